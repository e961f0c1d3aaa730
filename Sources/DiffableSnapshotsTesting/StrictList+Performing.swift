import DiffableSnapshots

extension StrictList {
  /// Replaces all cells and views with new ones for a snapshot.
  ///
  /// A reload that breaks a rule changes nothing and is added to ``refusals``.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to show.
  ///   - completion: Called when the list shows the snapshot or has refused it.
  /// - Complexity: O(*n*), where *n* is the number of sections and items, plus the time of the cell provider.
  public func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    note { () throws(StrictListError) in try reload(snapshot) }
    complete(completion)
  }

  /// Performs a batch.
  ///
  /// A batch that breaks a rule changes nothing and is added to ``refusals``.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - animated: Whether to animate the changes; the list only adds this value to its ``log``.
  ///   - updateData: Switches the data source to the snapshot of the batch. Called even if the batch is
  ///     refused.
  ///   - completion: Called when the list shows the changes or has refused them.
  /// - Complexity: O(*n* + *n* *c*) at most on average, where *n* is the number of sections and items and *c*
  ///   the number of changes, plus the time of the cell provider.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    note { () throws(StrictListError) in
      try perform(batch, animated: animated, updateData: updateData)
    }
    complete(completion)
  }

  func note(_ body: () throws(StrictListError) -> Void) {
    do throws(StrictListError) { try body() } catch { refusals.append(error) }
  }

  /// Replaces all cells and views with new ones for a snapshot, or throws if that breaks a rule.
  ///
  /// - Parameter snapshot: The snapshot to show.
  /// - Throws: An error that names the first broken rule.
  /// - Complexity: O(*n*), where *n* is the number of sections and items, plus the time of the cell provider.
  public func reload<Section, Item>(
    _ snapshot: Snapshot<Section, Item>
  ) throws(StrictListError) {
    log.append(.reload)
    try enter("a reload")
    defer { isBusy = false }
    let expected = ExpectedContents(snapshot, capabilities)
    try checkCounts(expected.sizes) { _ in .countsAfter }
    hasData = true
    shown = expected.sizes.indices.map { section in
      let cells = (0..<expected.sizes[section]).map {
        makeCell(ItemPath(section: section, item: $0), expected)
      }
      return makeSection(section, expected, cells)
    }
  }

  /// Performs a batch, or throws if the batch breaks a rule.
  ///
  /// A list with the method ``StrictListMethod/edits`` checks the changes of the batch before it performs the edits.
  ///
  /// - Parameters:
  ///   - batch: The changes.
  ///   - animated: Whether to animate the changes; the list only adds this value to its ``log``.
  ///   - updateData: Switches the data source to the snapshot of the batch. Called even if the batch is
  ///     refused.
  /// - Throws: An error that names the first broken rule.
  /// - Complexity: O(*n* + *n* *c*) at most on average, where *n* is the number of sections and items and *c*
  ///   the number of changes, plus the time of the cell provider.
  public func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool = true,
    updateData: () -> Void
  ) throws(StrictListError) {
    try perform(
      batch.changes,
      script: { batch.edits },
      to: batch.snapshot,
      animated: animated,
      updateData: updateData
    )
  }

  /// Performs changes or edits, or throws if they break a rule.
  ///
  /// Use this method to check changes and edits that are not part of a `Batch`.
  ///
  /// - Parameters:
  ///   - changes: The changes, for a list with the method ``StrictListMethod/batches``.
  ///   - edits: The edits, for a list with the method ``StrictListMethod/edits``.
  ///   - snapshot: The snapshot that the list shows after the changes or edits.
  ///   - animated: Whether to animate the changes; the list only adds this value to its ``log``.
  ///   - updateData: Switches the data source to the snapshot. Called even if the changes are refused.
  /// - Throws: An error that names the first broken rule.
  /// - Complexity: O(*n* + *n* *c*) at most on average, where *n* is the number of sections and items and *c*
  ///   the number of changes, plus the time of the cell provider.
  public func perform<Section, Item>(
    _ changes: ListChanges,
    edits: [ListEdit] = [],
    to snapshot: Snapshot<Section, Item>,
    animated: Bool = true,
    updateData: () -> Void
  ) throws(StrictListError) {
    try perform(
      method == .batches ? changes : nil,
      script: { edits },
      to: snapshot,
      animated: animated,
      updateData: updateData
    )
  }

  private func perform<Section, Item>(
    _ changes: ListChanges?,
    script: () -> [ListEdit],
    to snapshot: Snapshot<Section, Item>,
    animated: Bool,
    updateData: () -> Void
  ) throws(StrictListError) {
    let expected = ExpectedContents(snapshot, capabilities)
    var edits = changes == nil ? script() : []
    log.append(
      method == .batches
        ? .batch(changes ?? ListChanges(), animated: animated)
        : .edits(edits, animated: animated)
    )
    var isUpdated = false
    defer { if !isUpdated { updateData() } }
    try enter("a batch")
    defer { isBusy = false }
    try checkBefore(changes, expected)
    if method == .edits && changes != nil {
      // The edits of a batch can be computed only after its changes have passed the rules.
      edits = script()
      log[log.count - 1] = .edits(edits, animated: animated)
    }
    isUpdated = true
    updateData()
    try checkCounts(expected.sizes) { $0 == sizes ? .dataInsideBatch : .countsAfter }
    shown = method == .batches ? try performing(changes, expected) : try performing(edits, expected)
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
    let sizes = sizes
    try checkCounts(sizes) { $0 == expected.sizes ? .dataInsideBatch : .countsBefore }
    guard let changes else { return }
    try BatchRules(
      changes: changes,
      capabilities: capabilities,
      oldSizes: sizes,
      newSizes: expected.sizes
    ).check()
  }

  private func performing(
    _ changes: ListChanges?,
    _ expected: ExpectedContents
  ) throws(StrictListError) -> [ShownSection<Cell>] {
    guard let changes else { return shown }
    let result = try BatchSimulation(list: self, changes: changes, expected: expected).perform()
    if let difference = expected.firstDifference(from: result) {
      let namesPaths = changes.items.hasStructure
      throw StrictListError(
        changes.sections.hasStructure && namesPaths ? .pathSections : .coordinates,
        difference
      )
    }
    return result
  }

  private func performing(
    _ edits: [ListEdit],
    _ expected: ExpectedContents
  ) throws(StrictListError) -> [ShownSection<Cell>] {
    var simulation = EditSimulation(self, expected)
    for edit in edits { try simulation.perform(edit) }
    let result = simulation.sections
    let counts = Self.sizes(of: result)
    guard counts == expected.sizes else {
      throw StrictListError(
        .countsAfterEdits,
        "the list has \(counts) items per section, the snapshot has \(expected.sizes)"
      )
    }
    if let difference = expected.firstDifference(from: result) {
      throw StrictListError(.currentPositions, difference)
    }
    return result
  }
}
