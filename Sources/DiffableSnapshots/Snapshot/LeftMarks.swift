/// The marks of snapshots that are not shown, for the one that is shown instead.
///
/// Apart from the snapshots: one that lacks an identifier, and is not shown either, must not lose the mark
/// on the way to one that has the identifier again, for the list may have shown it all along.
struct LeftMarks<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var sections: [Section: Mark] = [:]
  private(set) var items: [Item: Mark] = [:]

  /// Adds the marks of a snapshot.
  mutating func add(_ snapshot: Snapshot<Section, Item>) {
    for (section, mark) in snapshot.sectionMarks { add(mark, to: section) }
    for place in snapshot.store.places(where: { $0 != .none }) {
      add(snapshot.store.mark(at: place), to: snapshot.store.item(at: place))
    }
  }

  /// Adds marks that were left before.
  mutating func add(_ other: LeftMarks) {
    for (section, mark) in other.sections { add(mark, to: section) }
    for (item, mark) in other.items { add(mark, to: item) }
  }

  private mutating func add(_ mark: Mark, to section: Section) {
    sections[section] = sections[section, default: .none].joined(with: mark)
  }

  private mutating func add(_ mark: Mark, to item: Item) {
    items[item] = items[item, default: .none].joined(with: mark)
  }
}

extension Snapshot {
  /// The same snapshot with the marks that were left, as far as it has those identifiers.
  func inheriting(_ marks: LeftMarks<Section, Item>) -> Snapshot {
    guard !marks.sections.isEmpty || !marks.items.isEmpty else { return self }
    var result = self
    for (section, mark) in marks.sections where positions[section] != nil {
      result.mark(section, mark)
    }
    for (item, mark) in marks.items {
      if let place = place(of: item) { result.store.mark(mark, at: place) }
    }
    result.checkInvariants()
    return result
  }
}
