// The type of coordinates, which is another type than `Double`. The compiler converts between the two.

// A: CGFloat
public struct CGFloat: Hashable, Sendable, Comparable, SignedNumeric, ExpressibleByFloatLiteral {
  public var native: Double
  public var magnitude: CGFloat { self }
  public init() { native = 0 }
  public init(_ value: Double) { native = value }
  public init(_ value: Int) { native = 0 }
  public init?<T: BinaryInteger>(exactly source: T) { nil }
  public init(integerLiteral value: Int) { native = 0 }
  public init(floatLiteral value: Double) { native = value }
  public static func < (left: CGFloat, right: CGFloat) -> Bool { false }
  public static func + (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func - (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func * (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func / (left: CGFloat, right: CGFloat) -> CGFloat { left }
  public static func *= (left: inout CGFloat, right: CGFloat) {}
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}
