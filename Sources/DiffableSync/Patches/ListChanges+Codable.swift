import DiffableSnapshots

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  enum ListChangesKey: String, CodingKey {
    case sectionDeletions, sectionInsertions, sectionMoves, sectionReloads, sectionReconfigurations
    case itemDeletions, itemInsertions, itemMoves, itemReloads, itemReconfigurations
  }

  extension ListChanges: Codable {
    /// Writes an object with each list that is not empty, under the list's name.
    ///
    /// ```json
    /// {
    ///   "sectionDeletions": [2],
    ///   "itemInsertions": [[0,3], [1,0]],
    ///   "itemMoves": [{"from": [2,0], "to": [1,4]}]
    /// }
    /// ```
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error that the encoder throws.
    /// - Complexity: O(*c*), where *c* is the number of changes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ListChangesKey.self)
      try container.encodeUnlessEmpty(sections.deletions, forKey: .sectionDeletions)
      try container.encodeUnlessEmpty(sections.insertions, forKey: .sectionInsertions)
      try container.encodeUnlessEmpty(sections.moves, forKey: .sectionMoves)
      try container.encodeUnlessEmpty(sections.reloads, forKey: .sectionReloads)
      try container.encodeUnlessEmpty(sections.reconfigurations, forKey: .sectionReconfigurations)
      try container.encodeUnlessEmpty(items.deletions, forKey: .itemDeletions)
      try container.encodeUnlessEmpty(items.insertions, forKey: .itemInsertions)
      try container.encodeUnlessEmpty(items.moves, forKey: .itemMoves)
      try container.encodeUnlessEmpty(items.reloads, forKey: .itemReloads)
      try container.encodeUnlessEmpty(items.reconfigurations, forKey: .itemReconfigurations)
    }

    /// Reads an object in the format of ``encode(to:)``.
    ///
    /// A list that is missing in the object is empty. This initializer does not check that the numbers
    /// are valid, because that depends on the snapshot that they apply to.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error that the decoder throws.
    /// - Complexity: O(*c*), where *c* is the number of changes.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: ListChangesKey.self)
      func list<Element: Decodable>(_ key: ListChangesKey) throws -> [Element] {
        try container.decodeList(of: Element.self, forKey: key)
      }
      self.init()
      sections.deletions = try list(.sectionDeletions)
      sections.insertions = try list(.sectionInsertions)
      sections.moves = try list(.sectionMoves)
      sections.reloads = try list(.sectionReloads)
      sections.reconfigurations = try list(.sectionReconfigurations)
      items.deletions = try list(.itemDeletions)
      items.insertions = try list(.itemInsertions)
      items.moves = try list(.itemMoves)
      items.reloads = try list(.itemReloads)
      items.reconfigurations = try list(.itemReconfigurations)
    }
  }

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
