extension Changeset {
  /// Lowers the changes to batches that a list can carry out, in order.
  ///
  /// Each change is carried out once: what lives on keeps its cell in every batch, unless the list
  /// cannot move it at all. With that given, no legal sequence has fewer batches.
  ///
  /// - Parameter capabilities: What the list can do in one batch.
  /// - Returns: The batches; none when nothing changes that the list shows. The last one's snapshot is
  ///   ``new``.
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* that of the
  ///   changes. Each batch but the one that completes the structure adds O(*n*) for its snapshot, *n*
  ///   being the number of items; a list without sections adds the cost of a difference of its rows.
  public func batches(for capabilities: ListCapabilities) -> [Batch<Section, Item>] {
    let layout = ListLayout(capabilities)
    let shown =
      switch layout {
      case .sections: changes
      case .rows(let headers): rowChanges(headers: headers)
      }
    let lowering = Lowering(
      shown,
      capabilities,
      oldSizes: layout.sizes(of: old),
      newSizes: layout.sizes(of: new)
    )
    var before = old.withoutMarks()
    return lowering.stages().map { stage in
      let after = stage.isComplete ? new : snapshot(of: stage.sections)
      defer { before = after }
      return Batch(snapshot: after, changes: stage.changes, oldSnapshot: before, layout: layout)
    }
  }

  /// The snapshot between two batches.
  private func snapshot(of sections: [LoweringStage.SectionState]) -> Snapshot<Section, Item> {
    var departed: [Int: Set<Int>] = [:]
    for move in itemMoves { departed[move.from.section, default: []].insert(move.from.item) }
    var arrived: [Int: Set<Int>] = [:]
    for move in itemMoves { arrived[move.to.section, default: []].insert(move.to.item) }
    return Snapshot(
      uncheckedSections: sections.map { section in
        switch section {
        case .old(let offset): old.sections[offset]
        case .new(let offset): new.sections[offset]
        case .remaining(let offset): old.sections[offset].without(departed[offset] ?? [])
        case .born(let offset): new.sections[offset].without(arrived[offset] ?? [])
        }
      }
    )
  }
}

extension Snapshot.SectionContents {
  fileprivate func without(_ offsets: Set<Int>) -> Self {
    var result = self
    result.items = items.enumerated().filter { !offsets.contains($0.offset) }.map { $0.element }
    return result
  }
}
