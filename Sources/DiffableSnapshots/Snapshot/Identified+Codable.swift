// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension Identified: Encodable where Model: Encodable {
    /// Writes the model, and nothing around it.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder and the model throw.
    /// - Complexity: That of the model.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(model)
    }
  }

  extension Identified: Decodable where Model: Decodable {
    /// Reads a model.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder and the model throw.
    /// - Complexity: That of the model.
    public init(from decoder: any Decoder) throws {
      self.init(try decoder.singleValueContainer().decode(Model.self))
    }
  }
#endif
