// The type to which the compiler imports `CGFloat` of Objective-C. It looks for the type in a module of this name, and
// converts it from and to `Double` implicitly, as on Apple's platforms.

// A: CGFloat
public struct CGFloat: Hashable, Comparable, Strideable, SignedNumeric, ExpressibleByFloatLiteral,
  Sendable
{
  public init() {}
  public init(_ value: Double) {}
  public init(_ value: Int) {}
  public init(floatLiteral value: Double) {}
  public init(integerLiteral value: Int) {}
  public init?<T: BinaryInteger>(exactly source: T) {}
  public var magnitude: CGFloat { self }
  public func distance(to other: CGFloat) -> CGFloat { self }
  public func advanced(by amount: CGFloat) -> CGFloat { self }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func += (left: inout CGFloat, right: CGFloat) {}
  public static func -= (left: inout CGFloat, right: CGFloat) {}
  public static func *= (left: inout CGFloat, right: CGFloat) {}
}

extension Double {
  public init(_ value: CGFloat) { self = 0 }
}
