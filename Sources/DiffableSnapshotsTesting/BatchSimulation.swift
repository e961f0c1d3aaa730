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
    // The cells of the sections that lose cells.
    var remaining: [Int: [ShownCell<Cell>?]] = [:]
    func remove(_ path: ItemPath) {
      remaining[path.section, default: old[path.section].cells][path.item] = nil
    }
    // The cells of the sections that receive cells, with their new positions.
    var placed: [Int: [(item: Int, cell: ShownCell<Cell>)]] = [:]
    func place(_ cell: ShownCell<Cell>, at path: ItemPath) {
      placed[path.section, default: []].append((path.item, cell))
    }
    for path in changes.items.deletions { remove(path) }
    for move in changes.items.moves {
      place(old[move.from.section].cells[move.from.item], at: move.to)
      remove(move.from)
    }
    for path in changes.items.insertions { place(list.makeCell(path, expected), at: path) }

    let origins = changes.sectionOrigins(oldCount: old.count, newCount: expected.sizes.count)
    let reloaded = Set(changes.sections.reloads)
    var result: [ShownSection<Cell>] = []
    for section in origins.indices {
      guard let origin = origins[section] else {
        let cells = try fill(section, placed[section] ?? [], nil)
        result.append(list.makeSection(section, expected, cells))
        continue
      }
      var shown = old[origin]
      if reloaded.contains(section) {
        shown.cells = try fill(section, [], nil)
      } else if placed[section] != nil || remaining[origin] != nil {
        let rest = remaining[origin]?.compactMap { $0 } ?? shown.cells
        shown.cells = try fill(section, placed[section] ?? [], rest)
      }
      result.append(shown)
    }
    try update(&result)
    return result
  }

  /// Returns the cells of a section: between the placed cells, the remaining cells in order, or new cells if there are
  /// no remaining cells because the section is new or reloaded.
  private func fill(
    _ section: Int,
    _ placed: [(item: Int, cell: ShownCell<Cell>)],
    _ rest: [ShownCell<Cell>]?
  ) throws(StrictListError) -> [ShownCell<Cell>] {
    var next = rest?.makeIterator()
    var placedCells: [ShownCell<Cell>?] = Array(repeating: nil, count: expected.sizes[section])
    for (item, cell) in placed { placedCells[item] = cell }
    var cells: [ShownCell<Cell>] = []
    for item in placedCells.indices {
      let path = ItemPath(section: section, item: item)
      guard
        let cell = placedCells[item] ?? (rest == nil ? list.makeCell(path, expected) : next?.next())
      else {
        throw StrictListError(.numberOfItems, "no cell remains for item \(path)")
      }
      cells.append(cell)
    }
    return cells
  }

  private func update(_ sections: inout [ShownSection<Cell>]) throws(StrictListError) {
    for section in changes.sections.reloads + changes.sections.reconfigurations
    where sections[section].identifier == expected.section(at: section) {
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
