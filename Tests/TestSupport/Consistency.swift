import DiffableSnapshots
import Testing

/// Expects that all functions that read a snapshot agree.
package func expectConsistency<Section, Item>(
  of snapshot: Snapshot<Section, Item>,
  _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  if let contradiction = contradiction(in: snapshot) {
    let notes = [comment?.rawValue, contradiction].compactMap(\.self)
    Issue.record("\(notes.joined(separator: ": "))", sourceLocation: sourceLocation)
  }
}

private func contradiction<Section, Item>(in snapshot: Snapshot<Section, Item>) -> String? {
  let sections = snapshot.sectionIdentifiers
  if snapshot.numberOfSections != sections.count { return "number of sections" }
  if snapshot.isEmpty != sections.isEmpty { return "emptiness" }
  var all: [Item] = []
  for (offset, section) in sections.enumerated() {
    if snapshot.indexOfSection(section) != offset { return "index of section \(section)" }
    if snapshot.sectionIdentifier(for: offset) != section { return "section at \(offset)" }
    let items = snapshot.itemIdentifiers(inSection: section)
    if snapshot.numberOfItems(inSection: section) != items.count
      || snapshot.numberOfItems(inSectionAt: offset) != items.count
    {
      return "number of items in \(section)"
    }
    for (index, item) in items.enumerated() {
      let path = ItemPath(section: offset, item: index)
      if snapshot.itemPath(for: item) != path { return "path of \(item)" }
      if snapshot.itemIdentifier(for: path) != item { return "item at \(path)" }
      if snapshot.indexOfItem(item) != all.count + index { return "index of \(item)" }
      if snapshot.sectionIdentifier(containingItem: item) != section { return "section of \(item)" }
    }
    all += items
  }
  if snapshot.itemIdentifiers != all { return "items" }
  if snapshot.numberOfItems != all.count { return "number of items" }
  if Set(all).count != all.count { return "an item twice" }
  if Set(sections).count != sections.count { return "a section twice" }
  return contradictionOfMarks(in: snapshot, all)
}

private func contradictionOfMarks<Section, Item>(
  in snapshot: Snapshot<Section, Item>,
  _ items: [Item]
) -> String? {
  let reloaded = snapshot.reloadedItemIdentifiers
  let reconfigured = snapshot.reconfiguredItemIdentifiers
  if items.filter(Set(reloaded).contains) != reloaded { return "reloaded items" }
  if items.filter(Set(reconfigured).contains) != reconfigured { return "reconfigured items" }
  if !Set(reloaded).isDisjoint(with: reconfigured) { return "an item marked twice" }
  let sections = snapshot.reloadedSectionIdentifiers
  if snapshot.sectionIdentifiers.filter(Set(sections).contains) != sections {
    return "reloaded sections"
  }
  let updated = snapshot.reconfiguredSectionIdentifiers
  if snapshot.sectionIdentifiers.filter(Set(updated).contains) != updated {
    return "reconfigured sections"
  }
  if !Set(sections).isDisjoint(with: updated) { return "a section marked twice" }
  return nil
}
