// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SnapshotSectionKey: String, CodingKey {
    case identifier, items
  }

  extension SnapshotSection: Encodable where Section: Encodable, Item: Encodable {
    /// Writes an object with `identifier` and `items`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder and the identifiers throw.
    /// - Complexity: O(*m*), where *m* is the number of items, and what the encoder takes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotSectionKey.self)
      try container.encode(identifier, forKey: .identifier)
      try container.encode(items, forKey: .items)
    }
  }

  extension SnapshotSection: Decodable where Section: Decodable, Item: Decodable {
    /// Reads an object with `identifier` and `items`; neither may be missing.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder and the identifiers throw.
    /// - Complexity: O(*m*), where *m* is the number of items, and what the decoder takes.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SnapshotSectionKey.self)
      self.init(
        try container.decode(Section.self, forKey: .identifier),
        items: try container.decode([Item].self, forKey: .items)
      )
    }
  }
#endif
