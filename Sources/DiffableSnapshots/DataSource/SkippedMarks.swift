/// The marks of superseded snapshots, to be added to the snapshot that the list shows instead.
///
/// A superseded snapshot cannot store all marks of earlier superseded snapshots, because it may lack a marked
/// identifier that a later snapshot contains again. The list has shown that identifier all the time, so its mark must
/// not be lost.
struct SkippedMarks<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  private(set) var sections = IdentifierMap<Section, Mark>()
  private(set) var items = IdentifierMap<Item, Mark>()

  /// Adds the marks of a snapshot.
  mutating func add(_ snapshot: Snapshot<Section, Item>) {
    guard snapshot.isMarked else { return }
    for (index, section) in snapshot.sections.enumerated() {
      let mark = snapshot.sectionList.mark(at: index)
      if mark != .none { Self.add(mark, to: section, in: &sections) }
    }
    for location in snapshot.shape.locations(where: { $0 != .none }) {
      Self.add(
        snapshot.shape.mark(at: location),
        to: snapshot.store.item(at: location),
        in: &items
      )
    }
  }

  /// Adds the marks of other superseded snapshots.
  mutating func add(_ other: SkippedMarks) {
    for (section, mark) in other.sections.elements { Self.add(mark, to: section, in: &sections) }
    for (item, mark) in other.items.elements { Self.add(mark, to: item, in: &items) }
  }

  private static func add<Key>(_ mark: Mark, to key: Key, in marks: inout IdentifierMap<Key, Mark>)
  {
    marks[key] = (marks[key] ?? .none).joined(with: mark)
  }
}

extension Snapshot {
  /// Returns the snapshot with the skipped marks of its sections and items added.
  func inheriting(_ marks: SkippedMarks<Section, Item>) -> Snapshot {
    guard !marks.sections.isEmpty || !marks.items.isEmpty else { return self }
    var result = self
    for (section, mark) in marks.sections.elements {
      if let index = indexOfSection(section) { result.sectionList.mark(mark, at: index) }
    }
    for (item, mark) in marks.items.elements {
      if let position = indexOfItem(item) {
        result.store.shape.mark(mark, at: [position]) { _, _, _ in }
      }
    }
    result.isMarked = true
    result.checkInvariants()
    return result
  }
}
