// A list without sections shows a row for each item and, if it has header rows, for each section.

extension Matching {
  /// Returns the matching of the rows; the rows of all sections are in one section.
  ///
  /// - Parameters:
  ///   - oldShape: The shape of the list before the change.
  ///   - newShape: The shape of the list after the change.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The matching.
  /// - Complexity: O(1) without header rows, else O(*s* + *r* log *s*), where *s* is the number of sections and *r* the
  ///   number of runs.
  func inRows(from oldShape: ListShape, to newShape: ListShape, headers: Bool) -> Matching {
    guard headers else { return Matching(sections: Run.whole(count: 1), items: items) }
    let (old, new) = (SectionRanges(sizes: oldShape.sizes), SectionRanges(sizes: newShape.sizes))
    let oldSections = sections.oldOffsets(count: newShape.sectionCount)
    var rows: [Run] = []
    var nextHeader = 0
    func appendHeaders(below end: Int) {
      while nextHeader < end {
        if let origin = oldSections[nextHeader] {
          rows.appendMatch(
            old: old.start(origin) + origin,
            new: new.start(nextHeader) + nextHeader
          )
        }
        nextHeader += 1
      }
    }
    for found in SectionPieces(of: items, old, new) {
      let (oldSection, section, piece) = (found.oldSection, found.section, found.run)
      // Most sections of a long list have not changed: the header and the items are adjacent rows.
      if nextHeader == section && oldSections[section] == oldSection
        && piece.old == old.start(oldSection) && piece.new == new.start(section)
      {
        nextHeader += 1
        let (header, newHeader) = (piece.old + oldSection, piece.new + section)
        rows.appendRun(Run(old: header, new: newHeader, length: 1 + piece.length))
        continue
      }
      appendHeaders(below: section + 1)
      let (first, newFirst) = (piece.old + oldSection + 1, piece.new + section + 1)
      rows.appendRun(Run(old: first, new: newFirst, length: piece.length))
    }
    appendHeaders(below: oldSections.count)
    return Matching(sections: Run.whole(count: 1), items: rows)
  }
}

extension ListChanges {
  /// Returns the changes as a list without sections receives them: every path is a row of section 0.
  ///
  /// The rows that move are chosen again, because the fewest moves of sections and items need not result in the fewest
  /// moves of rows. When a section moves past another one, only the rows of the smaller of the two sections move.
  ///
  /// - Parameters:
  ///   - matching: Which old row each new row is.
  ///   - old: The shape of the list before the change.
  ///   - new: The shape of the list after the change.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The changes of the rows, with the fewest moves.
  /// - Complexity: O(*r* log *r* + *c* log *n*), where *r* is the number of runs of rows, *c* the number of changes in
  ///   rows and *n* the number of sections and items.
  func inRows(
    _ matching: Matching,
    from old: ListShape,
    to new: ListShape,
    headers: Bool
  ) -> ListChanges {
    var result = ListChanges(
      oldSizes: [old.rowCount(headers: headers)],
      newSizes: [new.rowCount(headers: headers)],
      matching
    )
    guard hasUpdates else { return result }
    // An inserted row of a reloaded section is new anyway.
    let reloads = sections.reloads.flatMap { section in
      let first = new.start(section) + (headers ? section : 0)
      return (first..<first + new.size(section) + (headers ? 1 : 0))
        .filter { matching.items.oldOffset(of: $0) != nil }
    }
    let headerRows = headers ? sections.reconfigurations.map(new.row(ofHeader:)) : []
    let path = { (row: Int) in ItemPath(section: 0, item: row) }
    let row = { (path: ItemPath) in new.row(of: path, headers: headers) }
    result.items.reloads = (reloads + items.reloads.map(row)).map(path).sorted()
    result.items.reconfigurations =
      (headerRows + items.reconfigurations.map(row)).map(path).sorted()
    return result
  }
}
