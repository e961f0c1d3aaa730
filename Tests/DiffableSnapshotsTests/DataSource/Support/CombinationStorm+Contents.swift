@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

// The random snapshots and outlines of the storm.

extension CombinationStorm {
  func newItem() -> Noted {
    nextItem += 1
    return noted(nextItem)
  }

  func noted(_ id: Int) -> Noted {
    Noted(stringLiteral: "\(id)\(chance(0.5) ? "a" : "b")")
  }

  /// Returns the newest snapshot after random edits.
  ///
  /// Some edits replace content. Some edits mark an identifier and increase the version that its cell or header shows.
  func edited() -> Snapshot<Noted, Noted> {
    var next = source.snapshot()
    if chance(0.3) { next = withOtherContent(next) }
    for _ in 0..<number(below: 4) { edit(&next) }
    let text = next.notation
    note("apply \(text)")
    expect(text.filter { $0 != "!" && $0 != "?" })
    return next
  }

  /// Returns the snapshot with separate storage, and with new instances of some identifiers.
  func withOtherContent(
    _ snapshot: Snapshot<Noted, Noted>
  ) -> Snapshot<Noted, Noted> {
    Snapshot(
      snapshot.sectionIdentifiers.map { section in
        let items = snapshot.itemIdentifiers(inSection: section)
        return (
          chance(0.8) ? section : noted(section.tagged.id),
          items.map { chance(0.8) ? $0 : noted($0.tagged.id) }
        )
      }
    )
  }

  func edit(_ next: inout Snapshot<Noted, Noted>) {
    let (sections, items) = (next.sectionIdentifiers, next.itemIdentifiers)
    guard let section = sections.randomElement(using: &random),
      let other = sections.randomElement(using: &random)
    else { return next.appendSections([noted(number(below: 4))]) }
    let item = items.randomElement(using: &random) ?? newItem()
    let anchor = items.randomElement(using: &random)
    switch number(below: 15) {
    case 0: next.appendItems([newItem(), newItem()], toSection: section)
    case 1: next.appendItems([item], toSection: section)
    case 2: next.deleteItems([item])
    case 3, 4: if let anchor { next.moveItem(item, beforeItem: anchor) }
    case 5: if let anchor { next.insertItems([newItem()], afterItem: anchor) }
    case 6: if chance(0.3) { next.deleteSections([section]) }
    case 7:
      let id = number(below: 4)
      if !sections.contains(where: { $0.tagged.id == id }) {
        next.insertSections([noted(id)], beforeSection: section)
      }
    case 8: next.moveSection(section, afterSection: other)
    case 9:
      let earlierItem = noted(1 + number(below: nextItem + 1))
      nextItem = max(nextItem, earlierItem.tagged.id)
      if next.itemPath(for: earlierItem) == nil {
        next.appendItems([earlierItem], toSection: section)
      }
    case 10, 11:
      shared.sectionVersions[section, default: 0] += 1
      if chance(0.5) {
        next.reloadSections([section])
      } else {
        next.reconfigureSections([section])
      }
    default:
      guard next.itemPath(for: item) != nil else { return }
      shared.itemVersions[item, default: 0] += 1
      if chance(0.5) { next.reloadItems([item]) } else { next.reconfigureItems([item]) }
    }
  }

  /// Returns an outline of the newest snapshot after random edits, and the section that shows it.
  ///
  /// Some edits insert items of other sections.
  func editedOutline() -> (SectionSnapshot<Noted>, Noted) {
    let newest = source.newest.snapshot
    let known = newest.sectionIdentifiers.randomElement(using: &random)
    let section = known.flatMap { chance(0.9) ? $0 : nil } ?? noted(number(below: 4))
    var outline = source.snapshot(for: section)
    for _ in 0..<number(below: 5) {
      let item = outline.items.randomElement(using: &random)
      let otherItem = newest.itemIdentifiers.randomElement(using: &random) ?? newItem()
      let newChild = outline.contains(otherItem) || chance(0.8) ? newItem() : otherItem
      switch number(below: 6) {
      case 0, 1: outline.append([newChild], to: item)
      case 2: if let item { outline.insert([newChild], before: item) }
      case 3: if let item { outline.delete([item]) }
      default:
        guard let item else { continue }
        if outline.isExpanded(item) { outline.collapse([item]) } else { outline.expand([item]) }
      }
    }
    var sections = newest.sectionIdentifiers
    if newest.indexOfSection(section) == nil { sections.append(section) }
    let outlineItems = Set(outline.items)
    let next = sections.map { other in
      let items =
        other == section
        ? outline.visibleItems
        : newest.itemIdentifiers(inSection: other).filter { !outlineItems.contains($0) }
      return ([other] + items).map(\.description).joined(separator: " ")
    }
    note("outline \(section): \(outline.items), expanded \(outline.expandedItems)")
    expect(next.joined(separator: " | "))
    return (outline, section)
  }

  /// Sets the snapshot that the data source must have from now on.
  func expect(_ newest: String) {
    stamp += 1
    isUndisturbed = false
    model = newest
  }
}
