extension Snapshot {
  /// The identifiers that were marked; all of them are in the snapshot, and none is both reloaded
  /// and reconfigured.
  struct Marks: Sendable {
    var reloadedItems: Set<Item> = []
    var reconfiguredItems: Set<Item> = []
    var reloadedSections: Set<Section> = []

    var isEmpty: Bool {
      reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty
    }

    mutating func remove(item: Item) {
      reloadedItems.remove(item)
      reconfiguredItems.remove(item)
    }

    mutating func removeAllItems() {
      reloadedItems = []
      reconfiguredItems = []
    }
  }

  /// The items marked with ``reloadItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*n*) on average, where *n* is the number of items.
  public var reloadedItemIdentifiers: [Item] { marked(marks.reloadedItems) }

  /// The items marked with ``reconfigureItems(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*n*) on average, where *n* is the number of items.
  public var reconfiguredItemIdentifiers: [Item] { marked(marks.reconfiguredItems) }

  /// The sections marked with ``reloadSections(_:)``, in list order.
  ///
  /// - Complexity: O(1) without marks, else O(*s*) on average, where *s* is the number of sections.
  public var reloadedSectionIdentifiers: [Section] {
    marks.reloadedSections.isEmpty
      ? [] : sectionIdentifiers.filter(marks.reloadedSections.contains)
  }

  /// Marks items whose cells are to be made anew.
  ///
  /// The instances given here replace those in the snapshot, so that the cell provider gets the new
  /// data. An item that was marked for reconfiguration is reloaded instead.
  ///
  /// - Parameter items: Items of the snapshot, in any order; repetitions count once, and the last
  ///   instance replaces.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)``.
  /// - Complexity: O(*k* + *m*) on average, where *k* is the number of items given and *m* that of
  ///   the items in the sections that hold them.
  public mutating func reloadItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try replaceInstances(of: items, call: #function)
    for item in items {
      marks.reconfiguredItems.remove(item)
      marks.reloadedItems.insert(item)
    }
    checkInvariants()
  }

  /// Marks items whose cells are to be updated in place.
  ///
  /// The instances given here replace those in the snapshot, so that the cell provider gets the new
  /// data. An item that was marked for reload stays so: a new cell is up to date as well.
  ///
  /// - Parameter items: Items of the snapshot, in any order; repetitions count once, and the last
  ///   instance replaces.
  /// - Throws: ``SnapshotError/unknownItem(_:call:)``.
  /// - Complexity: O(*k* + *m*) on average, where *k* is the number of items given and *m* that of
  ///   the items in the sections that hold them.
  public mutating func reconfigureItems(_ items: [Item]) throws(SnapshotError<Section, Item>) {
    try replaceInstances(of: items, call: #function)
    for item in items where !marks.reloadedItems.contains(item) {
      marks.reconfiguredItems.insert(item)
    }
    checkInvariants()
  }

  /// Marks sections to be made anew, with their headers, footers and cells.
  ///
  /// The instances given here replace those in the snapshot.
  ///
  /// - Parameter reloaded: Sections of the snapshot, in any order; repetitions count once.
  /// - Throws: ``SnapshotError/unknownSection(_:call:)``.
  /// - Complexity: O(*k*) on average, where *k* is the number of sections given.
  public mutating func reloadSections(
    _ reloaded: [Section]
  ) throws(SnapshotError<Section, Item>) {
    try checkKnown(reloaded, call: #function)
    for section in reloaded {
      if let position = positions[section] { sections[position].identifier = section }
      marks.reloadedSections.insert(section)
    }
    checkInvariants()
  }

  /// The same snapshot, marked also where another one is, as far as it has those identifiers.
  func inheritingMarks(of other: Snapshot) -> Snapshot {
    guard !other.marks.isEmpty else { return self }
    var result = self
    result.marks.reloadedItems.formUnion(
      other.marks.reloadedItems.filter { owners[$0] != nil }
    )
    result.marks.reconfiguredItems.formUnion(
      other.marks.reconfiguredItems.filter { owners[$0] != nil }
    )
    result.marks.reconfiguredItems.subtract(result.marks.reloadedItems)
    result.marks.reloadedSections.formUnion(
      other.marks.reloadedSections.filter { positions[$0] != nil }
    )
    result.checkInvariants()
    return result
  }

  /// The same snapshot without marks.
  func withoutMarks() -> Snapshot {
    guard !marks.isEmpty else { return self }
    var result = self
    result.marks = Marks()
    return result
  }

  private func marked(_ marked: Set<Item>) -> [Item] {
    marked.isEmpty ? [] : itemIdentifiers.filter(marked.contains)
  }

  private mutating func replaceInstances(
    of items: [Item],
    call: String
  ) throws(SnapshotError<Section, Item>) {
    try checkKnown(items, call: call)
    let instances = Dictionary(items.map { ($0, $0) }) { _, last in last }
    for position in Set(items.compactMap { owners[$0].flatMap { positions[$0] } }) {
      for offset in sections[position].items.indices {
        guard let instance = instances[sections[position].items[offset]] else { continue }
        sections[position].items[offset] = instance
      }
    }
  }
}
