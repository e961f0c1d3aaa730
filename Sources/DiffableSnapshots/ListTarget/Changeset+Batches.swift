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
      let after = stage.sections.map(snapshot) ?? new
      defer { before = after }
      return Batch(snapshot: after, changes: stage.changes, oldSnapshot: before, layout: layout)
    }
  }

  /// The snapshot between two batches.
  ///
  /// What lives on is there as the new snapshot has it.
  private func snapshot(of sections: [LoweringStage.SectionState]) -> Snapshot<Section, Item> {
    Snapshot(
      uncheckedSections: sections.map { section in
        let before = section.old.map { old.sections[$0] }
        let after = section.new.map { new.sections[$0] }
        guard var contents = after ?? before else { preconditionFailure("No such section") }
        if let slots = section.items {
          contents.items = slots.compactMap { slot in
            slot.new.flatMap { after?.items[$0] } ?? slot.old.flatMap { before?.items[$0] }
          }
        }
        return contents
      }
    )
  }
}
