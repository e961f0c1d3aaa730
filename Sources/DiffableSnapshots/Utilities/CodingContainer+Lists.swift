// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension KeyedEncodingContainer {
    /// Writes a list, unless the list is empty.
    package mutating func encodeUnlessEmpty(_ list: [some Encodable], forKey key: Key) throws {
      if !list.isEmpty { try encode(list, forKey: key) }
    }
  }

  extension KeyedDecodingContainer {
    /// Returns the decoded list for a key, or an empty list if the key is missing.
    package func decodeList<Element: Decodable>(
      of type: Element.Type,
      forKey key: Key
    ) throws -> [Element] {
      try decodeIfPresent([Element].self, forKey: key) ?? []
    }

    /// Returns the error for a value that has the right type but is invalid.
    ///
    /// - Parameters:
    ///   - description: A sentence that says what is invalid.
    ///   - key: The key of the value.
    ///   - error: The underlying error, or nil.
    /// - Returns: The error to throw.
    package func corruption(
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

    /// Throws an error for identifiers that could not be looked up, such as `Double.nan`.
    package func check(_ identifiers: some Sequence<some Equatable>, forKey key: Key) throws {
      for identifier in identifiers where identifier != identifier {
        throw corruption("An identifier is not equal to itself: \(identifier)", forKey: key)
      }
    }
  }
#endif
