import AppKit
import Testing

// What the tests of migrated screens have in common: what the table shows, and a check that allows an apply to end later
// than the call of the view in which it began.

extension NSTableView {
  /// The texts of the rows: of the header, or of all columns.
  var shownTexts: [String] {
    (0..<numberOfRows).map { row in
      let views = (0..<numberOfColumns).map { column in
        view(atColumn: column, row: row, makeIfNecessary: true) as? NSTextField
      }
      let isHeader = views.count > 1 && views[0] === views[1]
      return (isHeader ? [views[0]] : views).map { $0?.stringValue ?? "" }.joined(separator: " ")
    }
  }

  /// The user drags rows together, and drops them above a row; returns whether the drop was accepted.
  func userDrags(_ rows: IndexSet, above row: Int) -> Bool {
    guard let session = userLifts(rows) else { return false }
    let isDropped = userDrops(at: row, from: self)
    userEnds(session, dropped: isDropped)
    return isDropped
  }
}

/// Lets tasks run that a data source may have begun.
@MainActor
func letTasksRun() async {
  for _ in 0..<50 { await Task.yield() }
}

/// Checks that a view soon shows texts, that its data source has the same ones, and that both keep them.
@MainActor
func expect<Texts: Equatable>(
  _ expected: Texts,
  shown: () -> Texts,
  listed: () -> Texts,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  for _ in 0..<10_000 {
    if shown() == expected && listed() == expected { break }
    await Task.yield()
  }
  await letTasksRun()
  #expect(shown() == expected, sourceLocation: sourceLocation)
  #expect(listed() == expected, sourceLocation: sourceLocation)
}
