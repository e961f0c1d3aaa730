#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  // All lookups use the snapshot that the table view shows.
  @MainActor
  extension DiffableDataSource where Target == TableViewTarget {
    /// Returns the row of an item of the table view.
    ///
    /// - Parameter item: Any item.
    /// - Returns: The row, or nil when the table view does not show the item.
    /// - Complexity: That of ``/DiffableSnapshots/DiffableDataSource/itemPath(for:)``, plus O(log³ *n*), where *n* is
    ///   the number of sections and items.
    @preconcurrency
    public func row(forItemIdentifier item: Item) -> Int? {
      itemPath(for: item).flatMap { target.row(of: .item($0)) }
    }

    /// Returns the item in a row.
    ///
    /// - Parameter row: Any row.
    /// - Returns: The item, or nil for a section header and for a row that is out of bounds.
    /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
    @preconcurrency
    public func itemIdentifier(forRow row: Int) -> Item? {
      target.path(ofRow: row).flatMap { itemIdentifier(for: $0) }
    }

    /// Returns the row of the header of a section of the table view.
    ///
    /// - Parameter section: Any section.
    /// - Returns: The row, or nil when the table view does not show the section or shows no section headers.
    /// - Complexity: O(log³ *n*), where *n* is the number of sections and items.
    @preconcurrency
    public func row(forSectionIdentifier section: Section) -> Int? {
      index(for: section).flatMap { target.row(of: .header(section: $0)) }
    }

    /// Returns the section of a row.
    ///
    /// - Parameter row: Any row.
    /// - Returns: The section that contains the row, or nil for a row that is out of bounds.
    /// - Complexity: O(log² *n*), where *n* is the number of sections and items.
    @preconcurrency
    public func sectionIdentifier(forRow row: Int) -> Section? {
      switch target.content(ofRow: row) {
      case .header(let section): sectionIdentifier(for: section)
      case .item(let path): sectionIdentifier(for: path.section)
      case nil: nil
      }
    }
  }
#endif
