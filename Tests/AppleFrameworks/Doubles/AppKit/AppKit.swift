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
    get { element(0) }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { element(1) }
    set { self[1] = newValue }
  }

  /// Traps unless the index path has exactly a section and an item, as AppKit does.
  private func element(_ index: Int) -> Int {
    precondition(count == 2, "The index path must have a section and an item")
    return self[index]
  }
}
