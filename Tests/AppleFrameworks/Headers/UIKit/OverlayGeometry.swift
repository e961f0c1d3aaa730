extension CGRect {
  // A: CGRect.zero
  public static var zero: CGRect { CGRect() }

  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  // A: CGRect.height
  public var height: CGFloat { size.height }

  // A: CGRect.intersects(_:)
  public func intersects(_ rect2: CGRect) -> Bool {
    origin.x < rect2.origin.x + rect2.size.width && rect2.origin.x < origin.x + size.width
      && origin.y < rect2.origin.y + rect2.size.height && rect2.origin.y < origin.y + size.height
  }
}
