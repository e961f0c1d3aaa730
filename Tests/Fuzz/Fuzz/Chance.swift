import DiffableSync
import DiffableSnapshotsTesting

typealias Items = Snapshot<Broken, Broken>

/// Random identifiers, and random edits of snapshots and outlines.
///
/// An edit may throw an error. A fault must not have another effect than a wrong list.
struct Chance {
  var random: SeededGenerator

  /// How many different numbers the identifiers have.
  let numberCount: Int

  /// Identifiers that occur in several snapshots.
  private let known: [Broken]

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    // Lists with few items, with several chunks, and with an index.
    numberCount = [12, 12, 12, 40, 40, 40, 40, 40, 40, 700][Int(random.next() % 10)]
    known = (0..<numberCount).map { Broken($0) }
  }

  mutating func number(below bound: Int) -> Int { Int.random(in: 0..<bound, using: &random) }

  mutating func one(in count: Int) -> Bool { number(below: count) == 0 }

  mutating func identifier() -> Broken {
    var identifier =
      one(in: 4) ? Broken(number(below: numberCount)) : known[number(below: numberCount)]
    if one(in: 3) { identifier.content = number(below: 3) }
    return identifier
  }

  mutating func identifiers(upTo count: Int) -> [Broken] {
    (0..<number(below: count + 1)).map { _ in identifier() }
  }

  /// Returns one of some identifiers, or another identifier.
  mutating func identifier(from identifiers: [Broken]) -> Broken {
    one(in: 8) ? identifier() : identifiers.randomElement(using: &random) ?? identifier()
  }

  mutating func policy() -> DuplicatePolicy {
    [.reject, .keepFirst, .keepLast][number(below: 3)]
  }

  mutating func capabilities() -> ListCapabilities {
    let presets: [ListCapabilities] = [
      .everything, .collectionView, .tableView, .rowsOnly, .flatList, .noMoves,
    ]
    return one(in: 3)
      ? ListCapabilities(rawValue: UInt16(number(below: 1 << 8)))
      : presets[number(below: presets.count)]
  }

  /// Changes objects that snapshots contain.
  mutating func changeObjects() {
    guard Broken.fault == .changedObjects || Broken.fault == .changedHashes else { return }
    for _ in 0..<number(below: 4) {
      known[number(below: numberCount)].storage.number = number(below: numberCount)
    }
  }

  /// Returns a snapshot of random sections and items.
  mutating func snapshot() -> Items {
    let (sectionCount, itemCount) = (number(below: 6), numberCount / 4)
    let sections = (0..<sectionCount).map { _ in
      SnapshotSection(identifier(), items: identifiers(upTo: itemCount))
    }
    if one(in: 2) { return Items(sections.map { ($0.identifier, $0.items) }) }
    var snapshot = Items()
    for section in sections {
      snapshot.appendSections([section.identifier])
      snapshot.appendItems(section.items, duplicates: policy())
    }
    return snapshot
  }

  /// Edits a snapshot once.
  mutating func edit(_ snapshot: inout Items) {
    let sections = snapshot.sectionIdentifiers
    let items = snapshot.itemIdentifiers
    let (section, item) = (identifier(from: sections), identifier(from: items))
    let (otherSection, other) = (identifier(from: sections), identifier(from: items))
    let several = (0..<number(below: one(in: 6) ? 40 : 4)).map { _ in identifier(from: items) }
    let new = identifiers(upTo: one(in: 6) ? 60 : 3)
    switch number(below: 20) {
    case 0: snapshot.appendItems(new, toSection: section, duplicates: policy())
    case 1: snapshot.appendItems(new + several, toSection: section, duplicates: policy())
    case 2: snapshot.insertItems(new, beforeItem: item, duplicates: policy())
    case 3: snapshot.insertItems(several + new, afterItem: item, duplicates: policy())
    case 4: snapshot.deleteItems(several)
    case 5: snapshot.moveItem(item, beforeItem: other)
    case 6: snapshot.moveItem(item, afterItem: other)
    case 7: snapshot.reloadItems(several)
    case 8, 9: snapshot.reconfigureItems(several)
    case 10: snapshot.appendSections([identifier()])
    case 11: snapshot.insertSections([identifier(), identifier()], beforeSection: section)
    case 12: snapshot.insertSections([identifier()], afterSection: section)
    case 13: snapshot.deleteSections([section])
    case 14: snapshot.moveSection(section, beforeSection: otherSection)
    case 15: snapshot.moveSection(section, afterSection: otherSection)
    case 16: snapshot.reloadSections([section])
    case 17: snapshot.reconfigureSections([section, otherSection])
    case 18: if one(in: 8) { snapshot.deleteAllItems(keepingSections: one(in: 2)) }
    default: read(snapshot, item, section)
    }
  }

  /// Looks up items and sections.
  private mutating func read(_ snapshot: Items, _ item: Broken, _ section: Broken) {
    if let path = snapshot.itemPath(for: item) {
      expect(snapshot.itemIdentifier(for: path) != nil, "a path is out of bounds")
    }
    if let index = snapshot.indexOfSection(section) {
      expect(index < snapshot.numberOfSections, "an index is out of bounds")
    }
    _ = snapshot.indexOfItem(item)
    _ = snapshot.sectionIdentifier(containingItem: item)
    _ = snapshot.itemIdentifiers(inSection: section)
    _ = snapshot.numberOfItems(inSection: section)
    _ = snapshot.indexOfRow(for: item, headers: one(in: 2))
    _ = snapshot == snapshot
    _ = snapshot.fingerprint
    _ = "\(snapshot)"
    _ = Items(grouping: snapshot.itemIdentifiers) { Broken($0.number % 3) }
  }

  /// Edits an outline once.
  mutating func edit(_ outline: inout SectionSnapshot<Broken>) {
    let items = outline.items
    let (item, other) = (identifier(from: items), identifier(from: items))
    switch number(below: 14) {
    case 0: outline.append(identifiers(upTo: 4))
    case 1, 2: outline.append(identifiers(upTo: 4), to: item)
    case 3: outline.insert(identifiers(upTo: 2), before: item)
    case 4: outline.insert(identifiers(upTo: 2), after: item)
    case 5: if one(in: 3) { outline.delete([item, other]) }
    case 6, 7: outline.expand([item, other])
    case 8: outline.collapse([item])
    case 9:
      let part = outline.snapshot(of: item, includingParent: one(in: 2))
      if one(in: 2) { outline.delete([item]) }
      outline.insert(part, before: other)
    case 10:
      outline.insert(outline.snapshot(of: item), after: other)
    case 11:
      outline.replace(childrenOf: other, using: outline.snapshot(of: item))
    case 12:
      _ = outline.visualDescription()
      _ = outline == outline
      expect(outline.visibleItems.count <= outline.items.count, "an outline has too many items")
    default:
      _ = outline.level(of: item)
      _ = outline.index(of: item)
      _ = outline.parent(of: item)
      _ = outline.isVisible(item)
    }
  }
}
