// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum ChangesetKey: String, CodingKey {
    case old, new, changes
  }

  extension Changeset: Encodable where Section: Encodable, Item: Encodable {
    /// Writes an object with the snapshots `old` and `new`, and with the `changes` between them.
    ///
    /// ```json
    /// {
    ///   "old": {"sections": [{"identifier": "nuts", "items": ["hazel", "almond"]}]},
    ///   "new": {"sections": [{"identifier": "nuts", "items": ["hazel"]}]},
    ///   "changes": {"itemDeletions": [[0,1]]}
    /// }
    /// ```
    ///
    /// The changes are there although they could be found again: of several that are equally few, the
    /// reader should get those of the writer, and with them the reloads and reconfigurations that no
    /// mark asks for.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder and the identifiers throw.
    /// - Complexity: O(*n*), where *n* is the number of sections and items, and what the encoder takes.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ChangesetKey.self)
      try container.encode(old, forKey: .old)
      try container.encode(new, forKey: .new)
      try container.encode(changes, forKey: .changes)
    }
  }

  extension Changeset: Decodable where Section: Decodable, Item: Decodable {
    /// Reads a changeset, and checks that it is one; ``encode(to:)`` shows the format.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder, the snapshots and the identifiers throw, or
    ///   `DecodingError.dataCorrupted` when the changes do not lead from the old snapshot to the new
    ///   one, are more than needed, or are out of order.
    /// - Complexity: O(*n*) on average plus what ``Snapshot/difference(from:)`` takes, where *n* is the
    ///   number of sections and items.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: ChangesetKey.self)
      self.init(
        from: try container.decode(Snapshot<Section, Item>.self, forKey: .old),
        to: try container.decode(Snapshot<Section, Item>.self, forKey: .new),
        try container.decode(ListChanges.self, forKey: .changes)
      )
      do throws(ListFault) {
        try checkValidity()
      } catch {
        throw try container.nestedContainer(keyedBy: ListChangesKey.self, forKey: .changes)
          .corruption(error.description, forKey: error.list)
      }
    }
  }
#endif
