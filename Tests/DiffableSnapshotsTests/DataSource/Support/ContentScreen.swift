import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A strict list with a data source whose identifiers are `ContentEquatable`.
final class ContentScreen {
  typealias Source = DiffableDataSource<Noted, Noted, StrictList<String>>

  /// The state that the providers share with the screen, so that neither retains the other.
  final class Diary {
    /// The requests for views, in order: `1a` for a cell, `header 1a` for a header.
    var provided: [String] = []

    /// Called once, for the next cell.
    var onCell: (() -> Void)?
  }

  let list: StrictList<String>
  let diary = Diary()
  let dataSource: Source

  init(
    _ kind: ListKind = .collectionView,
    contentComparison: ContentComparison<Noted, Noted> = .automatic
  ) {
    list = StrictList(kind.capabilities, by: kind.method)
    let diary = diary
    dataSource = Source(target: list, contentComparison: contentComparison) { _, _, item in
      diary.provided.append("\(item)")
      let action = diary.onCell
      diary.onCell = nil
      action?()
      return "\(item)"
    }
    dataSource.supplementaryViewProvider = { list, kind, path, section in
      if path.section >= (list.data?.numberOfSections ?? 0) { Issue.record("No section \(path)") }
      diary.provided.append("\(kind.rawValue) \(section)")
      return kind == .header ? "\(section)" : nil
    }
  }

  /// Applies a snapshot and returns the requests for views, sorted.
  func apply(_ notation: String) -> [String] {
    diary.provided = []
    dataSource.apply(Snapshot(notation))
    return diary.provided.sorted()
  }

  /// The headers and cells in the notation of snapshots.
  var shown: String {
    if !list.capabilities.contains(.sections) {
      return list.shownCells.joined().map { $0.cell ?? "| \($0.header ?? "none")" }
        .joined(separator: " ")
    }
    return zip(list.headers, list.cells).map { header, cells in
      (["| \(header ?? "none")"] + cells).joined(separator: " ")
    }
    .joined(separator: " ")
  }

  /// Expects that the list shows sections and items, and that no batch was refused.
  func expectShown(_ notation: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(shown == notation, sourceLocation: sourceLocation)
    #expect(list.refusals.isEmpty, sourceLocation: sourceLocation)
  }

  /// The serial numbers of the cells that show items.
  var serialNumbers: [Int] {
    list.shownCells.joined().filter { $0.cell != nil }.map(\.serialNumber)
  }
}
