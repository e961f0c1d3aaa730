// These functions throw typed errors themselves. A client that created the errors would contain more code for each
// pair of identifier types.
extension Snapshot {
  /// Throws the error of a call that cannot insert sections, because some repeat or are already in the snapshot.
  @usableFromInline
  func rejectSections(
    _ sections: [Section],
    _ repeated: [Int],
    call: String
  ) throws(SnapshotError<Section, Item>) -> Never {
    guard repeated.isEmpty else {
      throw .duplicateSections(sections.distinctElements(at: repeated), call: call)
    }
    throw .existingSections(sections.filter { indexOfSection($0) != nil }, call: call)
  }

  /// Throws the error of a call that cannot append items.
  @usableFromInline
  func rejectInsertion(
    _ items: [Item],
    _ insertion: ListShape.Insertion,
    section: Section?,
    call: String
  ) throws(SnapshotError<Section, Item>) -> Never {
    try rejectDuplicates(in: items, insertion, call: call)
    throw section.map { .unknownSection([$0], call: call) } ?? .noSections(call: call)
  }

  /// Throws the error of a call that cannot insert items next to an anchor.
  @usableFromInline
  func rejectInsertion(
    _ items: [Item],
    _ insertion: ListShape.Insertion,
    anchor: Item,
    call: String
  ) throws(SnapshotError<Section, Item>) -> Never {
    try rejectDuplicates(in: items, insertion, call: call)
    if location(of: anchor) == nil { throw .unknownItem([anchor], call: call) }
    throw .anchorIsInserted(anchor, call: call)
  }

  /// Throws an error if the duplicate policy of a call rejects items that repeat.
  private func rejectDuplicates(
    in items: [Item],
    _ insertion: ListShape.Insertion,
    call: String
  ) throws(SnapshotError<Section, Item>) {
    guard insertion.isRejected else { return }
    throw .duplicateItems(items.distinctElements(at: insertion.repeated), call: call)
  }

  /// Throws the error of a call with two items of which the snapshot does not contain both.
  @usableFromInline
  func rejectMove(
    of item: Item,
    to anchor: Item,
    call: String
  ) throws(SnapshotError<Section, Item>) -> Never {
    throw unknownItems([item, anchor], call: call)
  }

  /// Returns the error of a call with items that the snapshot does not contain.
  ///
  /// - Parameters:
  ///   - items: The items of the call. The error names the unknown items among them once each.
  ///   - call: The signature of the call.
  /// - Returns: The error.
  @usableFromInline
  func unknownItems(_ items: [Item], call: String) -> SnapshotError<Section, Item> {
    let locations = store.locations(of: items, hashes: nil)
    let unknown = items.indices.filter { locations[$0] == nil }
    return .unknownItem(items.distinctElements(at: unknown), call: call)
  }
}
