/// A replacement of the root class of Objective-C, with the part of message forwarding that adapters use.
open class NSObject: NSObjectProtocol, Hashable {
  public init() {}

  public static func == (left: NSObject, right: NSObject) -> Bool { left.isEqual(right) }

  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }

  open var hash: Int { ObjectIdentifier(self).hashValue }

  open func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// Returns whether the object, or the object to which it forwards messages, implements a method.
  ///
  /// This class cannot know the methods of its subclasses, so it answers for none.
  open func responds(to selector: Selector!) -> Bool { false }

  open func forwardingTarget(for selector: Selector!) -> Any? { nil }
}

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  var hash: Int { get }
  func responds(to selector: Selector!) -> Bool
}

/// The name of a method.
public struct Selector: Hashable, ExpressibleByStringLiteral, Sendable {
  public var name: String

  public init(_ name: String) { self.name = name }

  public init(stringLiteral value: String) { name = value }
}
