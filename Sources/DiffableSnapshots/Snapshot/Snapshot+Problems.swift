extension Snapshot {
  /// What the edits of the snapshot were asked to do and could not do, oldest first.
  ///
  /// An edit does what it can, and records the rest here:
  ///
  /// ```swift
  /// var snapshot = Snapshot<String, Int>([("odd", [1, 3])])
  /// snapshot.reconfigureItems([3, 4])
  /// // The 3 is marked. snapshot.problems[0].description ==
  /// //   "reconfigureItems(_:) was given items that the snapshot does not have: 4"
  /// ```
  ///
  /// A copy has the same problems. A data source hands the problems of an applied snapshot on, and its own snapshot
  /// has none. Problems are not compared, encoded or found by ``difference(from:)``.
  ///
  /// Only the first 16 problems are kept, so any number of problems takes constant memory.
  ///
  /// - Complexity: O(1).
  public var problems: [SnapshotProblem<Section, Item>] {
    hasProblems ? storage.value.log.problems : []
  }

  /// The number of problems, including those that ``problems`` does not keep.
  ///
  /// - Complexity: O(1).
  public var numberOfProblems: Int { hasProblems ? storage.value.log.count : 0 }

  /// Edits the snapshot, and undoes all edits if one of them has a problem.
  ///
  /// ```swift
  /// do {
  ///   try snapshot.edit { snapshot in
  ///     snapshot.moveItem(7, afterItem: 3)
  ///     snapshot.deleteItems([5])
  ///   }
  /// } catch {
  ///   // "moveItem(_:afterItem:) was given items that the
  ///   // snapshot does not have: 7". The 5 is not deleted.
  ///   print(error)
  /// }
  /// ```
  ///
  /// - Parameter body: Edits the snapshot, which has no problems yet.
  /// - Returns: What `body` returns.
  /// - Throws: The first problem. The snapshot is then as it was before.
  /// - Complexity: That of the edits.
  @discardableResult
  public mutating func edit<Result>(
    _ body: (inout Snapshot) -> Result
  ) throws(SnapshotProblem<Section, Item>) -> Result {
    var edited = self
    edited.removeProblems()
    let result = body(&edited)
    if let problem = edited.problems.first { throw problem }
    edited.recordProblems(of: self) { $0 }
    self = edited
    return result
  }

  #if !hasFeature(Embedded)
    /// Edits the snapshot with a closure that can throw, and undoes all edits if it throws or if one of them has a problem.
    ///
    /// - Parameter body: Edits the snapshot, which has no problems yet.
    /// - Returns: What `body` returns.
    /// - Throws: The error that `body` throws, or the first ``SnapshotProblem``. The snapshot is then as it was before.
    /// - Complexity: That of the edits.
    @discardableResult
    public mutating func edit<Result>(
      _ body: (inout Snapshot) throws -> Result
    ) throws -> Result {
      var edited = self
      edited.removeProblems()
      let result = try body(&edited)
      if let problem = edited.problems.first { throw problem }
      edited.recordProblems(of: self) { $0 }
      self = edited
      return result
    }
  #endif
}

// MARK: - Recording

// These functions are not inlinable, so that a client contains no code for problems. They are slow, but edits call them
// only if there is a problem.
extension Snapshot {
  /// Adds a problem.
  @usableFromInline
  package mutating func record(_ problem: SnapshotProblem<Section, Item>) {
    storage.value.log.add(problem)
    hasProblems = true
  }

  /// Adds the problems of another snapshot.
  ///
  /// - Parameters:
  ///   - other: The other snapshot.
  ///   - convert: Returns a problem with the identifiers that sections and items have in this snapshot.
  package mutating func recordProblems<OtherSection, OtherItem>(
    of other: Snapshot<OtherSection, OtherItem>,
    _ convert: (SnapshotProblem<OtherSection, OtherItem>) -> SnapshotProblem<Section, Item>
  ) {
    guard other.hasProblems else { return }
    storage.value.log.add(other.storage.value.log, convert)
    hasProblems = true
  }

  /// Removes the problems.
  package mutating func removeProblems() {
    guard hasProblems else { return }
    storage.value.log = ProblemLog()
    hasProblems = false
  }

  /// Records the problems of a call that appends items, and appends them if that is possible.
  ///
  /// - Returns: The dropped items.
  @usableFromInline
  mutating func appendWithProblems(
    _ items: [Item],
    _ insertion: ListShape.Insertion,
    to section: Section?,
    call: String
  ) -> [Item] {
    recordRepetitions(in: items, insertion, call: call)
    guard let index = section.map({ indexOfSection($0) }) ?? sections.indices.last else {
      record(section.map { .unknownSections([$0], call: call) } ?? .noSections(call: call))
      return []
    }
    return insertion.isRejected ? [] : store.insert(items, insertion, to: .endOfSection(index))
  }

