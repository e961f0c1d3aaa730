extension Changeset {
  /// Lowers the changes to batches that a target can perform, in order.
  ///
  /// The batches perform each change once. A surviving item keeps its cell in every batch, unless the target
  /// cannot move the item. An item or a section that would move onto its own path keeps its place, and other
  /// elements move instead.
  ///
  /// The presets get the fewest batches that their rules allow. Only when the lowering has to avoid a move
  /// onto the same path, a batch more may be needed. Other sets of capabilities may get a batch more where
  /// updates conflict with moves.
  ///
  /// - Parameter capabilities: What the target can do in one batch.
  /// - Returns: The batches, or an empty array when no change affects the target. The snapshot of the last
  ///   batch is ``new``.
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* the number of changes.
  ///   In a list without sections, *c* also counts the rows of each section that is inserted, deleted or
  ///   reloaded, and the rows that move. Each batch before the one that completes the structure adds O(*n*)
  ///   for its snapshot, where *n* is the number of items.
  @inlinable
  public func batches(for capabilities: ListCapabilities) -> [Batch<Section, Item>] {
    let layout = ListLayout(capabilities)
    let shown =
      switch layout {
      case .sections: changes
      case .rows(let headers):
        changes.inRows(
          oldSizes: old.store.sizes,
          newSizes: new.store.sizes,
          headers: headers
        )
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
      return Batch(to: after, stage.changes, from: before, layout)
    }
  }

  /// Returns the snapshot between two batches.
  @inlinable
  func snapshot(of sections: [LoweringStage.SectionState]) -> Snapshot<Section, Item> {
    var identifiers: [Section] = []
    let items = sections.map { section in
      let before = section.old.map { old.store.contents(ofSection: $0) }
      let after = section.new.map { new.store.contents(ofSection: $0) }
      guard
        let identifier = section.new.map({ new.sections[$0] })
          ?? section.old.map({ old.sections[$0] }),
        let contents = after ?? before
      else { preconditionFailure("No such section") }
      identifiers.append(identifier)
      guard let entries = section.items else { return contents.withoutMarks() }
      var result = HashedItems<Item>()
      for entry in entries {
        if let offset = entry.new, let after {
          result.append(after, at: offset)
        } else if let offset = entry.old, let before {
          result.append(before, at: offset)
        }
      }
      return result
    }
    return Snapshot(uncheckedSections: identifiers, items: items)
  }
}

extension HashedItems {
  @inlinable
  func withoutMarks() -> HashedItems { HashedItems(items, hashes: hashes) }
}
