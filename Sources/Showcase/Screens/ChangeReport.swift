import DiffableSnapshots

/// What a changeset does to the items of a list, for people.
struct ChangeReport {
  /// The change of an item, with its place before and after as far as there is one; from 1.
  struct Change: Hashable {
    var kind: ChangeKind
    var name: String
    var places: [Int]
  }

  /// The changes, one kind after the other, each as the list has them.
  let changes: [Change]

  /// Reports a changeset of a list with one section.
  init<Section, Item>(
    _ changeset: Changeset<Section, Item>,
    name: (Item) -> String
  ) {
    func change(_ kind: ChangeKind, from old: ItemPath?, to new: ItemPath?) -> Change? {
      let item =
        new.flatMap { changeset.new.itemIdentifier(for: $0) }
        ?? old.flatMap { changeset.old.itemIdentifier(for: $0) }
      return item.map {
        Change(
          kind: kind,
          name: name($0),
          places: [old, new].compactMap { $0.map { $0.item + 1 } }
        )
      }
    }
    let updates = (changeset.itemReloads + changeset.itemReconfigurations).sorted()
    changes =
      changeset.itemInsertions.compactMap { change(.inserted, from: nil, to: $0) }
      + changeset.itemDeletions.compactMap { change(.deleted, from: $0, to: nil) }
      + changeset.itemMoves.compactMap { change(.moved, from: $0.from, to: $0.to) }
      + updates.compactMap { change(.updated, from: nil, to: $0) }
  }

  /// The number of changes of each kind.
  var summary: String {
    let counts = ChangeKind.allCases.compactMap { kind in
      let count = changes.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind)"
    }
    return counts.isEmpty ? "nothing changed" : counts.joined(separator: ", ")
  }

  /// The names of the items that underwent changes of a kind.
  func names(of kind: ChangeKind) -> [String] { changes.filter { $0.kind == kind }.map(\.name) }
}

extension ChangeReport.Change: CustomStringConvertible {
  var description: String {
    "\(kind.rawValue) \(name) (\(places.map(String.init).joined(separator: " → ")))"
  }
}
