// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ItemPath: Codable {
    /// Writes the path as an array of two numbers, as in `[2,15]`: the section, then the item.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder throws.
    /// - Complexity: O(1).
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(section)
      try container.encode(item)
    }

    /// Reads an array of two numbers, the section and the item.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` when there are not two numbers, or one of them is negative.
    /// - Complexity: O(1).
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      self.init(
        section: try container.decode(Int.self),
        item: try container.decode(Int.self)
      )
      guard section >= 0 && item >= 0 && container.isAtEnd else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: "A path is two offsets that count from zero, not "
              + (container.isAtEnd ? "\(self)" : "more than two")
          )
        )
      }
    }
  }
#endif
