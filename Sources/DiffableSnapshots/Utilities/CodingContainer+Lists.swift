// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension KeyedEncodingContainer {
    /// Writes a list that is left out when there is nothing in it.
    mutating func encodeUnlessEmpty(_ list: [some Encodable], forKey key: Key) throws {
      if !list.isEmpty { try encode(list, forKey: key) }
    }
  }

  extension KeyedDecodingContainer {
    /// Reads a list that may be left out when there is nothing in it.
    func decodeList<Element: Decodable>(
      of type: Element.Type,
      forKey key: Key
    ) throws -> [Element] {
      try decodeIfPresent([Element].self, forKey: key) ?? []
    }

    /// What to throw when a value of the right type makes no sense.
    ///
    /// - Parameters:
    ///   - description: A sentence that names the culprits.
    ///   - key: Where the value stands.
    ///   - error: What refused the value, if something did.
    /// - Returns: The error.
    func corruption(
      _ description: String,
      forKey key: Key,
      because error: (any Error)? = nil
    ) -> DecodingError {
      .dataCorrupted(
        DecodingError.Context(
          codingPath: codingPath + [key],
          debugDescription: description,
          underlyingError: error
        )
      )
    }

    /// Refuses identifiers that could never be found again, such as a number that is none.
    func check(_ identifiers: some Sequence<some Equatable>, forKey key: Key) throws {
      for identifier in identifiers where identifier != identifier {
        throw corruption("An identifier is not equal to itself: \(identifier)", forKey: key)
      }
    }
  }
#endif
