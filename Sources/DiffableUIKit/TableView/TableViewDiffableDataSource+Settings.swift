#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  // Code that was written for UIKit's data source can set `defaultRowAnimation` without a change.
  @MainActor
  extension DiffableDataSource where Target == TableViewTarget {
    /// The animation of changes that have no animation of their own in ``rowAnimations``; automatic by default.
    @preconcurrency
    public var defaultRowAnimation: UITableView.RowAnimation {
      get { target.rowAnimations.defaultAnimation }
      set { target.rowAnimations.defaultAnimation = newValue }
    }

    /// The animation of each kind of change.
    public var rowAnimations: TableViewRowAnimations {
      get { target.rowAnimations }
      set { target.rowAnimations = newValue }
    }

    /// Whether the first visible row keeps its place on screen during an apply; false by default.
    ///
    /// See ``DiffableUIKit/TableViewTarget/keepsScrollPosition``.
    public var keepsScrollPosition: Bool {
      get { target.keepsScrollPosition }
      set { target.keepsScrollPosition = newValue }
    }

    /// Shows a section index beside a table view, whose titles come from the sections.
    ///
    /// ```swift
    /// dataSource.setSectionIndexTitles { group in String(group.name.prefix(1)) }
    /// ```
    ///
    /// Sections with equal titles share one entry, which scrolls to the first of them. The table view reads the
    /// titles again after each apply.
    ///
    /// - Parameter title: Returns the title of a section, or nil if the section has no entry. If this closure is nil,
    ///   the table view shows no section index.
    /// - Complexity: O(*s*), here and after each apply, where *s* is the number of sections.
    public func setSectionIndexTitles(_ title: ((_ section: Section) -> String?)?) {
      target.sectionIndex = sectionIndex(title)
      target.tableView?.reloadSectionIndexTitles()
    }
  }
#endif
