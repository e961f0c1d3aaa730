#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension TableViewTarget {
    /// Returns what a row shows.
    func content(ofRow row: Int) -> ListRow? { data?.row(at: row, headers: showsSectionHeaders) }

    /// Returns the path of the item in a row, or nil for a section header and for a row that is out of bounds.
    func path(ofRow row: Int) -> ItemPath? {
      guard case .item(let path)? = content(ofRow: row) else { return nil }
      return path
    }

    /// Returns the row of a header or an item; nil if its position is out of bounds or headers are not shown.
    func row(of content: ListRow) -> Int? {
      data?.indexOfRow(content, headers: showsSectionHeaders)
    }
  }
#endif
