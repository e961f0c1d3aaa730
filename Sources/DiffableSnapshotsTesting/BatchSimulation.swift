import DiffableSnapshots

/// Carries out the ten lists of a batch the way lists do it: what leaves is taken out by its old place,
/// what comes is put at its new one, and the rest fills the gaps in order.
struct BatchSimulation<Cell> {
  let changes: ListChanges
  let expected: ExpectedContents
  let make: (ItemPath) -> ShownCell<Cell>
  let makeViews: (_ section: Int) -> [SupplementaryKind: Cell]

  /// Carries out the lists, which must have passed the rules.
  func carryOut(
    on old: [ShownSection<Cell>]
  ) throws(StrictListError) -> [ShownSection<Cell>] {
    var remaining = old.map { $0.cells.map(Optional.some) }
    var arrivals: [ItemPath: ShownCell<Cell>] = [:]
    for path in changes.itemDeletions { remaining[path.section][path.item] = nil }
    for move in changes.itemMoves {
      arrivals[move.to] = old[move.from.section].cells[move.from.item]
      remaining[move.from.section][move.from.item] = nil
    }
    for path in changes.itemInsertions { arrivals[path] = make(path) }

    let origins = changes.sectionOrigins(oldCount: old.count, newCount: expected.sections.count)
    var result: [ShownSection<Cell>] = []
    for (section, origin) in origins.enumerated() {
      let rest = (origin.map { remaining[$0] } ?? []).compactMap { $0 }
      result.append(
        ShownSection(
          identifier: origin.map { old[$0].identifier } ?? expected.sections[section],
          cells: try fill(section, isNew: origin == nil, arrivals, rest),
          views: origin.map { old[$0].views } ?? makeViews(section)
        )
      )
    }
    try update(&result)
    return result
  }

  private func fill(
    _ section: Int,
    isNew: Bool,
    _ arrivals: [ItemPath: ShownCell<Cell>],
    _ rest: [ShownCell<Cell>]
  ) throws(StrictListError) -> [ShownCell<Cell>] {
    let isReloaded = changes.sectionReloads.contains(section)
    var next = rest.makeIterator()
    var cells: [ShownCell<Cell>] = []
    for item in expected.items[section].indices {
      let path = ItemPath(section: section, item: item)
      let arrival = isReloaded ? nil : arrivals[path]
      guard let cell = arrival ?? (isNew || isReloaded ? make(path) : next.next()) else {
        throw StrictListError(.numberOfItems, "nothing is left for item \(path)")
      }
      cells.append(cell)
    }
    return cells
  }

  private func update(_ sections: inout [ShownSection<Cell>]) throws(StrictListError) {
    for section in changes.sectionReloads + changes.sectionReconfigurations
    where sections[section].identifier == expected.sections[section] {
      sections[section].views = makeViews(section)
    }
    for path in changes.itemReloads { sections[path.section].cells[path.item] = make(path) }
    for path in changes.itemReconfigurations {
      let shown = sections[path.section].cells[path.item]
      guard shown.identifier == expected.item(at: path) else { continue }
      sections[path.section].cells[path.item].update(to: make(path))
    }
  }
}

extension ListChanges {
  /// For each new section the old one, or nil for one that comes.
  func sectionOrigins(oldCount: Int, newCount: Int) -> [Int?] {
    var stays = Array(repeating: true, count: oldCount)
    for section in sectionDeletions { stays[section] = false }
    for move in sectionMoves { stays[move.from] = false }
    var origins: [Int?] = Array(repeating: nil, count: newCount)
    var isEntered = Array(repeating: false, count: newCount)
    for section in sectionInsertions { isEntered[section] = true }
    for move in sectionMoves { (origins[move.to], isEntered[move.to]) = (move.from, true) }
    var old = 0
    for new in origins.indices where !isEntered[new] {
      while old < oldCount && !stays[old] { old += 1 }
      if old < oldCount { origins[new] = old }
      old += 1
    }
    return origins
  }
}
