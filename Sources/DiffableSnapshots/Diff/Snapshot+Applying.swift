extension Snapshot {
  /// Carries out the changes of a changeset on this snapshot.
  ///
  /// The lists say what goes, comes and moves; identifiers that come, and new instances of those
  /// that are reloaded or reconfigured, are taken from the changeset's new snapshot. So
  /// `old.applying(changeset)` equals `changeset.new`, and a snapshot that differs from `old` only
  /// where the changeset does not look undergoes the same changes.
  ///
  /// - Parameter changeset: The changes.
  /// - Returns: The snapshot after them, marked where the changeset reloads and reconfigures, or nil
  ///   when they do not fit: when a place that they name is out of bounds or named twice, or an
  ///   identifier would occur twice.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  public func applying(_ changeset: Changeset<Section, Item>) -> Snapshot? {
    let arrivals =
      changeset.sectionInsertions.map { (offset: $0, element: Int?.none) }
      + changeset.sectionMoves.map { (offset: $0.to, element: Int?.some($0.from)) }
    guard
      let departures = departures(changeset.changes),
      let origins = sections.indices.map(Optional.some).replacing(
        changeset.sectionDeletions + changeset.sectionMoves.map { $0.from },
        with: arrivals
      ),
      var itemArrivals = itemArrivals(changeset, origins)
    else { return nil }
    var contents: [(Section, [Item])] = []
    for (offset, origin) in origins.enumerated() {
      guard
        let section = origin.map({ sections[$0] }) ?? changeset.new.sectionIdentifier(for: offset),
        let items = (origin.map { store.items(ofSection: $0) } ?? []).replacing(
          origin.flatMap { departures[$0] } ?? [],
          with: itemArrivals.removeValue(forKey: offset) ?? []
        )
      else { return nil }
      contents.append((section, items))
    }
    guard itemArrivals.isEmpty, var result = try? Snapshot(contents) else { return nil }
    return result.mark(changeset) ? result : nil
  }

  /// The offsets of the items that leave each old section, or nil when there is no such item.
  private func departures(_ changes: ListChanges) -> [Int: [Int]]? {
    let paths = changes.itemDeletions + changes.itemMoves.map { $0.from }
    guard paths.allSatisfy({ itemIdentifier(for: $0) != nil }) else { return nil }
    return Dictionary(grouping: paths, by: { $0.section }).mapValues { $0.map { $0.item } }
  }

  /// The items that enter each new section; into one that comes, all of its items do.
  private func itemArrivals(
    _ changeset: Changeset<Section, Item>,
    _ origins: [Int?]
  ) -> [Int: [(offset: Int, element: Item)]]? {
    var arrivals: [Int: [(offset: Int, element: Item)]] = [:]
    var insertions = changeset.itemInsertions
    let destinations = Set(changeset.itemMoves.map { $0.to })
    for (offset, origin) in origins.enumerated() where origin == nil {
      guard let count = changeset.new.numberOfItems(inSectionAt: offset) else { return nil }
      insertions += (0..<count).map { ItemPath(section: offset, item: $0) }
        .filter { !destinations.contains($0) }
    }
    for path in insertions {
      guard let item = changeset.new.itemIdentifier(for: path) else { return nil }
      arrivals[path.section, default: []].append((path.item, item))
    }
    for move in changeset.itemMoves {
      guard let item = itemIdentifier(for: move.from) else { return nil }
      arrivals[move.to.section, default: []].append((move.to.item, item))
    }
    return arrivals
  }

  /// Marks what the changeset reloads and reconfigures; false when the places do not agree.
  private mutating func mark(_ changeset: Changeset<Section, Item>) -> Bool {
    do throws(SnapshotError<Section, Item>) {
      try reloadSections(
        changeset.sectionReloads.compactMap { changeset.new.sectionIdentifier(for: $0) }
      )
      try reconfigureSections(
        changeset.sectionReconfigurations.compactMap { changeset.new.sectionIdentifier(for: $0) }
      )
      try reloadItems(changeset.itemReloads.compactMap { changeset.new.itemIdentifier(for: $0) })
      try reconfigureItems(
        changeset.itemReconfigurations.compactMap { changeset.new.itemIdentifier(for: $0) }
      )
      return true
    } catch {
      return false
    }
  }
}

extension Array {
  /// The array without the elements at some offsets and with others that are to stand at given
  /// offsets of the result, or nil when an offset is out of bounds or occurs twice.
  fileprivate func replacing(
    _ departures: [Int],
    with arrivals: [(offset: Int, element: Element)]
  ) -> [Element]? {
    let leaving = Set(departures)
    guard leaving.count == departures.count, leaving.allSatisfy(indices.contains) else {
      return nil
    }
    let staying = indices.filter { !leaving.contains($0) }
    var next = staying.makeIterator()
    // One by one: in Embedded Swift no dictionary can be made of pairs that may repeat a key.
    var elements: [Int: Element] = [:]
    for arrival in arrivals { elements[arrival.offset] = arrival.element }
    let result = 0..<staying.count + arrivals.count
    guard elements.count == arrivals.count, elements.keys.allSatisfy(result.contains) else {
      return nil
    }
    return result.compactMap { elements[$0] ?? next.next().map { self[$0] } }
  }
}
