extension Snapshot {
  /// Creates a snapshot by distributing items to sections.
  ///
  /// ```swift
  /// let snapshot = try Snapshot(grouping: contacts) { $0.initial }
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items. They keep their order in each section.
  ///   - sections: The first sections, in order. They exist even if they get no items. Other sections follow in
  ///     the order in which their first items occur. Of equal sections, the first instance is kept.
  ///   - section: Returns the section of an item.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)`` or ``SnapshotError/duplicateSections(_:call:)`` when an
  ///   identifier occurs more than once.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(
    grouping items: some Sequence<Item>,
    into sections: [Section] = [],
    by section: (Item) -> Section
  ) throws(SnapshotError<Section, Item>) {
    var groups = sections.map { ($0, [Item]()) }
    var offsets: [Section: Int] = [:]
    for (offset, section) in sections.enumerated() { offsets[section] = offset }
    for item in items {
      let section = section(item)
      if let offset = offsets[section] {
        groups[offset].1.append(item)
      } else {
        offsets[section] = groups.count
        groups.append((section, [item]))
      }
    }
    try self.init(groups, call: #function)
  }

  /// Creates a snapshot by distributing models to sections.
  ///
  /// If the models are also `Hashable`, they can be items themselves. Write the type of the snapshot, or pass the
  /// snapshot directly to a method that expects items of type ``Identified``:
  ///
  /// ```swift
  /// let snapshot: Snapshot<String, Identified<Note>> =
  ///   try Snapshot(grouping: notes) { $0.folder }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models. They keep their order in each section.
  ///   - sections: The first sections, in order. They exist even if they get no items. Other sections follow in
  ///     the order in which their first models occur. Of equal sections, the first instance is kept.
  ///   - section: Returns the section of a model.
  /// - Throws: ``SnapshotError/duplicateItems(_:call:)`` when an `id` occurs more than once, or
  ///   ``SnapshotError/duplicateSections(_:call:)``.
  /// - Complexity: O(*n*) on average, where *n* is the number of models and sections.
  @_disfavoredOverload
  @inlinable
  public init<Model>(
    grouping models: some Sequence<Model>,
    into sections: [Section] = [],
    by section: (Model) -> Section
  ) throws(SnapshotError<Section, Item>) where Item == Identified<Model> {
    try self.init(grouping: models.map { Identified($0) }, into: sections) { section($0.model) }
  }
}
