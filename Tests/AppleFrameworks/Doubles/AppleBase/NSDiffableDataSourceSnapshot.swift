/// A replacement of Apple's snapshot, in the simplest way.
///
/// It traps where Apple's snapshot raises an exception.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]

  public init() {}

  // MARK: Reading

  public var numberOfSections: Int { sectionIdentifiers.count }
  public var numberOfItems: Int { itemIdentifiers.count }
  public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0]! } }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    checkSections([identifier])
    return items[identifier]!
  }

  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]!.contains(identifier) }
  }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("There are currently no sections in the data source")
    }
    checkSections([section])
    checkUnique(identifiers)
    remove(identifiers)
    items[section]! += identifiers
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    checkUnique(identifiers)
    remove(identifiers)
    reloadedItemIdentifiers.removeAll { identifiers.contains($0) }
    reconfiguredItemIdentifiers.removeAll { identifiers.contains($0) }
  }

  public mutating func deleteAllItems() { self = NSDiffableDataSourceSnapshot() }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: beforeIdentifier, offset: 0)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType],
    afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, beside: afterIdentifier, offset: 1)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    beforeItem toIdentifier: ItemIdentifierType
  ) {
    checkItems([identifier])
    insert([identifier], beside: toIdentifier, offset: 0)
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType,
    afterItem toIdentifier: ItemIdentifierType
  ) {
    checkItems([identifier])
    insert([identifier], beside: toIdentifier, offset: 1)
  }

  /// Inserts items beside another one; items that are in the snapshot move.
  private mutating func insert(
    _ identifiers: [ItemIdentifierType],
    beside anchor: ItemIdentifierType,
    offset: Int
  ) {
    checkItems([anchor])
    checkUnique(identifiers)
    remove(identifiers)
    guard let section = sectionIdentifier(containingItem: anchor),
      let index = items[section]!.firstIndex(of: anchor)
    else { preconditionFailure("An item is inserted or moves next to itself: \(anchor)") }
    items[section]!.insert(contentsOf: identifiers, at: index + offset)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reloadedItemIdentifiers += identifiers
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    checkItems(identifiers)
    reconfiguredItemIdentifiers += identifiers
  }

  private mutating func remove(_ identifiers: [ItemIdentifierType]) {
    let removed = Set(identifiers)
    for section in sectionIdentifiers { items[section]!.removeAll { removed.contains($0) } }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.endIndex)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    checkSections([toIdentifier])
    insert(identifiers, at: indexOfSection(toIdentifier)!)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType],
    afterSection toIdentifier: SectionIdentifierType
  ) {
    checkSections([toIdentifier])
    insert(identifiers, at: indexOfSection(toIdentifier)! + 1)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType,
    afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, beside: toIdentifier, offset: 1)
  }

  private mutating func move(
    _ section: SectionIdentifierType,
    beside anchor: SectionIdentifierType,
    offset: Int
  ) {
    checkSections([section, anchor])
    precondition(section != anchor, "A section moves next to itself: \(section)")
    sectionIdentifiers.removeAll { $0 == section }
    sectionIdentifiers.insert(section, at: indexOfSection(anchor)! + offset)
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for section in identifiers { items[section] = nil }
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    checkSections(identifiers)
    reloadedSectionIdentifiers += identifiers
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    for section in identifiers {
      precondition(items[section] == nil, "Section identifier is not unique: \(section)")
      items[section] = []
    }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }

  // MARK: Checking

  private func checkSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers {
      precondition(items[section] != nil, "Invalid section identifier: \(section)")
    }
  }

  private func checkItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers {
      precondition(sectionIdentifier(containingItem: item) != nil, "Invalid item: \(item)")
    }
  }

  private func checkUnique(_ identifiers: [ItemIdentifierType]) {
    precondition(Set(identifiers).count == identifiers.count, "Items repeat: \(identifiers)")
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (left: Self, right: Self) -> Bool {
    left.sectionIdentifiers == right.sectionIdentifiers && left.items == right.items
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The snapshot as data sources keep it: without marks.
  package var withoutMarks: Self {
    var copy = self
    copy.reloadedSectionIdentifiers = []
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    return copy
  }

  /// Replaces the items of a section, and takes them out of other sections.
  package mutating func replaceItems(
    ofSection section: SectionIdentifierType,
    with identifiers: [ItemIdentifierType]
  ) {
    if items[section] == nil { appendSections([section]) }
    items[section] = []
    appendItems(identifiers, toSection: section)
  }

  /// Returns the item at an index path, or nil.
  package func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sectionIdentifiers.indices.contains(path[0]) else { return nil }
    let items = itemIdentifiers(inSection: sectionIdentifiers[path[0]])
    return items.indices.contains(path[1]) ? items[path[1]] : nil
  }

  /// Returns the index path of an item, or nil.
  package func path(of item: ItemIdentifierType) -> IndexPath? {
    for (index, section) in sectionIdentifiers.enumerated() {
      if let position = items[section]!.firstIndex(of: item) { return [index, position] }
    }
    return nil
  }
}
