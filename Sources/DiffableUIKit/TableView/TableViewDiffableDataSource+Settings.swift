#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // These properties get and set the settings of the target. Code that was written for UIKit's data source can set
  // `defaultRowAnimation` without a change.
  extension DiffableDataSource where Target == TableViewTarget {
    /// The animation of changes that have no animation of their own in ``rowAnimations``; automatic by default.
    @preconcurrency
    @MainActor
    public var defaultRowAnimation: UITableView.RowAnimation {
      get { target.rowAnimations.defaultAnimation }
      set { target.rowAnimations.defaultAnimation = newValue }
    }

    /// The animation of each kind of change.
    @MainActor
    public var rowAnimations: TableViewRowAnimations {
      get { target.rowAnimations }
      set { target.rowAnimations = newValue }
    }
  }
#endif
