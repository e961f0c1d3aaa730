// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum OccurrenceKey: String, CodingKey {
    case value, number
  }

  extension Occurrence: Encodable where Value: Encodable {
    /// Writes an object with `value` and `number`, as in `{"value":"a","number":2}`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error that the encoder or the value throws.
    /// - Complexity: The cost of encoding the value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: OccurrenceKey.self)
      try container.encode(value, forKey: .value)
      try container.encode(number, forKey: .number)
    }
  }

  extension Occurrence: Decodable where Value: Decodable {
    /// Reads an object with `value` and `number`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error that the decoder or the value throws, or a `DecodingError` if a key is missing.
    /// - Complexity: The cost of decoding the value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: OccurrenceKey.self)
      self.init(
        try container.decode(Value.self, forKey: .value),
        number: try container.decode(Int.self, forKey: .number)
      )
    }
  }
#endif
