/// What a list shows: a snapshot, and the outlines of its sections.
///
/// Each apply carries the contents that it shows. The data source stores the newest contents, and the contents that the
/// list shows. A section without an outline is a section of roots.
@usableFromInline
package struct Contents<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// The sections, with their items; in a section with an outline, the visible items of the outline.
  @usableFromInline package var snapshot: Snapshot<Section, Item>

  /// The outlines, behind one reference, so that copying the contents of a list without outlines is cheap.
  @usableFromInline var sharedOutlines: CopyOnWriteBox<Outlines<Section, Item>>?

  /// The outlines; nil until a section gets an outline.
  @inlinable var outlines: Outlines<Section, Item>? {
    get { sharedOutlines?.value }
    set { sharedOutlines = newValue.map { CopyOnWriteBox($0) } }
  }

  init(_ snapshot: Snapshot<Section, Item>) { self.snapshot = snapshot }

  /// Returns the contents with another snapshot and the same outlines, without the marks and the problems of the
  /// snapshot.
  func showing(_ snapshot: Snapshot<Section, Item>) -> Contents {
    var contents = self
    contents.snapshot = snapshot.withoutMarksAndProblems()
    return contents
  }

  /// Returns the contents after a change of the snapshot.
  func changed(by changeset: Changeset<Section, Item>) -> Contents {
    var contents = self
    contents.snapshot = changeset.new
    if var outlines {
      outlines.adapt(&outlines, changeset)
      contents.outlines = outlines.trees.isEmpty ? nil : outlines
    }
    return contents
  }

  /// Traps if an outline does not match the snapshot, in builds with internal checks.
  func checkInvariants() {
    #if DIFFABLE_INTERNAL_CHECKS
      outlines?.checkIndex()
      for (section, outline) in outlines?.trees.elements ?? [] {
        let items = snapshot.itemIdentifiers(inSection: section)
        precondition(
          items == outline.visibleItems,
          "The visible items of an outline differ from the items of its section"
        )
        precondition(
          outline.items.count == outline.visibleItems.count
            || outline.items.allSatisfy {
              outline.isVisible($0) || snapshot.itemPath(for: $0) == nil
            },
          "A hidden item of an outline is in the snapshot"
        )
      }
    #endif
  }
}

// MARK: - Reading the outlines

extension Contents {
  /// Returns the outline of a section as it is stored, or nil if the section has no outline.
  ///
  /// The snapshot can have newer instances of the visible items.
  @inlinable
  package func storedOutline(of section: Section) -> SectionSnapshot<Item>? {
    outlines?.trees[section]
  }

  /// Returns the outline of a section with the item instances of the snapshot.
  ///
  /// - Returns: The outline; the items of the section as roots if it has no outline; an empty outline if the snapshot
  ///   does not have the section.
  /// - Complexity: O(*n*), where *n* is the number of items in the section.
  @inlinable
  func outline(of section: Section) -> SectionSnapshot<Item> {
    guard let index = snapshot.indexOfSection(section) else { return SectionSnapshot() }
    guard var outline = storedOutline(of: section) else {
      return SectionSnapshot(uncheckedRoots: snapshot.store.hashedItems(ofSection: index))
    }
    outline.updateVisibleItems(to: snapshot.store.items(ofSection: index))
    return outline
  }

  /// Returns the section that has an item as a visible or hidden item, or nil if no section has it.
  @inlinable
  func section(of item: Item) -> Section? {
    snapshot.sectionIdentifier(containingItem: item) ?? outlines?.section(hiding: item)
  }

  /// Returns the section of an item if its expanded state is the given one, and nil otherwise.
  @inlinable
  func section(of item: Item, whereExpanded isExpanded: Bool) -> Section? {
    guard let section = section(of: item) else { return nil }
    return storedOutline(of: section)?.isExpanded(item) ?? false == isExpanded ? section : nil
  }

  /// Returns the descendants of an item that are items of the snapshot, in order.
  func visibleDescendants(of item: Item) -> [Item] {
    guard outlines != nil, let section = snapshot.sectionIdentifier(containingItem: item),
      let outline = storedOutline(of: section), let slot = outline.slot(of: item),
      outline.shape.isExpanded(slot)
    else { return [] }
    return outline.items(at: outline.shape.slots(below: slot, visibleOnly: true))
  }
}
