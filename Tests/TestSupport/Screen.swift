import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

package typealias TaggedSource = DiffableDataSource<Tagged, Tagged, StrictList<String>>

/// A strict list with a data source, and a diary of the calls of its closures.
package final class Screen {
  /// A record that the screen shares with the cell provider, so that they do not reference each other.
  package final class Diary {
    /// The items for which the cell provider was called, in order.
    package var provided: [String] = []
    /// The names of the called completions, in order.
    package var completed: [String] = []
    /// The reordering transactions of the user's drags.
    package var transactions: [ReorderingTransaction<Tagged, Tagged>] = []
    /// Called when the cell provider creates a cell.
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

  /// Applies a snapshot with a completion that adds a name to the diary.
  package func apply(_ notation: String, named name: String = "") {
    apply(Snapshot(notation), named: name)
  }

  package func apply(_ snapshot: Snapshot<Tagged, Tagged>, named name: String = "") {
    let diary = diary
    dataSource.apply(snapshot) { diary.completed.append(name) }
  }

  /// The calls that the list received: `R` for a reload, `B` for a batch or edits.
  package var receivedCalls: String {
    list.log.map { $0 == .reload ? "R" : "B" }.joined()
  }

  /// The cells of all sections, in order.
  package var shown: String { list.cells.joined().joined(separator: " ") }

  /// Expects that the data source has a given snapshot, that the list shows it, and that no batch was refused.
  ///
  /// - Parameters:
  ///   - notation: The snapshot.
  ///   - comment: The comment of a failure.
  ///   - received: The calls that the list has received, or nil.
  ///   - completed: The names of the called completions in order, or nil.
  ///   - provided: The items for which the cell provider was called in order, or nil.
  ///   - sourceLocation: The location of a failure.
  package func expectShown(
    _ notation: String,
    _ comment: Comment? = nil,
    received: String? = nil,
    completed: [String]? = nil,
    provided: [String]? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = dataSource.snapshot()
    #expect(snapshot.notation == notation, comment, sourceLocation: sourceLocation)
    expectInOrder(comment, sourceLocation: sourceLocation)
    #expect(receivedCalls == received ?? receivedCalls, sourceLocation: sourceLocation)
    #expect(diary.completed == completed ?? diary.completed, sourceLocation: sourceLocation)
    #expect(diary.provided == provided ?? diary.provided, sourceLocation: sourceLocation)
  }

  /// Calls a closure once, while the cell of an item with the tag `x` is made.
  package func onCellX(_ action: @escaping (Screen) -> Void) {
    diary.onCell = { [unowned self] _, item in
      guard item.tag == "x" else { return }
      diary.onCell = nil
      action(self)
    }
  }

  /// Expects that the list shows the data source's snapshot, and that no batch was refused.
  package func expectInOrder(
    _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let snapshot = dataSource.snapshot()
    #expect(list.refusals.isEmpty, comment, sourceLocation: sourceLocation)
    let ids = list.cells.map { $0.map { $0.prefix(while: \.isNumber) } }
    let expected = snapshot.sectionIdentifiers.map { section in
      snapshot.itemIdentifiers(inSection: section).map { "\($0.id)"[...] }
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

extension StrictListEvent {
  /// Whether a batch or edits are animated, or nil for a reload.
  package var isAnimated: Bool? {
    switch self {
    case .reload: nil
    case .batch(_, let animated), .edits(_, let animated): animated
    }
  }
}
