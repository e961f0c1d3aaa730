import AppleBase

/// A replacement of Foundation's sort descriptor, which has no keys on Linux.
open class NSSortDescriptor: NSObject {
  public let key: String?
  public let ascending: Bool

  public init(key: String?, ascending: Bool) {
    self.key = key
    self.ascending = ascending
    super.init()
  }

  open var reversedSortDescriptor: Any { NSSortDescriptor(key: key, ascending: !ascending) }
}
