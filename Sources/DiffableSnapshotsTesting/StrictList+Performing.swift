import DiffableSnapshots

extension StrictList {
  /// Shows the data afresh.
  ///
  /// - Parameters:
  ///   - snapshot: What to show.
  ///   - completion: Called when the list shows it, or has refused it.
  /// - Complexity: O(*n*), where *n* is the number of sections and items, and what the cell provider takes.
  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
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
  /// - Complexity: O(*n* + *n* *c*) at most on average, where *n* is the number of sections and items and *c*
  ///   that of the changes, and what the cell provider takes.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    note { () throws(StrictListError) in
      try carryOut(batch, animated: animated, updateData: updateData)
    }
    complete(completion)
  }

  func note(_ body: () throws(StrictListError) -> Void) {
    do throws(StrictListError) { try body() } catch { refusals.append(error) }
  }

  /// Shows the data afresh, and says why not.
  ///
  /// - Parameter snapshot: What to show.
  /// - Throws: The first rule that is broken.
  /// - Complexity: O(*n*), where *n* is the number of sections and items, and what the cell provider takes.
  public func reload<Section, Item>(
    _ snapshot: Snapshot<Section, Item>
  ) throws(StrictListError) {
    log.append(.reload)
    try enter("a reload")
    defer { isBusy = false }
    let expected = ExpectedContents(snapshot, capabilities)
    try checkCounts(expected.sizes, .countsAfter)
    hasData = true
    shown = expected.items.enumerated().map { section, items in
      ShownSection(
        identifier: expected.sections[section],
        cells: items.indices.map { makeCell(ItemPath(section: section, item: $0), expected) },
        views: makeViews(ofSection: section)
      )
    }
  }

  /// Carries out a batch, and says why not.
  ///
  /// A list that takes edits checks the batch as well before it asks for them.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - animated: Whether to show them as movement; the list only notes it.
  ///   - updateData: Lets the data answer from the batch's snapshot; called also when the batch is
  ///     refused.
  /// - Throws: The first rule that is broken.
  /// - Complexity: O(*n* + *n* *c*) at most on average, where *n* is the number of sections and items and *c*
  ///   that of the changes, and what the cell provider takes.
  public func carryOut<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool = true,
    updateData: () -> Void
  ) throws(StrictListError) {
    try carryOut(
      batch.changes,
      script: { batch.edits },
      to: batch.snapshot,
      animated: animated,
      updateData: updateData
    )
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
  /// - Complexity: O(*n* + *n* *c*) at most on average, where *n* is the number of sections and items and *c*
  ///   that of the changes, and what the cell provider takes.
  public func carryOut<Section, Item>(
    _ changes: ListChanges,
    edits: [ListEdit] = [],
    to snapshot: Snapshot<Section, Item>,
    animated: Bool = true,
    updateData: () -> Void
  ) throws(StrictListError) {
    try carryOut(
      method == .batches ? changes : nil,
      script: { edits },
      to: snapshot,
      animated: animated,
      updateData: updateData
    )
  }

  private func carryOut<Section, Item>(
    _ changes: ListChanges?,
    script: () -> [ListEdit],
    to snapshot: Snapshot<Section, Item>,
    animated: Bool,
    updateData: () -> Void
  ) throws(StrictListError) {
    let expected = ExpectedContents(snapshot, capabilities)
    // Those of a batch can be made only when its lists are known to be good.
    var edits = changes == nil ? script() : []
    do throws(StrictListError) {
      defer {
        log.append(
          method == .batches
            ? .batch(changes ?? ListChanges(), animated: animated)
            : .edits(edits, animated: animated)
        )
      }
      try enter("a batch")
      do throws(StrictListError) {
        try checkBefore(changes, expected)
      } catch {
        isBusy = false
        throw error
      }
      if method == .edits && changes != nil { edits = script() }
    } catch {
      updateData()
      throw error
    }
    defer { isBusy = false }
    updateData()
    let isLate = sizesOfData == sizes && sizes != expected.sizes
    try checkCounts(expected.sizes, isLate ? .dataInsideBatch : .countsAfter)
    shown = method == .batches ? try carryOut(changes, expected) : try carryOut(edits, expected)
  }

  private func enter(_ work: String) throws(StrictListError) {
    if let draggedItemPath {
      throw StrictListError(
        .changesDuringDrag,
        "\(work) while the user drags item \(draggedItemPath)"
      )
    }
    guard !isBusy else { throw StrictListError(.nesting, "\(work) inside a batch or a reload") }
    isBusy = true
  }

  private func checkBefore(
    _ changes: ListChanges?,
    _ expected: ExpectedContents
  ) throws(StrictListError) {
    guard hasData && isOnScreen else {
      throw StrictListError(
        .reloadFirst,
        hasData ? "the list is off screen" : "the list has no data yet"
      )
    }
    let isEarly = sizesOfData == expected.sizes
    try checkCounts(sizes, isEarly ? .dataInsideBatch : .countsBefore)
    guard let changes else { return }
    try BatchRules(
      changes: changes,
      capabilities: capabilities,
      oldSizes: sizes,
      newSizes: expected.sizes
    ).check()
  }

  private func carryOut(
    _ changes: ListChanges?,
    _ expected: ExpectedContents
  ) throws(StrictListError) -> [ShownSection<Cell>] {
    guard let changes else { return shown }
    let result = try BatchSimulation<Cell>(
      changes: changes,
      expected: expected,
      make: { [unowned self] in makeCell($0, expected) },
      makeViews: { [unowned self] in makeViews(ofSection: $0) }
    ).carryOut(on: shown)
    if let difference = expected.firstDifference(from: result) {
      let namesPaths = changes.hasItemStructure
      throw StrictListError(
        changes.hasSectionStructure && namesPaths ? .pathSections : .coordinates,
        difference
      )
    }
    return result
  }

  private func carryOut(
    _ edits: [ListEdit],
    _ expected: ExpectedContents
  ) throws(StrictListError) -> [ShownSection<Cell>] {
    var simulation = EditSimulation<Cell>(
      shown,
      capabilities,
      expected,
      make: { [unowned self] in makeCell($0, expected) },
      makeViews: { [unowned self] in makeViews(ofSection: $0) }
    )
    for edit in edits { try simulation.carryOut(edit) }
    let result = simulation.sections
    let counts = result.map { $0.cells.count }
    guard counts == expected.sizes else {
      throw StrictListError(
        .countsAfterEdits,
        "the list has \(counts), the data \(expected.sizes)"
      )
    }
    if let difference = expected.firstDifference(from: result) {
      throw StrictListError(.currentPositions, difference)
    }
    return result
  }
}

