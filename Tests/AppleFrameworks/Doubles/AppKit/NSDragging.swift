import AppleBase

public struct NSDragOperation: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let copy = NSDragOperation(rawValue: 1)
  public static let move = NSDragOperation(rawValue: 16)
  public static let delete = NSDragOperation(rawValue: 32)
}

open class NSPasteboard: NSObject {
  open internal(set) var pasteboardItems: [NSPasteboardItem]?

  open func string(forType dataType: PasteboardType) -> String? {
    pasteboardItems?.lazy.compactMap { $0.string(forType: dataType) }.first
  }

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

  open func string(forType type: NSPasteboard.PasteboardType) -> String? { strings[type] }
}

@MainActor
public protocol NSDraggingInfo: NSObjectProtocol {
  var draggingSource: Any? { get }
  var draggingPasteboard: NSPasteboard { get }
}

open class NSDraggingSession: NSObject {}
