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

    /// Returns the row of the item at a path.
    ///
    /// - Complexity: O(log³ *n*), where *n* is the number of sections and items.
    func row(of path: ItemPath) -> Int? {
      let row = firstRow { content in
        switch content {
        case .header(let section): section > path.section
        case .item(let other): other >= path
        }
      }
      return self.path(ofRow: row) == path ? row : nil
    }

    /// Returns the row of the header of a section, or nil when section headers are not shown.
    ///
    /// - Complexity: O(log³ *n*), where *n* is the number of sections and items.
    func row(ofHeader section: Int) -> Int? {
      guard showsSectionHeaders else { return nil }
      let row = firstRow { content in
        switch content {
        case .header(let other): other >= section
        case .item(let path): path.section >= section
        }
      }
      return content(ofRow: row) == .header(section: section) ? row : nil
    }

    /// Returns the first row that satisfies a predicate, given that all later rows satisfy it too.
    private func firstRow(where predicate: (ListRow) -> Bool) -> Int {
      var range = 0..<numberOfRows
      while !range.isEmpty {
        let middle = range.lowerBound + range.count / 2
        if content(ofRow: middle).map(predicate) ?? true {
          range = range.lowerBound..<middle
        } else {
          range = middle + 1..<range.upperBound
        }
      }
      return range.lowerBound
    }
  }
#endif
