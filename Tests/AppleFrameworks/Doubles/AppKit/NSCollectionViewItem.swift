import AppleBase

open class NSCollectionViewItem: NSViewController {
  public enum HighlightState: Int, Sendable {
    case none
    case forSelection
    case forDeselection
    case asDropTarget
  }

  open var identifier: NSUserInterfaceItemIdentifier?
  open var isSelected = false

  open func prepareForReuse() {}
}

/// A pointer to a value that a delegate may change.
@unsafe public struct AutoreleasingUnsafeMutablePointer<Pointee> {
  private final class Storage {
    var pointee: Pointee
    init(_ pointee: Pointee) { self.pointee = pointee }
  }

  private let storage: Storage

  init(_ pointee: Pointee) { unsafe storage = Storage(pointee) }

  public var pointee: Pointee {
    get { unsafe storage.pointee }
    nonmutating set { unsafe storage.pointee = newValue }
  }
}

open class NSIndexPath: NSObject {
  public let item: Int
  public let section: Int

  public init(forItem item: Int, inSection section: Int) {
    self.item = item
    self.section = section
  }
}
