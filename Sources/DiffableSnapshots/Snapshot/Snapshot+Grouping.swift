extension Snapshot {
  /// Creates a snapshot by distributing items to sections.
  ///
  /// Items that repeat, and repeated sections in `sections`, are problems, as for ``init(_:)``.
  ///
  /// ```swift
  /// let snapshot = Snapshot(grouping: contacts) { $0.initial }
  /// ```
  ///
  /// - Parameters:
  ///   - items: The items. They keep their order in each section.
  ///   - sections: The first sections, in order. They exist even if they get no items. Other sections follow in
  ///     the order in which their first items occur. Of equal sections, the first instance is kept.
  ///   - section: Returns the section of an item.
  /// - Complexity: O(*n*) on average, where *n* is the number of items and sections.
  @inlinable
  public init(
    grouping items: some Sequence<Item>,
    into sections: [Section] = [],
    by section: (Item) -> Section
  ) {
    var groups = sections.map { ($0, [Item]()) }
    var known = SectionList(sections, hashes: shortHashes(sections))
    for item in items {
      let section = section(item)
      if let offset = known.index(of: section) {
        groups[offset].1.append(item)
      } else {
        known.insert([section], [shortHash(section)], at: groups.count)
        groups.append((section, [item]))
      }
    }
    self.init(groups, call: #function)
  }

  /// Creates a snapshot by distributing models to sections.
  ///
  /// An `id` that repeats, and repeated sections in `sections`, are problems, as for ``init(_:)``.
  ///
  /// If the models are also `Hashable`, they can be items themselves. Write the type of the snapshot, or pass the
  /// snapshot directly to a method that expects items of type ``Identified``:
  ///
  /// ```swift
  /// let snapshot: Snapshot<String, Identified<Note>> =
  ///   Snapshot(grouping: notes) { $0.folder }
  /// ```
  ///
  /// - Parameters:
  ///   - models: The models. They keep their order in each section.
  ///   - sections: The first sections, in order. They exist even if they get no items. Other sections follow in
  ///     the order in which their first models occur. Of equal sections, the first instance is kept.
  ///   - section: Returns the section of a model.
  /// - Complexity: O(*n*) on average, where *n* is the number of models and sections.
  @_disfavoredOverload
  @inlinable
  public init<Model>(
    grouping models: some Sequence<Model>,
    into sections: [Section] = [],
    by section: (Model) -> Section
  ) where Item == Identified<Model> {
    self.init(grouping: models.map { Identified($0) }, into: sections) { section($0.model) }
  }
}
