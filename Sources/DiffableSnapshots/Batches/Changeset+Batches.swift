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
      return Batch(to: after, stage.changes, from: before, layout)
    }
  }

  /// Returns the snapshot between two batches.
  ///
  /// What both snapshots have is as the new snapshot has it.
  @inlinable
  func snapshot(of sections: [LoweringStage.SectionState]) -> Snapshot<Section, Item> {
    var identifiers: [Section] = []
    let items = sections.map { section in
      let before = section.old.map { old.store.contents(ofSection: $0) } ?? HashedItems()
      let after = section.new.map { new.store.contents(ofSection: $0) } ?? HashedItems()
      identifiers.append(
        section.new.map { new.sections[$0] } ?? old.sections[section.old ?? 0]
      )
      var result = HashedItems<Item>()
      for (isNew, range) in section.parts(oldCount: before.count, newCount: after.count) {
        result.append(isNew ? after : before, range)
      }
      return result
    }
    return Snapshot(uncheckedSections: identifiers, items: items)
  }
}

extension LoweringStage.SectionState {
  /// Returns the items of the section, as ranges of the items that it has in the new or the old snapshot.
  @usableFromInline
  func parts(oldCount: Int, newCount: Int) -> [(isNew: Bool, range: Range<Int>)] {
    guard let items else { return [new == nil ? (false, 0..<oldCount) : (true, 0..<newCount)] }
    var parts: [(isNew: Bool, range: Range<Int>)] = []
    for item in items {
      let isNew = item.new != nil
      guard let offset = item.new ?? item.old else { continue }
      if let last = parts.last, last.isNew == isNew, last.range.upperBound == offset {
        parts[parts.count - 1].range = last.range.lowerBound..<offset + 1
      } else {
        parts.append((isNew, offset..<offset + 1))
      }
    }
    return parts
  }
}
