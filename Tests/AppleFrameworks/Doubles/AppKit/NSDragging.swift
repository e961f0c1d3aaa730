import AppleBase

public struct NSDragOperation: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let copy = NSDragOperation(rawValue: 1)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
}

open class NSPasteboard: NSObject {
  public struct PasteboardType: RawRepresentable, Hashable, Sendable {
    public var rawValue: String

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

public protocol NSPasteboardWriting: NSObjectProtocol {
  func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType]
}

open class NSPasteboardItem: NSObject, NSPasteboardWriting {
  private var strings: [NSPasteboard.PasteboardType: String] = [:]

  public func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    Array(strings.keys)
  }

  @discardableResult
  open func setString(_ string: String, forType type: NSPasteboard.PasteboardType) -> Bool {
    strings[type] = string
    return true
  }
}

@MainActor
public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingSource: Any? { get }
}

open class NSDraggingSession: NSObject {}
