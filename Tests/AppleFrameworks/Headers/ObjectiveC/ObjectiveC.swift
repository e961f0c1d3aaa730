// The part of the overlay of Objective-C's runtime that imported headers refer to.

/// The name of a method.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
}