  /// Records the problems of a call that inserts items next to an anchor, and inserts them if that is possible.
  ///
  /// - Returns: The dropped items.
  @usableFromInline
  mutating func insertWithProblems(
    _ items: [Item],
    _ insertion: ListShape.Insertion,
    at anchor: Item,
    distance: Int,
    call: String
  ) -> [Item] {
    recordRepetitions(in: items, insertion, call: call)
    guard let location = location(of: anchor) else {
      record(.unknownItems([anchor], call: call))
      return []
    }
    guard !insertion.contains(shape.position(of: location)) else {
      record(.anchorIsInserted(anchor, call: call))
      return []
    }
    return insertion.isRejected
      ? [] : store.insert(items, insertion, to: .nextTo(location, distance: distance))
  }

  private mutating func recordRepetitions(
    in items: [Item],
    _ insertion: ListShape.Insertion,
    call: String
  ) {
    guard insertion.hasProblem else { return }
    record(.duplicateItems(items.distinctElements(at: insertion.repeated), call: call))
  }

  /// Records the problem of a call that moves an item, but does not find it or its destination.
  @usableFromInline
  mutating func recordMove(of item: Item, to anchor: Item, call: String) {
    recordUnknownItems(among: [item, anchor], call: call)
  }

  /// Records the items of a call that the snapshot does not contain.
  @usableFromInline
  mutating func recordUnknownItems(among items: [Item], call: String) {
    record(.unknownItems(items.filter { location(of: $0) == nil }.distinct(), call: call))
  }

  /// Records the sections of a call that the snapshot does not contain.
  mutating func recordUnknownSections(among sections: [Section], call: String) {
    record(.unknownSections(sections.filter { indexOfSection($0) == nil }.distinct(), call: call))
  }

  /// Records the problems of a call that inserts sections, if it has any, and inserts the new sections if that is
  /// possible.
  ///
  /// - Parameters:
  ///   - newSections: The sections of the call.
  ///   - anchor: The section next to which to insert; nil for the end.
  ///   - distance: 0 to insert before the anchor, 1 to insert after the anchor.
  ///   - call: The signature of the call.
  @usableFromInline
  mutating func insertWithProblems(
    _ newSections: HashedItems<Section>,
    at anchor: Section?,
    distance: Int,
    call: String
  ) {
    let (sections, repeated) = (newSections.items, newSections.repeatedOffsets())
    if !repeated.isEmpty {
      record(.duplicateSections(sections.distinctElements(at: repeated), call: call))
    }
    let existing = sections.indices.filter { indexOfSection(sections[$0]) != nil }
    if !existing.isEmpty {
      record(.existingSections(sections.distinctElements(at: existing), call: call))
    }
    guard let index = anchor.map({ indexOfSection($0) }) ?? numberOfSections else {
      if let anchor { record(.unknownSections([anchor], call: call)) }
      return
    }
    let skipped = Set(repeated + existing)
    let kept = sections.indices.filter { !skipped.contains($0) }
    put(newSections.elements(at: kept), at: index + distance)
  }

  /// Creates a snapshot from sections and items of which some may repeat, and records which of them do.
  ///
  /// The items of a repeated section join the items of the first one. Of repeated items, the first one is used.
  ///
  /// - Parameters:
  ///   - sections: The sections of the call.
  ///   - items: The items of each section.
  ///   - store: The store of all items, which is used if nothing repeats.
  ///   - call: The signature of the call.
  @usableFromInline
  init(
    _ sections: HashedItems<Section>,
    _ items: [HashedItems<Item>],
    _ store: ItemStore<Item>,
    call: String
  ) {
    let all = HashedItems(joining: items)
    let (repeatedSections, repeatedItems) = (sections.repeatedOffsets(), all.repeatedOffsets())
    if repeatedSections.isEmpty && repeatedItems.isEmpty {
      self.init(SectionList(sections), store)
      return
    }
    self.init()
    insertWithProblems(sections, at: nil, distance: 0, call: call)
    if !repeatedItems.isEmpty {
      record(.duplicateItems(all.items.distinctElements(at: repeatedItems), call: call))
    }
    let skipped = Set(repeatedItems)
    var groups = self.sections.map { _ in HashedItems<Item>() }
    var start = 0
    for (section, part) in zip(sections.items, items) {
      let kept = part.items.indices.filter { !skipped.contains(start + $0) }
      groups[indexOfSection(section) ?? 0].append(contentsOf: part.elements(at: kept))
      start += part.count
    }
    self.store = ItemStore(sections: groups)
  }
}
