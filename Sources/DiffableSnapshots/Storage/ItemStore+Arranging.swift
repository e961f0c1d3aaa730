extension ItemStore {
  /// Returns a store with other sections, which shares the memory of the items in sections that stay.
  ///
  /// - Parameters:
  ///   - oldSections: The index of each section in this store, or nil for a section of the other store.
  ///   - sizes: The number of items in each section. A section of the other store has only its first items.
  ///   - moved: The indexes of the sections of this store that move; the other ones keep their order.
  ///   - other: The store that has the other sections, at the indexes that they have in the result.
  /// - Returns: The store. The items of the other store have no marks.
  /// - Complexity: O(*s* + *m* + *i*), where *s* is the number of sections, *m* the number of chunks in moved sections, and
  ///   *i* the number of items that are removed and inserted.
  func arranged(
    _ oldSections: [Int?],
    sizes: [Int],
    moving moved: [Int],
    insertingFrom other: ItemStore
  ) -> ItemStore {
    var isKept = [Bool](repeating: false, count: shape.sectionCount)
    for section in oldSections { if let section { isKept[section] = true } }
    var store = self
    var removed: [Int] = []
    // The index of each section after the removal.
    var indexes: [Int] = []
    indexes.reserveCapacity(isKept.count)
    for section in isKept.indices {
      indexes.append(section - removed.count)
      if !isKept[section] { removed.append(section) }
    }
    if !removed.isEmpty { store.removeSections(removed) }
    var order: [Int] = []
    order.reserveCapacity(oldSections.count)
    var inserted: [Int] = []
    let keptCount = store.shape.sectionCount
    for section in oldSections.indices {
      if let oldSection = oldSections[section] {
        order.append(indexes[oldSection])
      } else {
        order.append(keptCount + inserted.count)
        inserted.append(section)
      }
    }
    if !inserted.isEmpty {
      let items = inserted.map { other.hashedItems(ofSection: $0).prefix(sizes[$0]) }
      store.insertSections(items, at: keptCount)
    }
    if order.indices.contains(where: { order[$0] != $0 }) {
      let moved = inserted.isEmpty ? moved : (moved + inserted).sorted()
      store.shape.arrangeSections(order, moving: moved)
    }
    return store
  }
}
