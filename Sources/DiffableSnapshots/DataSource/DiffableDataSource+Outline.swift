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
  /// While any section has an outline, each apply of a snapshot compares the snapshots on the caller's actor, even if
  /// the apply is `async`, to update the outlines. For an edited copy of the data source's snapshot, the cost depends on
  /// the edits. The list performs the same changes, unless it shows another snapshot than the newest one: then the apply
  /// compares again.
  ///
  /// - Parameters:
  ///   - snapshot: The outline to show.
  ///   - section: The section to show it in.
  ///   - animatingDifferences: Whether to animate the changes.
  ///   - completion: Called once, when the list shows the outline, or when a later apply has superseded it.
  ///     Completions are called in the order of the applies.
  /// - Complexity: The same as ``apply(_:animatingDifferences:completion:)-(Snapshot<Section,Item>,_,_)``, and on average another
  ///   O(*n* log *n*) for each section with an outline, where *n* is the number of items in the outlines.
  public func apply(
    _ snapshot: SectionSnapshot<Item>,
    to section: Section,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    var next = newest
    next.setOutline(snapshot, of: section)
    apply(next, mode: animatingDifferences ? .animated : .notAnimated, completion: completion)
  }

  /// Returns the outline of a section.
  ///
  /// Edit the outline and apply it to the section to change the section.
  ///
  /// - Parameter section: Any section.
  /// - Returns: The outline, as of the newest ``snapshot()``. For a section without an outline, an outline
  ///   with the items of the section as roots. For an unknown section, an empty outline.
  /// - Complexity: O(*n*), where *n* is the number of items in the outline.
  public func snapshot(for section: Section) -> SectionSnapshot<Item> {
    newest.outline(of: section)
  }

  /// Returns whether an item is expanded in the outline of its section.
  ///
  /// A cell provider can use this method to draw the disclosure indicator of a cell.
  ///
  /// - Parameter item: Any item.
  /// - Returns: Whether the item is expanded, as of the newest ``snapshot()``; false if no outline has the
  ///   item.
  /// - Complexity: O(log *n*) on average, where *n* is the number of items. An item that is not in the
  ///   snapshot is looked up in each outline.
  public func isExpanded(_ item: Item) -> Bool {
    newest.section(of: item, whereExpanded: true) != nil
  }

  /// Returns the level of an item, which is the number of its ancestors in the outline of its section.
  ///
  /// A cell provider can use this method to indent a cell.
  ///
  /// - Parameter item: Any item.
  /// - Returns: The level, as of the newest ``snapshot()``; 0 for a root and for an item of a section without
  ///   an outline; nil if neither the snapshot nor an outline has the item.
  /// - Complexity: O(*l* + log *n*) on average, where *l* is the level and *n* the number of items. An item
  ///   that is not in the snapshot is looked up in each outline.
  public func level(of item: Item) -> Int? {
    let newest = newest
    return newest.section(of: item).map { newest.storedOutline(of: $0)?.level(of: item) ?? 0 }
  }
}
