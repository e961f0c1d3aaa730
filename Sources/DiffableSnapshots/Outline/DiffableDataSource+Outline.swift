extension DiffableDataSource {
  /// Shows an outline as a section, by the fewest changes.
  ///
  /// The outline's visible items become the items of the section; a section that the newest snapshot does
  /// not have comes after the others. Items of the outline that are in other sections, or in their
  /// outlines, leave them.
  ///
  /// From then on the section has the outline, which ``expandItem(_:mode:completion:)``
  /// and ``collapseItem(_:mode:completion:)`` change, and which follows what
  /// ``apply(_:animatingDifferences:completion:)`` does to the section: items that are gone leave it, with
  /// what they hide; new ones come after the item before them, on its level; items that move keep
  /// their parent where the order lets them, and take along what they hide; and an item that was hidden
  /// and is to show leaves its hiding place. A section that goes loses its outline. An item that the user
  /// drags does as one that an apply moves; no other one becomes the child of something else by it, but
  /// what the item has shown takes its place.
  ///
  /// While any section has an outline, each apply of a snapshot first finds what the outlines are to follow:
  /// on the caller's actor, also when it is `async`, at the cost of ``Snapshot/difference(from:)``. For a
  /// snapshot that was taken from the data source and edited, that is the cost of the edits.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section to show it in.
  ///   - animatingDifferences: Whether to show the changes as movement.
  ///   - completion: Called once when the list shows the outline, or when a later apply has made it
  ///     pointless; never before the completion of an earlier apply.
  /// - Complexity: That of ``apply(_:animatingDifferences:completion:)``, and O(*n* log *n*) for each section
  ///   with an outline on average, where *n* is the number of items in the outlines.
  @inlinable
  public func apply(
    _ snapshot: SectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    let next = showing(snapshot, in: section)
    apply(
      next,
      mode: animatingDifferences ? .animated : .notAnimated,
      because: .outlineChange,
      completion: completion
    )
  }

  #if !hasFeature(Embedded)
    /// Shows an outline as a section, and finds the changes without keeping the caller's actor busy.
    ///
    /// See the function with a completion, and ``apply(_:animatingDifferences:)`` for the order of applies.
    ///
    /// - Parameters:
    ///   - snapshot: The outline to show.
    ///   - section: The section to show it in.
    ///   - animatingDifferences: Whether to show the changes as movement.
    /// - Complexity: That of ``apply(_:to:animatingDifferences:completion:)``; what finds the
    ///   changes of the list runs elsewhere.
    nonisolated(nonsending) public func apply(
      _ snapshot: SectionSnapshot<Item>,
      to section: Section,
      animatingDifferences: Bool = true
    ) async {
      let next = showing(snapshot, in: section)
      await apply(
        next,
        mode: animatingDifferences ? .animated : .notAnimated,
        because: .outlineChange
      )
    }
  #endif

  /// The outline of a section, to be edited and applied back.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The outline, in step with ``snapshot()``; the items as roots where the section never had
  ///   one; an empty one when the newest snapshot does not have the section.
  /// - Complexity: O(*n*), where *n* is the number of items in the outline.
  @inlinable
  public func snapshot(for section: Section) -> SectionSnapshot<Item> {
    guard let index = newest.indexOfSection(section) else { return SectionSnapshot() }
    guard var outline = outlines?.trees[section] else {
      return SectionSnapshot(uncheckedRoots: newest.store.contents(ofSection: index))
    }
    outline.tree.updateVisibleItems(to: newest.store.items(ofSection: index))
    return outline
  }

  /// What the data source asks and tells when an item is to be expanded or collapsed.
  ///
  /// The data source holds the handlers, and nothing here makes them hold the data source.
  ///
  /// - Complexity: O(1).
  @inlinable public var sectionSnapshotHandlers: SectionSnapshotHandlers<Item> {
    get { outlines?.handlers ?? SectionSnapshotHandlers() }
    set { makeOutlines().handlers = newValue }
  }
}

// MARK: - The outlines

extension DiffableDataSource {
  /// The outlines, if there are any.
  @inlinable var outlines: Outlines<Section, Item>? { observer as? Outlines<Section, Item> }

  @inlinable
  func makeOutlines() -> Outlines<Section, Item> {
    if let outlines { return outlines }
    let outlines = Outlines<Section, Item> { outlines, old, new, move in
      guard let move else { return outlines.follow(new.difference(from: old)) }
      var changes = ListChanges()
      changes.itemMoves = [move]
      outlines.follow(Changeset(from: old, to: new, changes))
    }
    observer = outlines
    return outlines
  }

  /// Gives a section an outline.
  ///
  /// - Returns: The snapshot that shows it, which is to be applied at once.
  @inlinable
  func showing(
    _ outline: SectionSnapshot<Item>,
    in section: Section
  ) -> Snapshot<Section, Item> {
    let outlines = makeOutlines()
    var next = newest
    if next.indexOfSection(section) == nil {
      next.put(HashedItems(hashing: [section]), at: next.numberOfSections)
    }
    guard let index = next.indexOfSection(section) else { return next }
    outlines.remove(outline, exceptIn: section)
    next.deleteItems(next.store.items(ofSection: index) + outline.items)
    next.put(
      HashedItems(hashing: outline.visibleItems),
      at: next.shape.endLocation(ofSection: index)
    )
    outlines.trees[section] = outline
    return next
  }
}

extension ItemTree {
  /// Replaces the visible items by equal ones, as a snapshot may have newer instances.
  @inlinable
  mutating func updateVisibleItems(to newItems: [Item]) {
    var newItems = newItems.makeIterator()
    for slot in walk(below: ItemTree.trunk, visibleOnly: true) {
      if let item = newItems.next() { items[slot] = item }
    }
  }
}
