/// Changes that a target can perform in one step.
///
/// Old paths are valid before the batch, and new
/// paths are valid after it. In a list without sections, every path is a row: its section is 0, and its item is
/// the index of the row in the list.
///
/// Targets do not accept a move of a section to its own index, or of an item to its own path in the same section.
/// The smallest set of moves can contain such a move: for example, if A B C D E becomes D E C A B because A, B and C
/// move, then C moves from offset 2 to offset 2. The batch then moves other elements, which may need
/// more moves.
public struct Batch<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable, Hashable {
  /// The snapshot that the target shows after this batch.
  ///
  /// Only the snapshot of the last batch can have marks.
  public internal(set) var snapshot: Snapshot<Section, Item>

  /// The changes of this batch.
  public internal(set) var changes: ListChanges

  /// The snapshot that the target shows before this batch.
  var oldSnapshot: Snapshot<Section, Item>

  /// Which element before the batch each element after it is: sections and items, or the rows of one section.
  var matching: Matching

  /// How the target shows a snapshot.
  var layout: ListLayout

  init(
    to snapshot: Snapshot<Section, Item>,
    _ changes: ListChanges,
    _ matching: Matching,
    from oldSnapshot: Snapshot<Section, Item>,
    _ layout: ListLayout
  ) {
    self.snapshot = snapshot
    self.changes = changes
    self.matching = matching
    self.oldSnapshot = oldSnapshot
    self.layout = layout
  }
}

// The lists of ``ListChanges``, as members of the batch.
extension Batch {
  /// Hashes the snapshot after the batch and the changes.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(*n*), where *n* is the number of sections and items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(snapshot)
    hasher.combine(changes)
  }

  /// The changes of the sections.
  ///
  /// The items of a deleted or an inserted section are deleted or inserted too, except those that ``items`` moves. Only
  /// a list with ``ListCapabilities/itemChangesInsideSectionChanges`` receives such moves.
  public var sections: Changes<Int> { changes.sections }

  /// The changes of the items.
  ///
  /// Deletions in deleted sections and insertions in inserted sections are not listed, nor are updates in reloaded
  /// sections.
  public var items: Changes<ItemPath> { changes.items }

  /// Whether the batch has no changes.
  public var isEmpty: Bool { changes.isEmpty }

  /// The number of changes of sections and items.
  public var count: Int { changes.count }

  /// The number of changes of each kind, in one line for logs.
  ///
  /// See ``ListChanges/summary``.
  public var summary: String { changes.summary }
}

extension Batch {
  /// The edits of the batch, for a list that performs one edit after the other.
  ///
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections. *c* is the number of changes plus
  ///   the number of items in inserted and deleted sections.
  public var edits: [ListEdit] {
    EditScript(
      changes,
      matching,
      oldSizes: layout.sizes(of: oldSnapshot.shape),
      newSizes: layout.sizes(of: snapshot.shape)
    ).edits
  }
}

// Some views, such as UITableView and UICollectionView, expect the paths of reloads as they are before the batch,
// even when the batch also changes the structure.

extension Batch {
  /// The old paths of the items to reload, in the order of `items.reloads`.
  ///
  /// Pass these paths to a view that expects old paths for reloads, such as `UITableView.reloadRows(at:with:)`
  /// and `UICollectionView.reloadItems(at:)` within batch updates. The old paths and `items.reloads` can differ only
  /// for capabilities with ``ListCapabilities/updatesBesideStructure``.
  ///
  /// - Complexity: O(1) when the batch changes no structure, else O(*k* log *n*), where *k* is the number of reloads and
  ///   *n* the number of sections and items.
  public var oldItemReloads: [ItemPath] {
    changes.hasStructure
      ? changes.items.reloads.compactMap { oldPath(for: $0) } : changes.items.reloads
  }

  /// The old indexes of the sections to reload, in the order of `sections.reloads`.
  ///
  /// See ``oldItemReloads``.
  ///
  /// - Complexity: O(1) when the batch changes no structure, else O(*k* log *s*), where *k* is the number of reloads and
  ///   *s* the number of sections.
  public var oldSectionReloads: [Int] {
    guard changes.hasStructure else { return changes.sections.reloads }
    return changes.sections.reloads.compactMap { matching.sections.oldOffset(of: $0) }
  }

  private func oldPath(for path: ItemPath) -> ItemPath? {
    switch layout {
    case .sections: matching.oldPath(for: path, from: oldSnapshot.shape, to: snapshot.shape)
    case .rows: matching.items.oldOffset(of: path.item).map { ItemPath(section: 0, item: $0) }
    }
  }
}

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Batch: CustomStringConvertible {
    /// A line with the number of changes, then a line for each change.
    ///
    /// ```
    /// Batch: 3 changes
    ///   delete 0.2: plum
    ///   insert 1.0: hazel
    ///   move 0.3 to 0.0: apple
    /// ```
    ///
    /// In a list without sections, each path is a row. A row can be the header of a section:
    ///
    /// ```
    /// Batch: 2 changes
    ///   insert row 4: section nuts
    ///   insert row 5: hazel
    /// ```
    ///
    /// - Complexity: O(*c* log² *n*) plus the length of the text, where *c* is the number of changes and *n* the
    ///   number of sections and items.
    public var description: String {
      let title = "Batch: \(count) change\(count == 1 ? "" : "s")"
      let lines = changes.lines { index, isOld in
        name(ofSection: index, in: isOld ? oldSnapshot : snapshot)
      } item: { path, isOld in
        name(ofItemAt: path, in: isOld ? oldSnapshot : snapshot)
      } path: { path in
        name(of: path)
      }
      return ([title] + lines).joined(separator: "\n  ")
    }

    private func name(of path: ItemPath) -> String {
      switch layout {
      case .sections: "\(path)"
      case .rows: "row \(path.item)"
      }
    }

    private func name(ofSection index: Int, in snapshot: Snapshot<Section, Item>) -> String {
      snapshot.sectionIdentifier(for: index).map { "\($0)" } ?? "out of bounds"
    }

    private func name(ofItemAt path: ItemPath, in snapshot: Snapshot<Section, Item>) -> String {
      guard case .rows(let headers) = layout else { return name(ofItem: path, in: snapshot) }
      return switch snapshot.row(at: path.item, headers: headers) {
      case .header(let section): "section " + name(ofSection: section, in: snapshot)
      case .item(let path): name(ofItem: path, in: snapshot)
      case nil: "out of bounds"
      }
    }

    private func name(ofItem path: ItemPath, in snapshot: Snapshot<Section, Item>) -> String {
      snapshot.itemIdentifier(for: path).map { "\($0)" } ?? "out of bounds"
    }
  }
#endif
