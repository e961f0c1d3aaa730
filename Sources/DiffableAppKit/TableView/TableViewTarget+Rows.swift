#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension TableViewTarget {
    /// The number of rows, with section headers.
    var numberOfRows: Int { data?.numberOfRows(headers: showsSectionHeaders) ?? 0 }

    /// Returns what a row shows.
    func content(ofRow row: Int) -> ListRow? { data?.row(at: row, headers: showsSectionHeaders) }

    /// Returns the path of the item in a row, or nil for a section header and for a row that is out of bounds.
    func path(ofRow row: Int) -> ItemPath? {
      guard case .item(let path)? = content(ofRow: row) else { return nil }
      return path
    }

    /// Returns whether a row is a section header.
    func isSectionHeader(_ row: Int) -> Bool {
      guard showsSectionHeaders, case .header? = content(ofRow: row) else { return false }
      return true
    }

    /// Returns the row of the item at a path, or nil when the path is out of bounds.
    func row(of path: ItemPath) -> Int? { row(of: .item(path)) }

    /// Returns the row of the header of a section, or nil when section headers are not shown.
    func row(ofHeader section: Int) -> Int? { row(of: .header(section: section)) }

    private func row(of content: ListRow) -> Int? {
      data?.indexOfRow(content, headers: showsSectionHeaders)
    }
  }
#endif
