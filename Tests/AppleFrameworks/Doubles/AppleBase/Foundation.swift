// The part of Foundation that the frameworks export. Exporting all of it would make `NSObject` ambiguous.
@_exported import class Foundation.Bundle
@_exported import class Foundation.NSCoder
@_exported import class Foundation.NSLock
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct Foundation.IndexPath
@_exported import struct Foundation.IndexSet
@_exported import struct Foundation.Notification
@_exported import struct Foundation.UUID

// Both frameworks extend index paths in this way.
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

  /// Traps unless the index path has exactly a section and an item, as the frameworks do.
  private func element(_ index: Int) -> Int {
    precondition(count == 2, "The index path must have a section and an item")
    return self[index]
  }
}
