// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  enum ListChangesKey: String, CodingKey {
    case sectionDeletions, sectionInsertions, sectionMoves, sectionReloads, sectionReconfigurations
    case itemDeletions, itemInsertions, itemMoves, itemReloads, itemReconfigurations
  }

  extension ListChanges: Codable {
    /// Writes an object with the lists that are not empty, under their names.
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
    /// - Throws: What the encoder throws.
    /// - Complexity: O(*c*), where *c* is the number of changes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ListChangesKey.self)
      try container.encodeUnlessEmpty(sectionDeletions, forKey: .sectionDeletions)
      try container.encodeUnlessEmpty(sectionInsertions, forKey: .sectionInsertions)
      try container.encodeUnlessEmpty(sectionMoves, forKey: .sectionMoves)
      try container.encodeUnlessEmpty(sectionReloads, forKey: .sectionReloads)
      try container.encodeUnlessEmpty(sectionReconfigurations, forKey: .sectionReconfigurations)
      try container.encodeUnlessEmpty(itemDeletions, forKey: .itemDeletions)
      try container.encodeUnlessEmpty(itemInsertions, forKey: .itemInsertions)
      try container.encodeUnlessEmpty(itemMoves, forKey: .itemMoves)
      try container.encodeUnlessEmpty(itemReloads, forKey: .itemReloads)
      try container.encodeUnlessEmpty(itemReconfigurations, forKey: .itemReconfigurations)
    }

    /// Reads an object with the lists that are not empty.
    ///
    /// The lists are nothing but numbers. Whether they make sense depends on the snapshots that they
    /// lead from and to, so that only a ``Changeset`` can tell.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder throws.
    /// - Complexity: O(*c*), where *c* is the number of changes.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: ListChangesKey.self)
      func list<Element: Decodable>(_ key: ListChangesKey) throws -> [Element] {
        try container.decodeList(of: Element.self, forKey: key)
      }
      self.init()
      sectionDeletions = try list(.sectionDeletions)
      sectionInsertions = try list(.sectionInsertions)
      sectionMoves = try list(.sectionMoves)
      sectionReloads = try list(.sectionReloads)
      sectionReconfigurations = try list(.sectionReconfigurations)
      itemDeletions = try list(.itemDeletions)
      itemInsertions = try list(.itemInsertions)
      itemMoves = try list(.itemMoves)
      itemReloads = try list(.itemReloads)
      itemReconfigurations = try list(.itemReconfigurations)
    }
  }
#endif
