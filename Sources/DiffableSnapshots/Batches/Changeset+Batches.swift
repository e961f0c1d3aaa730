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

  /// The snapshot between two batches.
  ///
  /// What lives on is there as the new snapshot has it.
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
      guard let slots = section.items else { return contents.withoutMarks() }
      var result = HashedItems<Item>()
      for slot in slots {
        if let offset = slot.new, let after {
          result.append(after, at: offset)
        } else if let offset = slot.old, let before {
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
