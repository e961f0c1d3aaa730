#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// The animations with which a table view shows changes.
  ///
  /// An animation that is nil is the ``defaultAnimation``. The table view animates moves itself.
  public struct TableViewRowAnimations: Equatable {
    /// The animation of changes that have no animation of their own.
    public var defaultAnimation: UITableView.RowAnimation

    /// The animation of deleted rows.
    public var itemDeletion: UITableView.RowAnimation?

    /// The animation of inserted rows.
    public var itemInsertion: UITableView.RowAnimation?

    /// The animation of reloaded rows.
    public var itemReload: UITableView.RowAnimation?

    /// The animation of deleted sections.
    public var sectionDeletion: UITableView.RowAnimation?

    /// The animation of inserted sections.
    public var sectionInsertion: UITableView.RowAnimation?

    /// The animation of reloaded sections.
    public var sectionReload: UITableView.RowAnimation?

    /// Creates a set of equal animations.
    ///
    /// - Parameter defaultAnimation: The animation of all changes.
    /// - Complexity: O(1).
    public init(_ defaultAnimation: UITableView.RowAnimation = .automatic) {
      self.defaultAnimation = defaultAnimation
    }
  }
#endif
