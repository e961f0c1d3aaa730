import DiffableSnapshots

/// What has become of the rows of a list, for people.
struct ChangeReport {
  /// The change of a row, with its place before and after as far as there is one; from 1.
  struct Change: Hashable {
    var kind: ChangeKind
    var name: String
    var places: [Int]
  }

  /// The changes of each kind, in the order in which the list was told them.
  private var changes: [ChangeKind: [Change]] = [:]

  /// The number of lines that were written to show the changes, and that of all lines then, as soon as they
  /// have been drawn.
  var drawing: (writtenLines: Int, height: Int)?

  var isEmpty: Bool { changes.isEmpty }

  /// The changes of a kind.
  func changes(of kind: ChangeKind) -> [Change] { changes[kind] ?? [] }

  /// The number of changes of each kind.
  var summary: String {
    let counts = ChangeKind.allCases.compactMap { kind in
      changes[kind].map { "\($0.count) \(kind)" }
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  /// Adds what a list without sections has carried out.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - old: The names of the rows before.
  ///   - new: Their names after.
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

  /// Adds the change of a row that has, or had, some offsets.
  mutating func add(_ kind: ChangeKind, name: String, at offsets: Int...) {
    let change = Change(kind: kind, name: name, places: offsets.map { $0 + 1 })
    changes[kind, default: []].append(change)
  }
}

extension ChangeReport.Change: CustomStringConvertible {
  var description: String {
    "\(kind.rawValue) \(name) (\(places.map(String.init).joined(separator: " → ")))"
  }
}
