extension ListChanges {
  /// Returns the changes as a list without sections receives them: every path is a row of section 0.
  ///
  /// The changes determine which rows match, so no identifiers are compared. The rows that move are chosen again,
  /// because the fewest moves of sections and items need not result in the fewest moves of rows. When a section
  /// moves past another one, only the rows of the smaller of the two sections move.
  ///
  /// - Parameters:
  ///   - oldSizes: The number of items in each old section.
  ///   - newSizes: The number of items in each new section.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The changes of the rows, with the fewest moves.
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* the number of changes in
  ///   sections and in rows.
  func inRows(oldSizes: [Int], newSizes: [Int], headers: Bool) -> ListChanges {
    let old = RowBounds(sizes: oldSizes, headers: headers)
    let new = RowBounds(sizes: newSizes, headers: headers)
    var builder = RunBuilder(
      deletions: items.deletions.map(old.row),
      insertions: items.insertions.map(new.row),
      moves: items.moves.map { Move(from: old.row(of: $0.from), to: new.row(of: $0.to)) }
    )
    let origins = oldSections(oldCount: oldSizes.count, newCount: newSizes.count)
    for (section, origin) in origins.enumerated() {
      // The range includes the header row, which matches the header row of the old section.
      builder.add(new: new.rows(ofSection: section), old: origin.map(old.rows))
    }
    var result = ListChanges(
      Difference(runs: builder.runs, oldCount: old.rowCount, newCount: new.rowCount),
      section: 0
    )
    let path = { (row: Int) in ItemPath(section: 0, item: row) }
    result.items.reloads = (reloadedRows(new) + items.reloads.map(new.row)).map(path).sorted()
    let headerRows =
      headers ? sections.reconfigurations.map { new.rows(ofSection: $0).lowerBound } : []
    result.items.reconfigurations =
      (headerRows + items.reconfigurations.map(new.row)).map(path).sorted()
    return result
  }

  /// Returns the rows of reloaded sections, except inserted rows.
  private func reloadedRows(_ new: RowBounds) -> [Int] {
    guard !sections.reloads.isEmpty else { return [] }
    let inserted = Set(items.insertions.map(new.row))
    return sections.reloads.flatMap { section in
      new.rows(ofSection: section).filter { !inserted.contains($0) }
    }
  }

  /// Returns the old section that matches each new section, or nil for an inserted section.
  ///
  /// - Parameters:
  ///   - oldCount: The number of old sections.
  ///   - newCount: The number of new sections.
  /// - Returns: The index of the old section for each new section.
  func oldSections(oldCount: Int, newCount: Int) -> [Int?] {
    var isKept = Array(repeating: true, count: oldCount)
    for section in sections.deletions { isKept[section] = false }
    for move in sections.moves { isKept[move.from] = false }
    var isInsertedOrMoved = Array(repeating: false, count: newCount)
    for section in sections.insertions { isInsertedOrMoved[section] = true }
    for move in sections.moves { isInsertedOrMoved[move.to] = true }
    var origins: [Int?] = Array(repeating: nil, count: newCount)
    for move in sections.moves { origins[move.to] = move.from }
    let kept = (0..<oldCount).lazy.filter { isKept[$0] }
    for (old, new) in zip(kept, (0..<newCount).lazy.filter { !isInsertedOrMoved[$0] }) {
      origins[new] = old
    }
    return origins
  }
}

/// The rows of each section in a list without sections.
private struct RowBounds {
  /// The first row of each section, followed by the number of all rows.
  private var starts = [0]
  private let headerCount: Int

  init(sizes: [Int], headers: Bool) {
    headerCount = headers ? 1 : 0
    starts.reserveCapacity(sizes.count + 1)
    for size in sizes { starts.append(rowCount + size + headerCount) }
  }

  var rowCount: Int { starts[starts.count - 1] }

  func rows(ofSection section: Int) -> Range<Int> { starts[section]..<starts[section + 1] }

  func row(of path: ItemPath) -> Int { starts[path.section] + headerCount + path.item }
}
