import DiffableSnapshots

/// Carries out the nine lists of a batch on sections of anything, the way lists do it: what leaves is
/// taken out by its old place, what comes is put at its new one, and the rest fills the gaps in order.
struct BatchSimulation<Element> {
  let changes: ListChanges
  let newSizes: [Int]

  /// - Parameters:
  ///   - old: The sections before the batch.
  ///   - make: Makes what is to be seen at a new path.
  func sections(
    from old: [[Element]], make: (ItemPath) -> Element
  ) throws(StrictListError) -> [[Element]] {
    var moving: [ItemPath: Element] = [:]
    var remaining: [[Element?]] = old.map { $0.map(Optional.some) }
    for path in changes.itemDeletions { remaining[path.section][path.item] = nil }
    for move in changes.itemMoves {
      moving[move.to] = old[move.from.section][move.from.item]
      remaining[move.from.section][move.from.item] = nil
    }
    let arrivals = Set(changes.itemInsertions)

    var gone = Set(changes.sectionDeletions)
    gone.formUnion(changes.sectionMoves.map(\.from))
    var staying = old.indices.filter { !gone.contains($0) }.makeIterator()
    var result: [[Element]] = []
    for section in newSizes.indices {
      let paths = (0..<newSizes[section]).map { ItemPath(section: section, item: $0) }
      let isInserted = changes.sectionInsertions.contains(section)
      let origin =
        changes.sectionMoves.first { $0.to == section }?.from
        ?? (isInserted ? nil : staying.next())
      var rest = (origin.map { remaining[$0].compactMap(\.self) } ?? []).makeIterator()
      var elements: [Element] = []
      for path in paths {
        if let moved = moving[path] {
          elements.append(moved)
        } else if isInserted || arrivals.contains(path) || changes.sectionReloads.contains(section) {
          elements.append(make(path))
        } else if let next = rest.next() {
          elements.append(next)
        } else {
          throw StrictListError(.numberOfItems, "nothing is left for item \(path)")
        }
      }
      result.append(elements)
    }
    return result
  }
}
