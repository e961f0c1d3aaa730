import DiffableSnapshots

/// A human-readable report of the changes to the rows of a list.
struct ChangeReport {
  /// The change of a row.
  struct Change: Hashable {
    var kind: ChangeKind
    var name: String

    /// The row numbers before and after the change, starting at 1.
    ///
    /// A deletion has only the number before, an insertion or update only the number after.
    var positions: [Int]
  }

  /// The changes of each kind, in the order in which the list received them.
  private var changes: [ChangeKind: [Change]] = [:]

  /// The number of lines that were written to draw the changes, and the height of the list, or `nil` before
  /// the changes are drawn.
  var drawing: (writtenLines: Int, height: Int)?

  var isEmpty: Bool { changes.isEmpty }

  /// Returns the changes of a kind.
  func changes(of kind: ChangeKind) -> [Change] { changes[kind] ?? [] }

  /// The number of changes of each kind, as text.
  var summary: String {
    let counts = ChangeKind.allCases.compactMap { kind in
      changes[kind].map { "\($0.count) \(kind)" }
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  /// Adds the changes of a batch for a list without sections.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - old: The names of the rows before the batch.
  ///   - new: The names of the rows after the batch.
  mutating func add(_ batch: ListChanges, old: [String], new: [String]) {
    for path in batch.itemInsertions { add(.inserted, name: new[path.item], at: path.item) }
    for path in batch.itemDeletions { add(.deleted, name: old[path.item], at: path.item) }
    for move in batch.itemMoves {
      add(.moved, name: new[move.to.item], at: move.from.item, move.to.item)
    }
    for path in (batch.itemReloads + batch.itemReconfigurations).sorted() {
      add(.updated, name: new[path.item], at: path.item)
    }
  }

  /// Adds the change of a row at the given offsets.
  mutating func add(_ kind: ChangeKind, name: String, at offsets: Int...) {
    let change = Change(kind: kind, name: name, positions: offsets.map { $0 + 1 })
    changes[kind, default: []].append(change)
  }
}

extension ChangeReport.Change: CustomStringConvertible {
  var description: String {
    "\(kind.rawValue) \(name) (\(positions.map(String.init).joined(separator: " → ")))"
  }
}
