import DiffableSnapshots

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SnapshotPatchKey: String, CodingKey {
    case oldFingerprint, newFingerprint, changes, insertedSections, insertedItems
    case replacedSections, sectionInstances, replacedItems, itemInstances
  }

  extension SnapshotPatch: Encodable where Section: Encodable, Item: Encodable {
    /// Writes an object with the fingerprints, the changes, and each list that is not empty.
    ///
    /// The format is stable, and other programs may read and write it:
    ///
    /// ```json
    /// {
    ///   "oldFingerprint": "5f0c4fd8c9a1b2e3",
    ///   "newFingerprint": "00e1a94b7d20c688",
    ///   "changes": {"itemDeletions": [[0,4]], "itemInsertions": [[1,0]]},
    ///   "insertedItems": ["hazel"],
    ///   "replacedItems": [[0,2]],
    ///   "itemInstances": ["pear"]
    /// }
    /// ```
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder or the identifiers.
    /// - Complexity: O(*c*) plus the cost of the encoder, where *c* is the number of changes and of inserted items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotPatchKey.self)
      try container.encode(oldFingerprint, forKey: .oldFingerprint)
      try container.encode(newFingerprint, forKey: .newFingerprint)
      if !changes.isEmpty { try container.encode(changes, forKey: .changes) }
      try container.encodeUnlessEmpty(insertedSections, forKey: .insertedSections)
      try container.encodeUnlessEmpty(insertedItems, forKey: .insertedItems)
      try container.encodeUnlessEmpty(replacedSections, forKey: .replacedSections)
      try container.encodeUnlessEmpty(sectionInstances, forKey: .sectionInstances)
      try container.encodeUnlessEmpty(replacedItems, forKey: .replacedItems)
      try container.encodeUnlessEmpty(itemInstances, forKey: .itemInstances)
    }
  }

  extension SnapshotPatch: Decodable where Section: Decodable, Item: Decodable {
    /// Reads an object in the format of ``encode(to:)``.
    ///
    /// The initializer does not check the positions, because that depends on the snapshot that the patch applies
    /// to.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder or the identifiers, or `DecodingError.dataCorrupted` if an identifier is not
    ///   equal to itself.
    /// - Complexity: O(*c*) plus the cost of the decoder, where *c* is the number of changes and of inserted items.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SnapshotPatchKey.self)
      self.init(
        from: try container.decode(SnapshotFingerprint.self, forKey: .oldFingerprint),
        to: try container.decode(SnapshotFingerprint.self, forKey: .newFingerprint)
      )
      func list<Element: Decodable>(_ key: SnapshotPatchKey) throws -> [Element] {
        try container.decodeList(of: Element.self, forKey: key)
      }
      changes = try container.decodeIfPresent(ListChanges.self, forKey: .changes) ?? changes
      insertedSections = try list(.insertedSections)
      insertedItems = try list(.insertedItems)
      replacedSections = try list(.replacedSections)
      sectionInstances = try list(.sectionInstances)
      replacedItems = try list(.replacedItems)
      itemInstances = try list(.itemInstances)
      try container.check(insertedSections.lazy.map { $0.identifier }, forKey: .insertedSections)
      try container.check(insertedSections.lazy.flatMap { $0.items }, forKey: .insertedSections)
      try container.check(insertedItems, forKey: .insertedItems)
      try container.check(sectionInstances, forKey: .sectionInstances)
      try container.check(itemInstances, forKey: .itemInstances)
    }
  }
#endif
