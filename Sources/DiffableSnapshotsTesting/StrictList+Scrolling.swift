import DiffableSnapshots

// All cells are rows of the same height. The visible area is a range of rows; a list without a height shows all rows.
extension StrictList {
  /// The cells in the visible area, from top to bottom.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public var visibleCells: [ShownCell<Cell>] {
    visiblePaths.map { shown[$0.section].cells[$0.item] }
  }

  /// The paths of the cells in the visible area, from top to bottom.
  ///
  /// Like all paths of this list, they are paths of shown cells, with header rows.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public var visiblePaths: [ItemPath] {
    let paths = shown.enumerated().flatMap { section, contents in
      contents.cells.indices.map { ItemPath(section: section, item: $0) }
    }
    guard let height else { return paths }
    return Array(paths.dropFirst(scrollOffset).prefix(height))
  }

  /// Simulates a user who scrolls.
  ///
  /// The list scrolls no further than to its first and its last row.
  ///
  /// - Parameter row: The row at the top of the visible area afterwards: the number of cells before it in all sections.
  /// - Complexity: O(*s*), where *s* is the number of sections.
  public func scroll(toRow row: Int) {
    let last = sizes.reduce(0, +) - (height ?? .max)
    scrollOffset = max(0, min(row, last))
  }

  /// Remembers the visible items.
  ///
  /// - Complexity: O(*n*), where *n* is the number of cells.
  public func willApply() {
    guard height != nil else { return }
    let paths = visiblePaths
    let items = paths.enumerated().compactMap { row, path in
      dataPath(ofItemAt: path).map { (row: row, path: $0) }
    }
    seen = SeenItems(
      identifiers: items.map { item in
        shown[paths[item.row].section].cells[paths[item.row].item].identifier
      },
      rows: items.map { $0.row },
      anchors: data?.anchors(amongItemsAt: items.map { $0.path })
    )
  }

  /// Restores the scroll position if ``keepsScrollPosition`` is true, and checks whether the visible items stay in
  /// place.
  ///
  /// - Complexity: O(*n* + *k*²) on average, where *n* is the number of cells and *k* the number of visible cells.
  public func didApply() {
    guard let seen else { return }
    self.seen = nil
    if keepsScrollPosition, let anchor = seen.anchors?().first, let data {
      let row = data.indexOfRow(.item(anchor.path), headers: hasHeaderRows) ?? 0
      scroll(toRow: row - seen.rows[anchor.offset])
    } else {
      scroll(toRow: scrollOffset)
    }
    if let jump = jump(of: seen) { jumps.append(jump) }
  }

  /// Returns the jump of the first visible item that has kept its order, or nil if the item stays in place.
  private func jump(of seen: SeenItems) -> ScrollJump? {
    let rows = shown.flatMap { $0.cells }
    var newRows: [AnyHashable: Int] = [:]
    for (row, cell) in rows.enumerated() where !cell.isHeader { newRows[cell.identifier] = row }
    guard let first = seen.firstUnmovedItem(newRows) else { return nil }
    let (oldRow, newRow) = (seen.rows[first.index], first.newRow - scrollOffset)
    if oldRow == newRow { return nil }
    return ScrollJump(item: "\(seen.identifiers[first.index])", oldRow: oldRow, newRow: newRow)
  }
}

/// The visible items before an apply.
struct SeenItems {
  var identifiers: [AnyHashable]

  /// The rows of the items, counted from the top of the visible area.
  var rows: [Int]

  /// The function that `ListData.anchors(amongItemsAt:)` returned for the items; nil if the list has no data.
  var anchors: (() -> [(offset: Int, path: ItemPath)])?

  /// Returns the first item that still exists and is in a longest sequence of items that have kept their order.
  ///
  /// The function does not use ``anchors``, so its result is a check of them.
  ///
  /// - Parameter newRows: The rows of all items that exist.
  /// - Returns: The index of the item among the seen items, and its new row; nil if no seen item exists.
  func firstUnmovedItem(_ newRows: [AnyHashable: Int]) -> (index: Int, newRow: Int)? {
    let kept = identifiers.enumerated().compactMap { index, identifier in
      newRows[identifier].map { (index: index, newRow: $0) }
    }
    let before = Self.lengths(kept.map { $0.newRow })
    let after = Self.lengths(kept.reversed().map { -$0.newRow }).reversed()
    let totals = zip(before, after).map { $0 + $1 }
    guard let longest = totals.max() else { return nil }
    return totals.firstIndex(of: longest).map { kept[$0] }
  }

  /// Returns, for each number, the length of the longest ascending subsequence that ends with the number.
  private static func lengths(_ numbers: [Int]) -> [Int] {
    var lengths: [Int] = []
    for number in numbers {
      let smaller = zip(numbers, lengths).filter { $0.0 < number }
      lengths.append((smaller.map { $0.1 }.max() ?? 0) + 1)
    }
    return lengths
  }
}
