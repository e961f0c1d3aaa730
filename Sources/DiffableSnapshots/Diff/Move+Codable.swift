// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum MoveKey: String, CodingKey {
    case from, to
  }

  extension Move: Encodable where Position: Encodable {
    /// Writes an object with `from` and `to`, as in `{"from":3,"to":0}`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error that the encoder or a position throws.
    /// - Complexity: The cost of encoding two positions.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: MoveKey.self)
      try container.encode(from, forKey: .from)
      try container.encode(to, forKey: .to)
    }
  }

  extension Move: Decodable where Position: Decodable {
    /// Reads an object with `from` and `to`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error that the decoder or a position throws, or a `DecodingError` if a key is missing.
    /// - Complexity: The cost of decoding two positions.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: MoveKey.self)
      self.init(
        from: try container.decode(Position.self, forKey: .from),
        to: try container.decode(Position.self, forKey: .to)
      )
    }
  }
#endif
