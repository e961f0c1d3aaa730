// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SnapshotSectionKey: String, CodingKey {
    case identifier, items
  }

  extension SnapshotSection: Encodable where Section: Encodable, Item: Encodable {
    /// Writes an object with the keys `identifier` and `items`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder or the identifiers.
    /// - Complexity: O(*m*) and the cost of the encoder, where *m* is the number of items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotSectionKey.self)
      try container.encode(identifier, forKey: .identifier)
      try container.encode(items, forKey: .items)
    }
  }

  extension SnapshotSection: Decodable where Section: Decodable, Item: Decodable {
    /// Creates a section from an object with the keys `identifier` and `items`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder or the identifiers, also when a key is missing.
    /// - Complexity: O(*m*) and the cost of the decoder, where *m* is the number of items.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SnapshotSectionKey.self)
      self.init(
        try container.decode(Section.self, forKey: .identifier),
        items: try container.decode([Item].self, forKey: .items)
      )
    }
  }
#endif
