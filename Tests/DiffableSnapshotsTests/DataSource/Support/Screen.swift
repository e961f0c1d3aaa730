import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

typealias TaggedSource = DiffableDataSource<Tagged, Tagged, StrictList<String>>

/// A strict list with its data source, and a diary of what happens.
final class Screen {
  /// What the cell provider shares with the screen, so that neither holds the other.
  final class Diary {
    /// The items that the cell provider was asked for, in order.
    var provided: [String] = []
    /// The completions that were called, in order.
    var completed: [String] = []
    /// The drags of the user.
    var transactions: [ReorderingTransaction<Tagged, Tagged>] = []
    /// Called for each cell.
    var onCell: ((ItemPath, Tagged) -> Void)?
  }

  let list: StrictList<String>
  let diary = Diary()
  let dataSource: TaggedSource

  init(_ kind: ListKind = .collectionView) {
    list = StrictList(kind.capabilities, by: kind.method)
    let diary = diary
    dataSource = TaggedSource(target: list) { _, path, item in
      diary.provided.append(item.description)
      diary.onCell?(path, item)
      return item.description
    }
  }

  /// Applies, with a completion that makes an entry in the diary.
  func apply(_ notation: String, named name: String = "") throws {
    apply(try Snapshot(notation), named: name)
  }

  func apply(_ snapshot: Snapshot<Tagged, Tagged>, named name: String = "") {
    let diary = diary
    dataSource.apply(snapshot) { diary.completed.append(name) }
  }

  /// What the list was told, in letters: R a reload, B a batch or edits.
  var told: String {
    list.log.map { event in
      switch event {
      case .reload: "R"
      case .batch, .edits: "B"
      }
    }
    .joined()
  }

  /// The cells, without sections.
  var shown: String { list.cells.joined().joined(separator: " ") }

  /// Expects that the list shows what the data source says, and has refused nothing.
  func expectShown(
    _ notation: String,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = dataSource.snapshot()
    #expect(snapshot.notation == notation, comment, sourceLocation: sourceLocation)
    expectInOrder(comment, sourceLocation: sourceLocation)
  }

  func expectInOrder(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = dataSource.snapshot()
    #expect(list.refusals.isEmpty, comment, sourceLocation: sourceLocation)
    let ids = list.cells.map { $0.map { $0.prefix(while: \.isNumber) } }
    let expected = snapshot.sectionIdentifiers.map { section in
      ((try? snapshot.itemIdentifiers(inSection: section)) ?? []).map { "\($0.id)"[...] }
    }
    if list.capabilities.contains(.sections) {
      #expect(ids == expected, comment, sourceLocation: sourceLocation)
    } else {
      #expect(
        Array(ids.joined()) == Array(expected.joined()),
        comment,
        sourceLocation: sourceLocation
      )
    }
  }
}
