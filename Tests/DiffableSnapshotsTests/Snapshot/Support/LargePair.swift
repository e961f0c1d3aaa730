import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// A snapshot of thousands of items, and the arrays that it must agree with.
struct LargePair<Item: NumberedIdentifier> {
  var snapshot = Snapshot<Int, Item>()
  var model = ArrayModel<Item>()

  /// The numbers of the next new item and the next new section.
  var nextItem = 0
  var nextSection = 0

  /// The data of the last instance; every instance has different data.
  var nextData = 0

  /// The last edit, for the message of a failure.
  var lastEdit = ""

  /// Expects that the snapshot and the arrays have the same instances at the same paths, with the same marks.
  func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    if let contradiction = contradiction() {
      Issue.record("\(contradiction), after \(lastEdit)", sourceLocation: sourceLocation)
      throw Contradiction()
    }
  }

  struct Contradiction: Error {}

  private func contradiction() -> String? {
    let items = model.items
    if snapshot.sectionIdentifiers != model.sections.map(\.section) { return "sections" }
    if snapshot.numberOfItems != items.count { return "number of items" }
    if snapshot.itemIdentifiers.map(\.data) != items.map(\.data) { return "items" }
    var position = 0
    for (offset, section) in model.sections.enumerated() {
      let sectionItems = snapshot.itemIdentifiers(inSection: section.section)
      if sectionItems.map(\.data) != section.items.map(\.data) { return "items of a section" }
      if snapshot.indexOfSection(section.section) != offset { return "index of a section" }
      // Check only some items of each section, including the last item.
      for index in section.items.indices.reversed() where (section.items.count - index) % 13 == 1 {
        let (item, path) = (section.items[index], ItemPath(section: offset, item: index))
        if snapshot.itemPath(for: item) != path { return "path" }
        if snapshot.indexOfItem(item) != position + index { return "index" }
        if snapshot.itemIdentifier(for: path)?.data != item.data { return "item at a path" }
        if snapshot.sectionIdentifier(containingItem: item) != section.section {
          return "section of an item"
        }
      }
      position += section.items.count
    }
    return contradictionOfMarks()
  }

  private func contradictionOfMarks() -> String? {
    if snapshot.reloadedItemIdentifiers.map(\.number)
      != model.items(markedIn: model.reloaded)
    {
      return "reloaded items"
    }
    if snapshot.reconfiguredItemIdentifiers.map(\.number)
      != model.items(markedIn: model.reconfigured)
    {
      return "reconfigured items"
    }
    if Set(snapshot.reloadedSectionIdentifiers) != model.reloadedSections {
      return "reloaded sections"
    }
    if Set(snapshot.reconfiguredSectionIdentifiers) != model.reconfiguredSections {
      return "reconfigured sections"
    }
    return nil
  }
}
