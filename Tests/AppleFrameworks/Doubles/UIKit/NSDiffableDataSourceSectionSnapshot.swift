import AppleBase

/// A replacement of Apple's outline, in the simplest way.
///
/// It traps where Apple's snapshot raises an exception.
public struct NSDiffableDataSourceSectionSnapshot<
  ItemIdentifierType: Hashable & Sendable
>: Sendable {
  private typealias Item = ItemIdentifierType

  public private(set) var rootItems: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  /// All items, each before its children.
  public var items: [ItemIdentifierType] { walk(rootItems) { _ in true } }

  public var visibleItems: [ItemIdentifierType] { walk(rootItems) { expanded.contains($0) } }

  public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// Returns whether all parents of an item are expanded.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { visibleItems.contains(item) }

  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    children.first { $0.value.contains(child) }?.key
  }

  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  public func level(of item: ItemIdentifierType) -> Int {
    check([item])
    return parent(of: item).map { level(of: $0) + 1 } ?? 0
  }

  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
    check([parent])
    var copy = self
    copy.rootItems = includingParent ? [parent] : children[parent] ?? []
    let kept = Set(copy.items)
    copy.children = children.filter { kept.contains($0.key) }
    copy.expanded = expanded.intersection(kept)
    return copy
  }

  // MARK: Editing

  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    checkNew(items)
    guard let parent else { return rootItems += items }
    check([parent])
    children[parent, default: []] += items
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  private mutating func insert(_ items: [Item], beside item: Item, offset: Int) {
    check([item])
    checkNew(items)
    let parent = parent(of: item)
    var siblings = parent.map { children[$0]! } ?? rootItems
    siblings.insert(contentsOf: items, at: siblings.firstIndex(of: item)! + offset)
    if let parent { children[parent] = siblings } else { rootItems = siblings }
  }

  public mutating func deleteAll() { self = Self() }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let deleted = Set(walk([item]) { _ in true })
      rootItems.removeAll { deleted.contains($0) }
      children = children.filter { !deleted.contains($0.key) }
        .mapValues { $0.filter { !deleted.contains($0) } }
      expanded.subtract(deleted)
    }
  }

  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
    check([parent])
    delete(children[parent] ?? [])
    checkNew(snapshot.items)
    children[parent] = snapshot.rootItems
    children.merge(snapshot.children) { _, new in new }
    expanded.formUnion(snapshot.expanded)
  }

  private func walk(_ items: [Item], into isEntered: (Item) -> Bool) -> [Item] {
    items.flatMap { [$0] + (isEntered($0) ? walk(children[$0] ?? [], into: isEntered) : []) }
  }

  private func check(_ items: [Item]) {
    for item in items { precondition(contains(item), "Invalid item: \(item)") }
  }

  private func checkNew(_ items: [Item]) {
    precondition(Set(items).count == items.count, "Items repeat: \(items)")
    for item in items { precondition(!contains(item), "The item is in the snapshot: \(item)") }
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {}

extension NSDiffableDataSourceSectionSnapshot {
  /// Keeps the given items, in their order, as an apply of a plain snapshot does.
  ///
  /// Items that are new become roots.
  mutating func keep(_ identifiers: [ItemIdentifierType]) {
    let kept = Set(identifiers)
    delete(visibleItems.filter { !kept.contains($0) })
    append(identifiers.filter { !contains($0) })
  }
}
