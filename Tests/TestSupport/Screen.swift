import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

package typealias TaggedSource = DiffableDataSource<Tagged, Tagged, StrictList<String>>

/// A strict list with its data source, and a diary of what happens.
package final class Screen {
  /// What the cell provider shares with the screen, so that neither holds the other.
  package final class Diary {
    /// The items that the cell provider was asked for, in order.
    package var provided: [String] = []
    /// The completions that were called, in order.
    package var completed: [String] = []
    /// The drags of the user.
    package var transactions: [ReorderingTransaction<Tagged, Tagged>] = []
    /// Called for each cell.
    package var onCell: ((ItemPath, Tagged) -> Void)?
  }

  package let list: StrictList<String>
  package let diary = Diary()
  package let dataSource: TaggedSource

  package init(_ kind: ListKind = .collectionView) {
    list = StrictList(kind.capabilities, by: kind.method)
    let diary = diary
    dataSource = TaggedSource(target: list) { _, path, item in
      diary.provided.append(item.description)
      diary.onCell?(path, item)
      return item.description
    }
  }

  /// Applies, with a completion that makes an entry in the diary.
  package func apply(_ notation: String, named name: String = "") throws {
    apply(try Snapshot(notation), named: name)
  }

  package func apply(_ snapshot: Snapshot<Tagged, Tagged>, named name: String = "") {
    let diary = diary
    dataSource.apply(snapshot) { diary.completed.append(name) }
  }

  /// What the list was told, in letters: R a reload, B a batch or edits.
  package var told: String {
    list.log.map { event in
      switch event {
      case .reload: "R"
      case .batch, .edits: "B"
      }
    }
    .joined()
  }

  /// The cells, without sections.
  package var shown: String { list.cells.joined().joined(separator: " ") }

  /// Expects that the list shows what the data source says, and has refused nothing.
  package func expectShown(
    _ notation: String,
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = dataSource.snapshot()
    #expect(snapshot.notation == notation, comment, sourceLocation: sourceLocation)
    expectInOrder(comment, sourceLocation: sourceLocation)
  }

  package func expectInOrder(
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
