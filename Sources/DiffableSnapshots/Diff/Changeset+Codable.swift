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
    ///   "old": {
    ///     "sections": [{"identifier": "nuts", "items": ["hazel", "almond"]}]
    ///   },
    ///   "new": {"sections": [{"identifier": "nuts", "items": ["hazel"]}]},
    ///   "changes": {"itemDeletions": [[0,1]]}
    /// }
    /// ```
    ///
    /// The snapshots alone do not determine the changes: different sets of moves can be equally small,
    /// and items whose content differs are updated without a mark. The `changes` give the reader exactly
    /// the changes of the writer.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error that the encoder or an identifier throws.
    /// - Complexity: O(*n*) plus the cost of the encoder, where *n* is the number of sections and items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: ChangesetKey.self)
      try container.encode(old, forKey: .old)
      try container.encode(new, forKey: .new)
      try container.encode(changes, forKey: .changes)
    }
  }

  extension Changeset: Decodable where Section: Decodable, Item: Decodable {
    /// Reads and validates a changeset in the format of ``encode(to:)``.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error that the decoder, a snapshot or an identifier throws, or
    ///   `DecodingError.dataCorrupted` if the changes do not turn the old snapshot into the new one, are
    ///   not minimal, or are not in order.
    /// - Complexity: O(*n*) on average plus the cost of ``Snapshot/difference(from:)``, where *n* is the
    ///   number of sections and items.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: ChangesetKey.self)
      let old = try container.decode(Snapshot<Section, Item>.self, forKey: .old)
      let new = try container.decode(Snapshot<Section, Item>.self, forKey: .new)
      let changes = try container.decode(ListChanges.self, forKey: .changes)
      self.init(from: old, to: new, new.matching(from: old), changes)
      do throws(ListFault) {
        try checkValidity()
      } catch {
        throw try container.nestedContainer(keyedBy: ListChangesKey.self, forKey: .changes)
          .corruption(error.description, forKey: error.list)
      }
    }
  }
#endif
