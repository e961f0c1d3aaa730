extension Snapshot where Item: ContentEquatable {
  /// Returns the fewest changes that turn another snapshot into this one, including items whose content
  /// has changed.
  ///
  /// An item in both snapshots is updated if this snapshot marks it or if the content of its two
  /// instances differs. If a mark and a content change ask for different updates, the item is reloaded.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: The update for cells whose content has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one content comparison for each item that the
  ///   snapshots do not share. An edited copy shares all but up to 512 items around each edit.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(from: old, ContentMarker(contentChanges).withItems())
  }
}

extension Snapshot where Section: ContentEquatable {
  /// Returns the fewest changes that turn another snapshot into this one, including sections whose
  /// content has changed.
  ///
  /// A section in both snapshots is updated if this snapshot marks it or if the content of its two
  /// instances differs. If a mark and a content change ask for different updates, the section is
  /// reloaded.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: The update for sections whose content has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one content comparison for each section. The
  ///   content is not compared if one snapshot is a copy of the other without edits of sections.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(from: old, ContentMarker(contentChanges).withSections())
  }
}

extension Snapshot where Section: ContentEquatable, Item: ContentEquatable {
  /// Returns the fewest changes that turn another snapshot into this one, including sections and items
  /// whose content has changed.
  ///
  /// A section or an item in both snapshots is updated if this snapshot marks it or if the content of
  /// its two instances differs. If a mark and a content change ask for different updates, it is reloaded.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the change.
  ///   - contentChanges: The update for sections and items whose content has changed.
  /// - Returns: The changes, which are minimal.
  /// - Complexity: The cost of ``difference(from:)`` plus one content comparison for each section and for
  ///   each item that the snapshots do not share. An edited copy shares all but up to 512 items around
  ///   each edit. The content of sections is not compared if one snapshot is a copy of the other without
  ///   edits of sections.
  @inlinable
  public func difference(
    from old: Snapshot,
    contentChanges: ContentUpdate = .reconfigure
  ) -> Changeset<Section, Item> {
    difference(from: old, ContentMarker(contentChanges).withSections().withItems())
  }
}

extension Snapshot {
  /// Returns the fewest changes, including sections and items whose content has changed.
  @inlinable
  func difference(
    from old: Snapshot,
    _ marker: ContentMarker<Section, Item>
  ) -> Changeset<Section, Item> {
    let matching = matching(from: old)
    var sectionContent: [ContentChange] = []
    if let mark = marker.sectionMark {
      sectionContent = contentChanges(ofSectionsFrom: old, in: matching.sections, mark)
    }
    var itemContent: [ContentChange] = []
    if let mark = marker.itemMark {
      itemContent = store.contentChanges(from: old.store, in: matching.items, mark)
    }
    return Changeset(
      from: old,
      to: self,
      matching,
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

// Embedded Swift cannot find out at run time whether a type conforms to a protocol.
#if !hasFeature(Embedded)
  extension Snapshot {
    /// Returns the fewest changes, including sections and items whose content has changed if their types conform to
    /// ``ContentEquatable``.
    ///
    /// In a client, the compiler removes the casts of types that conform. For other types, the comparisons add no code
    /// to the client, because they are functions of their own.
    @inlinable
    func difference(
      from old: Snapshot,
      comparedContent update: ContentUpdate
    ) -> Changeset<Section, Item> {
      let matching = matching(from: old)
      let mark: Mark = update == .reload ? .reload : .reconfigure
      var (sectionContent, itemContent): ([ContentChange], [ContentChange]) = ([], [])
      if let type = Section.self as? any ContentEquatable.Type {
        sectionContent = contentChanges(ofSectionsFrom: old, in: matching.sections, as: type, mark)
      }
      if let type = Item.self as? any ContentEquatable.Type {
        itemContent = contentChanges(ofItemsFrom: old, in: matching.items, as: type, mark)
      }
      return Changeset(
        from: old,
        to: self,
        matching,
        sectionContent: sectionContent,
        itemContent: itemContent
      )
    }

    @inlinable
    func contentChanges<Content: ContentEquatable>(
      ofSectionsFrom old: Snapshot,
      in runs: [Run],
      as type: Content.Type,
      _ mark: Mark
    ) -> [ContentChange] {
      contentChanges(ofSectionsFrom: old, in: runs) { Content.mark(old: $0, new: $1, mark) }
    }

    @inlinable
    func contentChanges<Content: ContentEquatable>(
      ofItemsFrom old: Snapshot,
      in runs: [Run],
      as type: Content.Type,
      _ mark: Mark
    ) -> [ContentChange] {
      store.contentChanges(from: old.store, in: runs) { Content.mark(old: $0, new: $1, mark) }
    }
  }

  extension ContentEquatable {
    /// Returns a mark if the content of two elements differs, whose type is this type under another name.
    @inlinable
    static func mark<Element>(old: Element, new: Element, _ mark: Mark) -> Mark {
      guard let old = old as? Self, let new = new as? Self else { return .none }
      return new.isContentEqual(to: old) ? .none : mark
    }
  }
#endif

extension Run {
  /// Calls a function with the old and the new offset of each matched element.
  @usableFromInline
  static func forEachPair(in runs: [Run], _ body: (_ old: Int, _ new: Int) -> Void) {
    for run in runs {
      for step in 0..<run.length { body(run.old + step, run.new + step) }
    }
  }
}
