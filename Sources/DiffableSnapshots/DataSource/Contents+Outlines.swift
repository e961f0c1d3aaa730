// The changes of the outlines. Each of them also changes the snapshot.

extension Contents {
  /// Sets the outline of a section, and appends the section if the snapshot does not have it.
  ///
  /// The items of the outline are removed from all other sections and their outlines. The snapshot receives the
  /// problems of the outline.
  @inlinable
  mutating func setOutline(_ outline: SectionSnapshot<Item>, of section: Section) {
    if snapshot.indexOfSection(section) == nil {
      snapshot.put(HashedItems(hashing: [section]), at: snapshot.numberOfSections)
    }
    var outlines = outlines ?? Outlines()
    outlines.remove(outline, exceptFrom: outlines.trees.slot(of: section))
    self.outlines = outlines
    snapshot.deleteItems(outline.items)
    var shown = outline
    shown.removeProblems()
    setOutlines([(section, shown)])
    recordProblems(of: outline)
  }

  /// Expands a collapsed item of a section, and inserts the items that become visible.
  ///
  /// - Parameters:
  ///   - item: The item, which is collapsed.
  ///   - section: The section whose outline has the item.
  ///   - children: The new descendants of the item; nil to keep its descendants. An item that is elsewhere in the outline
  ///     stays there, which is a problem that the snapshot records.
  ///   - call: The signature of the call that has such a problem.
  @inlinable
  mutating func expand(
    _ item: Item,
    of section: Section,
    using children: SectionSnapshot<Item>? = nil,
    call: String = ""
  ) {
    var outlines = outlines ?? Outlines()
    let stored = outlines.trees.slot(of: section) ?? outlines.set(outline(of: section), of: section)
    guard let stored, var outline = outlines[stored] else { return }
    if let children {
      let (removed, inserted) = outline.replace(childrenOf: item, using: children, call: call)
      recordProblems(of: outline)
      outline.removeProblems()
      outlines.index.remove(removed, of: stored)
      outlines.index.insert(inserted.shape.hashes(), of: stored)
      outlines.remove(inserted, exceptFrom: stored)
      snapshot.deleteItems(inserted.items)
    }
    let shown = outline.setExpanded(item, true)
    outlines.trees.entries[stored]?.value = outline
    self.outlines = outlines
    if var location = snapshot.location(of: item) {
      location.offset += 1
      snapshot.put(HashedItems(hashing: shown), at: location)
    }
  }

  /// Collapses an expanded item of a section, and deletes the items that become hidden.
  @inlinable
  mutating func collapse(_ item: Item, of section: Section) {
    guard var outline = storedOutline(of: section) else { return }
    let hidden = outline.setExpanded(item, false)
    // The snapshot may have newer instances of the items that become hidden. So the outline takes these
    // instances before the snapshot deletes the items.
    if let path = snapshot.itemPath(for: item) {
      for offset in hidden.indices {
        let path = ItemPath(section: path.section, item: path.item + 1 + offset)
        if let item = snapshot.itemIdentifier(for: path) { outline.update(item) }
      }
    }
    outlines?.trees[section] = outline
    snapshot.deleteItems(hidden)
  }

  /// Sets the outlines of sections, whose items no other section has.
  @inlinable
  mutating func setOutlines(_ changed: [(section: Section, outline: SectionSnapshot<Item>)]) {
    var outlines = outlines ?? Outlines()
    for (section, outline) in changed {
      outlines.set(outline, of: section)
      if let index = snapshot.indexOfSection(section) {
        snapshot.deleteItems(snapshot.store.items(ofSection: index))
      }
    }
    self.outlines = outlines
    for (section, outline) in changed {
      guard let index = snapshot.indexOfSection(section) else { continue }
      snapshot.put(
        HashedItems(hashing: outline.visibleItems),
        at: snapshot.shape.endLocation(ofSection: index)
      )
    }
  }

  /// Adds the problems of an outline to the snapshot.
  @usableFromInline
  mutating func recordProblems(of outline: SectionSnapshot<Item>) {
    guard outline.numberOfProblems > 0 else { return }
    snapshot.storage.value.log.add(outline.log) { $0.inSections() }
    snapshot.hasProblems = true
  }
}