extension StrictList {
  var sizes: [Int] { shown.map { $0.cells.count } }

  private func makeCell(_ path: ItemPath, _ expected: ExpectedContents) -> ShownCell<Cell> {
    guard let identifier = expected.item(at: path) else {
      preconditionFailure("A cell is made only where the data have an item")
    }
    let row =
      capabilities.contains(.sections)
      ? .item(path) : data?.row(at: path.item, headers: capabilities.contains(.headerRows))
    var shown = ShownCell<Cell>(serialNumber: makeSerialNumber(), identifier: identifier)
    switch row {
    case .item(let item): shown.cell = data?.cell(at: item)
    case .header(let section):
      shown.isHeader = true
      shown.header = supplementaryData?.view(ofKind: .header, inSection: section)
    case nil: break
    }
    return shown
  }

  private var sizesOfData: [Int] {
    guard let data else { return [] }
    guard capabilities.contains(.sections) else {
      return [data.numberOfRows(headers: capabilities.contains(.headerRows))]
    }
    return (0..<data.numberOfSections).map { data.numberOfItems(inSection: $0) }
  }

  func checkCounts(_ expected: [Int], _ rule: ListRule) throws(StrictListError) {
    let sizes = sizesOfData
    guard sizes == expected else {
      throw StrictListError(rule, "the data give \(sizes), not \(expected)")
    }
  }
}
