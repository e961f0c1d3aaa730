extension DiffableDataSource {
  /// Shows an outline as a section, with the fewest changes.
  ///
  /// The visible items of the outline become the items of the section. If the newest snapshot does not have
  /// the section, the section is appended. Items of the outline are removed from all other sections and
  /// their outlines.
  ///
  /// The section keeps the outline. ``expandItem(_:mode:completion:)`` and
  /// ``collapseItem(_:mode:completion:)`` change it. When ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)`` changes
  /// the section, the data source updates the outline:
  ///
  /// - A deleted item is deleted from the outline, with its hidden descendants. Its visible children take its
  ///   position.
  /// - A new item is inserted after the item before it, on the same level. If the item before it shows
  ///   children, the new item becomes its first child.
  /// - An item that moves keeps its parent if the new order permits it. Its hidden descendants move with it.
  /// - A hidden item that the new snapshot contains moves to its position in the snapshot.
  /// - A deleted section loses its outline.
  ///
  /// An item that the user drags behaves like an item that an apply moves. All other items keep their
  /// parents, except that the visible children of the dragged item take its position.
  ///
  /// While any section has an outline, each apply of a snapshot first compares the snapshots to update the
  /// outlines. This comparison runs on the caller's actor, even if the apply is `async`, and costs as much as
  /// ``Snapshot/difference(from:)``. For an edited copy of the data source's snapshot, the cost depends on the
  /// edits.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section to show it in.
  ///   - animatingDifferences: Whether to animate the changes.
  ///   - completion: Called once, when the list shows the outline, or when a later apply has superseded it.
  ///     Completions are called in the order of the applies.
  /// - Complexity: The same as ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)``, and on average another
  ///   O(*n* log *n*) for each section with an outline, where *n* is the number of items in the outlines.
  @inlinable
  public func apply(
    _ snapshot: SectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let next = setOutline(snapshot, of: section)
    apply(
      next,
      mode: animatingDifferences ? .animated : .notAnimated,
      because: .outlineChange,
      completion: completion
    )
  }

  #if !hasFeature(Embedded)
    /// Shows an outline as a section, and computes the changes of the list off the caller's actor.
    ///
    /// Otherwise like ``apply(_:to:animatingDifferences:completion:)``. See
    /// ``apply(_:animatingDifferences:)`` for the order of applies.
    ///
    /// - Parameters:
    ///   - snapshot: The outline to show.
    ///   - section: The section to show it in.
    ///   - animatingDifferences: Whether to animate the changes.
    /// - Complexity: The same as ``apply(_:to:animatingDifferences:completion:)``.
    nonisolated(nonsending) public func apply(
      _ snapshot: SectionSnapshot<Item>,
      to section: Section,
      animatingDifferences: Bool = true
    ) async {
      let next = setOutline(snapshot, of: section)
      await apply(
        next,
        mode: animatingDifferences ? .animated : .notAnimated,
        because: .outlineChange
      )
    }
  #endif

  /// Returns the outline of a section.
  ///
  /// Edit the outline and apply it to the section to change the section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The outline, as of the newest ``snapshot()``. For a section without an outline, an outline
  ///   with the items of the section as roots. For an unknown section, an empty outline.
  /// - Complexity: O(*n*), where *n* is the number of items in the outline.
  @inlinable
  public func snapshot(for section: Section) -> SectionSnapshot<Item> {
    let (newest, outlineTrees) = (newest, outlineTrees)
    guard let index = newest.indexOfSection(section) else { return SectionSnapshot() }
    guard var outline = outlineTrees?[section] else {
      return SectionSnapshot(uncheckedRoots: newest.store.contents(ofSection: index))
    }
    outline.tree.updateVisibleItems(to: newest.store.items(ofSection: index))
    return outline
  }

  /// The closures that the data source calls before it expands or collapses an item.
  ///
  /// The data source keeps strong references to the handlers. A handler that uses the data source must
  /// capture it weakly.
  @inlinable public var sectionSnapshotHandlers: SectionSnapshotHandlers<Item> {
    get { outlines?.handlers ?? SectionSnapshotHandlers() }
    set { makeOutlines().handlers = newValue }
  }
}

// MARK: - The outlines

extension DiffableDataSource {
  /// The outlines; nil until `makeOutlines()` is called for the first time.
  @inlinable var outlines: Outlines<Section, Item>? { observer as? Outlines<Section, Item> }

  /// The outlines by section; computed like ``newest``.
  @inlinable var outlineTrees: OutlineTrees<Section, Item>? { outlines?.trees }

  /// Returns the outlines, and creates them on the first call.
  @inlinable
  func makeOutlines() -> Outlines<Section, Item> {
    if let outlines { return outlines }
    let outlines = Outlines<Section, Item> { outlines, old, new, move in
      guard let move else { return outlines.follow(new.difference(from: old)) }
      var changes = ListChanges()
      changes.items.moves = [move]
      outlines.follow(Changeset(from: old, to: new, changes))
    }
    observer = outlines
    return outlines
  }

  /// Sets the outline of a section.
  ///
  /// - Returns: The snapshot that shows the outline. The caller must apply it immediately.
  @inlinable
  func setOutline(
    _ outline: SectionSnapshot<Item>,
    of section: Section
  ) -> Snapshot<Section, Item> {
    // If a drag begins now, it must begin before the outlines change.
    pauseIfNecessary()
    let outlines = makeOutlines().copy()
    var next = newest
    if next.indexOfSection(section) == nil {
      next.put(HashedItems(hashing: [section]), at: next.numberOfSections)
    }
    guard let index = next.indexOfSection(section) else { return next }
    outlines.remove(outline, exceptFrom: section)
    next.deleteItems(next.store.items(ofSection: index) + outline.items)
    next.put(
      HashedItems(hashing: outline.visibleItems),
      at: next.shape.endLocation(ofSection: index)
    )
    outlines.trees[section] = outline
    outlines.trees[section]?.removeProblems()
    makeOutlines().trees = outlines.trees
    next.record(outline)
    return next
  }
}

extension ItemTree {
  /// Replaces the stored instances of the visible items with equal instances in the same order.
  ///
  /// The snapshot may have newer instances of the items than the outline.
  @inlinable
  mutating func updateVisibleItems(to newItems: [Item]) {
    var newItems = newItems.makeIterator()
    for slot in walk(below: ItemTree.sentinel, visibleOnly: true) {
      if let item = newItems.next() { items[slot] = item }
    }
  }
}
