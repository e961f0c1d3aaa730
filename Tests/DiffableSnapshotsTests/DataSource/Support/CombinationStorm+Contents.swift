import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

// What to show.

extension CombinationStorm {
  func newItem() -> Noted {
    nextItem += 1
    return noted(nextItem)
  }

  func noted(_ id: Int) -> Noted {
    Noted(stringLiteral: "\(id)\(chance(0.5) ? "a" : "b")")
  }

  /// The newest snapshot after some edits, with new content, and marks where what is not content changes.
  func edited() throws -> Snapshot<Noted, Noted> {
    var next = source.snapshot()
    if chance(0.3) { next = try withOtherContent(next) }
    for _ in 0..<number(below: 4) { try edit(&next) }
    let text = next.notation
    note("apply \(text)")
    expect(text.filter { $0 != "!" && $0 != "?" })
    return next
  }

  /// Of other storage, and of other instances.
  func withOtherContent(
    _ snapshot: Snapshot<Noted, Noted>
  ) throws -> Snapshot<Noted, Noted> {
    try Snapshot(
      snapshot.sectionIdentifiers.map { section in
        let items = try snapshot.itemIdentifiers(inSection: section)
        return (
          chance(0.8) ? section : noted(section.tagged.id),
          items.map { chance(0.8) ? $0 : noted($0.tagged.id) }
        )
      }
    )
  }

  func edit(_ next: inout Snapshot<Noted, Noted>) throws {
    let (sections, items) = (next.sectionIdentifiers, next.itemIdentifiers)
    guard let section = sections.randomElement(using: &random),
      let other = sections.randomElement(using: &random)
    else { return try next.appendSections([noted(number(below: 4))]) }
    let item = items.randomElement(using: &random) ?? newItem()
    let anchor = items.randomElement(using: &random)
    switch number(below: 15) {
    case 0: try next.appendItems([newItem(), newItem()], toSection: section)
    case 1: try next.appendItems([item], toSection: section)
    case 2: next.deleteItems([item])
    case 3, 4: if let anchor { try next.moveItem(item, beforeItem: anchor) }
    case 5: if let anchor { try next.insertItems([newItem()], afterItem: anchor) }
    case 6: if chance(0.3) { next.deleteSections([section]) }
    case 7:
      let id = number(below: 4)
      if !sections.contains(where: { $0.tagged.id == id }) {
        try next.insertSections([noted(id)], beforeSection: section)
      }
    case 8: try next.moveSection(section, afterSection: other)
    case 9:
      let former = noted(1 + number(below: nextItem + 1))
      nextItem = max(nextItem, former.tagged.id)
      if next.itemPath(for: former) == nil { try next.appendItems([former], toSection: section) }
    case 10, 11:
      world.sectionVersions[section, default: 0] += 1
      if chance(0.5) {
        try next.reloadSections([section])
      } else {
        try next.reconfigureSections([section])
      }
    default:
      guard next.itemPath(for: item) != nil else { return }
      world.itemVersions[item, default: 0] += 1
      if chance(0.5) { try next.reloadItems([item]) } else { try next.reconfigureItems([item]) }
    }
  }

  /// An outline of the newest snapshot after some edits, some with items of other sections; and the section
  /// to show it in.
  func editedOutline() throws -> (SectionSnapshot<Noted>, Noted) {
    let newest = source.snapshot()
    let known = newest.sectionIdentifiers.randomElement(using: &random)
    let section = known.flatMap { chance(0.9) ? $0 : nil } ?? noted(number(below: 4))
    var outline = source.snapshot(for: section)
    for _ in 0..<number(below: 5) {
      let item = outline.items.randomElement(using: &random)
      let elsewhere = newest.itemIdentifiers.randomElement(using: &random) ?? newItem()
      let guest = outline.contains(elsewhere) || chance(0.8) ? newItem() : elsewhere
      switch number(below: 6) {
      case 0, 1: try outline.append([guest], to: item)
      case 2: if let item { try outline.insert([guest], before: item) }
      case 3: if let item { outline.delete([item]) }
      default:
        guard let item else { continue }
        if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
      }
    }
    var sections = newest.sectionIdentifiers
    if newest.indexOfSection(section) == nil { sections.append(section) }
    let leaving = Set(outline.items)
    let next = try sections.map { other in
      let items =
        other == section
        ? outline.visibleItems
        : try newest.itemIdentifiers(inSection: other).filter { !leaving.contains($0) }
      return ([other] + items).map(\.description).joined(separator: " ")
    }
    note("outline \(section): \(outline.items), expanded \(outline.expandedItems)")
    expect(next.joined(separator: " | "))
    return (outline, section)
  }

  func expect(_ newest: String) {
    stamp += 1
    isUndisturbed = false
    model = newest
  }
}
