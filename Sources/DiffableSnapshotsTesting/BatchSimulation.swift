import DiffableSnapshots

/// Performs the changes of a batch in one step, like a table view or a collection view.
///
/// The simulation removes deleted and moved cells at their old paths. It places inserted and moved cells at
/// their new paths. The remaining cells fill the gaps in order.
struct BatchSimulation<Cell> {
  let list: StrictList<Cell>
  let changes: ListChanges
  let expected: ExpectedContents

  /// Returns the sections after the changes, which must have passed `BatchRules`.
  func perform() throws(StrictListError) -> [ShownSection<Cell>] {
    let old = list.shown
    var remaining = old.map { $0.cells.map(Optional.some) }
    var placed: [ItemPath: ShownCell<Cell>] = [:]
    for path in changes.items.deletions { remaining[path.section][path.item] = nil }
    for move in changes.items.moves {
      placed[move.to] = old[move.from.section].cells[move.from.item]
      remaining[move.from.section][move.from.item] = nil
    }
    for path in changes.items.insertions { placed[path] = list.makeCell(path, expected) }

    let origins = changes.sectionOrigins(oldCount: old.count, newCount: expected.sections.count)
    var result: [ShownSection<Cell>] = []
    for (section, origin) in origins.enumerated() {
      let rest = (origin.map { remaining[$0] } ?? []).compactMap { $0 }
      result.append(
        ShownSection(
          identifier: origin.map { old[$0].identifier } ?? expected.sections[section],
          cells: try fill(section, isNew: origin == nil, placed, rest),
          views: origin.map { old[$0].views } ?? list.makeViews(ofSection: section)
        )
      )
    }
    try update(&result)
    return result
  }

  private func fill(
    _ section: Int,
    isNew: Bool,
    _ placed: [ItemPath: ShownCell<Cell>],
    _ rest: [ShownCell<Cell>]
  ) throws(StrictListError) -> [ShownCell<Cell>] {
    let isReloaded = changes.sections.reloads.contains(section)
    var next = rest.makeIterator()
    var cells: [ShownCell<Cell>] = []
    for item in expected.items[section].indices {
      let path = ItemPath(section: section, item: item)
      let placedCell = isReloaded ? nil : placed[path]
      guard
        let cell = placedCell ?? (isNew || isReloaded ? list.makeCell(path, expected) : next.next())
      else {
        throw StrictListError(.numberOfItems, "no cell remains for item \(path)")
      }
      cells.append(cell)
    }
    return cells
  }

  private func update(_ sections: inout [ShownSection<Cell>]) throws(StrictListError) {
    for section in changes.sections.reloads + changes.sections.reconfigurations
    where sections[section].identifier == expected.sections[section] {
      sections[section].views = list.makeViews(ofSection: section)
    }
    for path in changes.items.reloads {
      sections[path.section].cells[path.item] = list.makeCell(path, expected)
    }
    for path in changes.items.reconfigurations {
      let shown = sections[path.section].cells[path.item]
      guard shown.identifier == expected.item(at: path) else { continue }
      sections[path.section].cells[path.item].update(
        to: list.makeCell(path, expected)
      )
    }
  }
}

extension ListChanges {
  /// Returns the old index of each new section; nil for an inserted section.
  func sectionOrigins(oldCount: Int, newCount: Int) -> [Int?] {
    var isKept = Array(repeating: true, count: oldCount)
    for section in sections.deletions { isKept[section] = false }
    for move in sections.moves { isKept[move.from] = false }
    var origins: [Int?] = Array(repeating: nil, count: newCount)
    var isDestination = Array(repeating: false, count: newCount)
    for section in sections.insertions { isDestination[section] = true }
    for move in sections.moves { (origins[move.to], isDestination[move.to]) = (move.from, true) }
    var old = 0
    for new in origins.indices where !isDestination[new] {
      while old < oldCount && !isKept[old] { old += 1 }
      if old < oldCount { origins[new] = old }
      old += 1
    }
    return origins
  }
}
