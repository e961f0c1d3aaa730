#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Whether the first visible item keeps its place on screen during an apply; false by default.
    ///
    /// See ``DiffableUIKit/CollectionViewTarget/keepsScrollPosition``.
    @MainActor
    public var keepsScrollPosition: Bool {
      get { target.keepsScrollPosition }
      set { target.keepsScrollPosition = newValue }
    }

    /// Shows a section index beside a collection view, whose titles come from the sections.
    ///
    /// ```swift
    /// dataSource.setSectionIndexTitles { group in String(group.name.prefix(1)) }
    /// ```
    ///
    /// Sections with equal titles share one entry, which scrolls to the first of them.
    ///
    /// - Parameter title: Returns the title of a section, or nil if the section has no entry. If this closure is nil,
    ///   the view shows no section index.
    @MainActor
    public func setSectionIndexTitles(_ title: ((_ section: Section) -> String?)?) {
      target.sectionIndex = sectionIndex(title)
    }
  }
#endif
