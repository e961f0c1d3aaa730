extension Snapshot where Item: ContentEquatable {
  /// Finds the fewest changes that turn another snapshot into this one, among them the items whose
  /// content has changed.
  ///
  /// An item that both snapshots hold is reconfigured, or reloaded, when it is marked or when its
  /// instances differ in content. A mark for reload wins.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: How cells come to show content that has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: That of ``difference(from:)``; the content of an item is compared once, unless the
  ///   snapshots share it, which an edit of one leaves to all but up to 512 items around it.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(from: old, ContentComparison(contentChanges).withItems())
  }
}

extension Snapshot where Section: ContentEquatable {
  /// Finds the fewest changes that turn another snapshot into this one, among them the sections whose
  /// content has changed.
  ///
  /// A section that both snapshots hold is reconfigured, or reloaded, when it is marked or when its
  /// instances differ in content. A mark for reload wins.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: How headers and footers come to show content that has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: That of ``difference(from:)``; the content of a section is compared once, unless no
  ///   section was edited.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(from: old, ContentComparison(contentChanges).withSections())
  }
}

extension Snapshot where Section: ContentEquatable, Item: ContentEquatable {
  /// Finds the fewest changes that turn another snapshot into this one, among them the sections and
  /// items whose content has changed.
  ///
  /// What both snapshots hold is reconfigured, or reloaded, when it is marked or when its instances
  /// differ in content. A mark for reload wins.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: How cells, headers and footers come to show content that has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: That of ``difference(from:)``; the content of an item is compared once, unless the
  ///   snapshots share it, which an edit of one leaves to all but up to 512 items around it. That of a
  ///   section is compared once, unless no section was edited.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(from: old, ContentComparison(contentChanges).withSections().withItems())
  }
}

extension Snapshot {
  /// Finds the fewest changes, among them sections and items whose content has changed.
  @inlinable
  func difference(
    from old: Snapshot,
    _ content: ContentComparison<Section, Item>
  ) -> Changeset<Section, Item> {
    let (sectionRuns, itemRuns) = (sectionRuns(from: old), store.runs(from: old.store))
    var sectionContent: [ContentChange] = []
    if let mark = content.sectionMark {
      sectionContent = contentChanges(ofSectionsFrom: old, in: sectionRuns, mark)
    }
    var itemContent: [ContentChange] = []
    if let mark = content.itemMark {
      itemContent = store.contentChanges(from: old.store, in: itemRuns, mark)
    }
    return changeset(
      from: old,
      sectionRuns,
      itemRuns,
      sectionContent: sectionContent,
      itemContent: itemContent
    )
  }

  /// Returns the sections whose content has changed, in order.
  @inlinable
  func contentChanges(
    ofSectionsFrom old: Snapshot,
    in runs: [Run],
    _ mark: (_ old: Section, _ new: Section) -> Mark
  ) -> [ContentChange] {
    let (before, after) = (old.sections, sections)
    if before.isIdentical(with: after) { return [] }
    var changes: [ContentChange] = []
    Run.forEachPair(in: runs) { oldIndex, newIndex in
      let mark = mark(before[oldIndex], after[newIndex])
      if mark != .none { changes.append(ContentChange(position: newIndex, mark: mark)) }
    }
    return changes
  }
}

extension Run {
  /// Calls a function with each old and new offset that match.
  @usableFromInline
  static func forEachPair(in runs: [Run], _ body: (_ old: Int, _ new: Int) -> Void) {
    for run in runs {
      for step in 0..<run.length { body(run.old + step, run.new + step) }
    }
  }
}
