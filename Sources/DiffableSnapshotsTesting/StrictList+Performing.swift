import DiffableSnapshots

extension StrictList {
  /// Shows the data afresh.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - completion: Called when the list shows it, or has refused it.
  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>, completion: @escaping () -> Void
  ) {
    note { () throws(StrictListError) in try reload(snapshot) }
    complete(completion)
  }

  /// Carries out a batch.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - animated: Whether to show them as movement; the list only notes it.
  ///   - updateData: Lets the data answer from the batch's snapshot; called also when the batch is
  ///     refused.
  ///   - completion: Called when the list shows the batch, or has refused it.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>, animated: Bool, updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    note { () throws(StrictListError) in
      try carryOut(batch, animated: animated, updateData: updateData)
    }
    complete(completion)
  }

  /// Shows the data afresh, and says why not.
  ///
  /// - Parameter snapshot: What to show.
  /// - Throws: The first rule that is broken.
  public func reload<Section, Item>(
    _ snapshot: Snapshot<Section, Item>
  ) throws(StrictListError) {
    log.append(.reload)
    try enter("a reload")
    defer { isBusy = false }
    let identifiers = shownIdentifiers(of: snapshot)
    try checkCounts(identifiers.map(\.count), .countsAfter)
    hasData = true
    shownCells = identifiers.enumerated().map { section, items in
      items.indices.map { makeCell(ItemPath(section: section, item: $0), identifiers) }
    }
  }

  /// Carries out a batch, and says why not.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - animated: Whether to show them as movement; the list only notes it.
  ///   - updateData: Lets the data answer from the batch's snapshot; called also when the batch is
  ///     refused.
  /// - Throws: The first rule that is broken.
  public func carryOut<Section, Item>(
    _ batch: Batch<Section, Item>, animated: Bool = true, updateData: () -> Void
  ) throws(StrictListError) {
    let edits = method == .edits ? batch.edits : []
    try carryOut(
      batch.changes, edits: edits, to: batch.snapshot, animated: animated, updateData: updateData)
  }

  /// Carries out changes or edits that need not come from a batch, so that anyone's can be judged.
  ///
  /// - Parameters:
  ///   - changes: The changes, for a list that takes batches.
  ///   - edits: The edits, for a list that takes those.
  ///   - snapshot: What the list is to show after them.
  ///   - animated: Whether to show them as movement; the list only notes it.
  ///   - updateData: Lets the data answer from the snapshot; called also when the changes are refused.
  /// - Throws: The first rule that is broken.
  public func carryOut<Section, Item>(
    _ changes: ListChanges, edits: [ListEdit] = [], to snapshot: Snapshot<Section, Item>,
    animated: Bool = true, updateData: () -> Void
  ) throws(StrictListError) {
    log.append(
      method == .batches ? .batch(changes, animated: animated) : .edits(edits, animated: animated))
    do throws(StrictListError) {
      try enter("a batch")
    } catch {
      updateData()
      throw error
    }
    defer { isBusy = false }
    let identifiers = shownIdentifiers(of: snapshot)
    let rules = BatchRules(
      changes: changes, capabilities: capabilities, oldSizes: shownCells.map(\.count),
      newSizes: identifiers.map(\.count))
    do throws(StrictListError) {
      guard hasData && isOnScreen else {
        throw StrictListError(
          .reloadFirst, hasData ? "the list is off screen" : "the list has no data yet")
      }
      try checkCountsBefore(rules.newSizes)
      if method == .batches { try rules.check() }
    } catch {
      updateData()
      throw error
    }
    updateData()
    try checkCounts(rules.newSizes, .countsAfter)
    let result =
      method == .batches
      ? try carryOut(rules, identifiers) : try carryOut(edits, identifiers)
    try checkContents(result, identifiers)
    shownCells = result
  }

  private func note(_ body: () throws(StrictListError) -> Void) {
    do throws(StrictListError) { try body() } catch { refusals.append(error) }
  }

  private func enter(_ work: String) throws(StrictListError) {
    guard !isBusy else { throw StrictListError(.nesting, "\(work) inside a batch or a reload") }
    isBusy = true
  }
}

