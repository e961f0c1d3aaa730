// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ItemPath: Codable {
    /// Writes the path as an array of two numbers: the section index and the item index, as in `[2,15]`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder.
    /// - Complexity: O(1).
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(section)
      try container.encode(item)
    }

    /// Creates a path from an encoded array of two numbers: the section index and the item index.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the array does not consist of exactly two numbers, or if a number is
    ///   negative.
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
            debugDescription: container.isAtEnd
              ? "A path has a negative index: \(self)"
              : "A path has more than two indexes"
          )
        )
      }
    }
  }
#endif
