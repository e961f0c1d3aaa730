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
