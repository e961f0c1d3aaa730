// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SnapshotKey: String, CodingKey {
    case sections, reloadedSections, reconfiguredSections, reloadedItems, reconfiguredItems
  }

  extension Snapshot: Encodable where Section: Encodable, Item: Encodable {
    /// Writes the snapshot, with its marks.
    ///
    /// ```swift
    /// let data = try JSONEncoder().encode(snapshot)
    /// let restored = try JSONDecoder().decode(
    ///   Snapshot<String, String>.self,
    ///   from: data
    /// )
    /// ```
    ///
    /// The format is stable, and other programs may read and write it:
    ///
    /// ```json
    /// {
    ///   "sections": [
    ///     {"identifier": "fruit", "items": ["apple", "pear"]},
    ///     {"identifier": "nuts", "items": []}
    ///   ],
    ///   "reloadedSections": ["nuts"],
    ///   "reconfiguredSections": ["fruit"],
    ///   "reloadedItems": ["pear"],
    ///   "reconfiguredItems": ["apple"]
    /// }
    /// ```
    ///
    /// `sections` is always present. The other keys list the marked sections and items in list order, and
    /// are left out when they would be empty.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder or the identifiers.
    /// - Complexity: O(*n*) and the cost of the encoder, where *n* is the number of sections and items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotKey.self)
      let sections = sections.enumerated().map { offset, section in
        SnapshotSection(section, items: store.items(ofSection: offset))
      }
      try container.encode(sections, forKey: .sections)
      try container.encodeUnlessEmpty(reloadedSectionIdentifiers, forKey: .reloadedSections)
      try container.encodeUnlessEmpty(reconfiguredSectionIdentifiers, forKey: .reconfiguredSections)
      try container.encodeUnlessEmpty(reloadedItemIdentifiers, forKey: .reloadedItems)
      try container.encodeUnlessEmpty(reconfiguredItemIdentifiers, forKey: .reconfiguredItems)
    }
  }

  extension Snapshot: Decodable where Section: Decodable, Item: Decodable {
    /// Creates a snapshot, with its marks, from the format that ``encode(to:)`` shows.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder or the identifiers. `DecodingError.dataCorrupted` if an identifier
    ///   occurs twice or is not equal to itself, or if a marked identifier is not in the snapshot. The
    ///   underlying error is the ``SnapshotProblem``, if there is one.
    /// - Complexity: O(*n*) on average, where *n* is the number of sections and items, provided that
    ///   the identifiers hash well.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SnapshotKey.self)
      let parts = try container.decode([SnapshotSection<Section, Item>].self, forKey: .sections)
      try container.check(parts.lazy.map { $0.identifier }, forKey: .sections)
      try container.check(parts.lazy.flatMap { $0.items }, forKey: .sections)
      self.init(parts.lazy.map { ($0.identifier, $0.items) }, call: #function)
      try checkProblems(of: .sections, in: container)
      reloadSections(try container.decodeList(of: Section.self, forKey: .reloadedSections))
      try checkProblems(of: .reloadedSections, in: container)
      reconfigureSections(try container.decodeList(of: Section.self, forKey: .reconfiguredSections))
      try checkProblems(of: .reconfiguredSections, in: container)
      reloadItems(try container.decodeList(of: Item.self, forKey: .reloadedItems))
      try checkProblems(of: .reloadedItems, in: container)
      reconfigureItems(try container.decodeList(of: Item.self, forKey: .reconfiguredItems))
      try checkProblems(of: .reconfiguredItems, in: container)
    }

    /// Throws an error if the list for a key caused a problem.
    private func checkProblems(
      of key: SnapshotKey,
      in container: KeyedDecodingContainer<SnapshotKey>
    ) throws {
      guard let problem = problems.first else { return }
      throw container.corruption(problem.description, forKey: key, because: problem)
    }
  }
#endif
