@_exported import AppleBase
@_exported import class Foundation.NSSortDescriptor
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect

public typealias NSPoint = CGPoint
public typealias NSRect = CGRect

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
