// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Identified: Encodable where Model: Encodable {
    /// Writes the model in place of the identifier, without a container around the model.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder or the model.
    /// - Complexity: The same as encoding the model.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(model)
    }
  }

  extension Identified: Decodable where Model: Decodable {
    /// Creates an identifier from an encoded model.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder or the model.
    /// - Complexity: The same as decoding the model.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(Model.self))
    }
  }
#endif