extension StrictList {
  private func carryOut(
    _ rules: BatchRules, _ identifiers: [[AnyHashable]]
  ) throws(StrictListError) -> [[ShownCell<Cell>]] {
    let changes = rules.changes
    var result = try BatchSimulation<ShownCell<Cell>>(changes: changes, newSizes: rules.newSizes)
      .sections(from: shownCells) { makeCell($0, identifiers) }
    for path in changes.itemReloads { result[path.section][path.item] = makeCell(path, identifiers) }
    for path in changes.itemReconfigurations {
      result[path.section][path.item].cell = makeCell(path, identifiers).cell
    }
    return result
  }

  private func carryOut(
    _ edits: [ListEdit], _ identifiers: [[AnyHashable]]
  ) throws(StrictListError) -> [[ShownCell<Cell>]] {
    var simulation = EditSimulation(shownCells, capabilities)
    for edit in edits {
      try simulation.carryOut(edit) { path in
        makeCell(path, identifiers)
      } update: { path, shown in
        shown.cell = makeCell(path, identifiers).cell
      }
    }
    let (sizes, expected) = (simulation.sections.map(\.count), identifiers.map(\.count))
    guard sizes == expected else {
      throw StrictListError(.countsAfterEdits, "the list has \(sizes), the data \(expected)")
    }
    return simulation.sections
  }

  /// What the list is to show at each place: items, and sections where they are header rows.
  private func shownIdentifiers<Section, Item>(
    of snapshot: Snapshot<Section, Item>
  ) -> [[AnyHashable]] {
    let sections = snapshot.sectionIdentifiers.indices.map { section in
      (0..<(snapshot.numberOfItems(inSectionAt: section) ?? 0)).compactMap {
        snapshot.itemIdentifier(for: ItemPath(section: section, item: $0)).map { AnyHashable($0) }
      }
    }
    if capabilities.contains(.sections) { return sections }
    guard capabilities.contains(.headerRows) else { return [Array(sections.joined())] }
    let headers = snapshot.sectionIdentifiers.map { AnyHashable(Header(section: $0)) }
    return [zip(headers, sections).flatMap { [$0] + $1 }]
  }

  private struct Header<Section: Hashable>: Hashable {
    var section: Section
  }

  private func makeCell(_ path: ItemPath, _ identifiers: [[AnyHashable]]) -> ShownCell<Cell> {
    var cell: Cell?
    if capabilities.contains(.sections) {
      cell = data?.cell(at: path)
    } else if case .item(let item)? = data?.row(
      at: path.item, headers: capabilities.contains(.headerRows))
    {
      cell = data?.cell(at: item)
    }
    return ShownCell(
      cell: cell, serialNumber: makeSerialNumber(),
      identifier: identifiers[path.section][path.item])
  }

  private var sizesOfData: [Int] {
    guard let data else { return [] }
    guard capabilities.contains(.sections) else {
      return [data.numberOfRows(headers: capabilities.contains(.headerRows))]
    }
    return (0..<data.numberOfSections).map { data.numberOfItems(inSection: $0) }
  }

  private func checkCounts(_ expected: [Int], _ rule: ListRule) throws(StrictListError) {
    let sizes = sizesOfData
    guard sizes == expected else {
      throw StrictListError(rule, "the data give \(sizes), not \(expected)")
    }
  }

  private func checkCountsBefore(_ newSizes: [Int]) throws(StrictListError) {
    let isEarly = sizesOfData == newSizes
    try checkCounts(shownCells.map(\.count), isEarly ? .dataInsideBatch : .countsBefore)
  }

  private func checkContents(
    _ result: [[ShownCell<Cell>]], _ identifiers: [[AnyHashable]]
  ) throws(StrictListError) {
    for (section, expected) in identifiers.enumerated() {
      let shown = result[section].map(\.identifier)
      guard shown != expected else { continue }
      let rule =
        Set(shown) == Set(expected) ? ListRule.itemCoordinates : ListRule.sectionCoordinates
      throw StrictListError(rule, "section \(section) shows \(shown), not \(expected)")
    }
  }
}
