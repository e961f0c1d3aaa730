// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SectionSnapshotKey: String, CodingKey {
    case items
  }

  extension SectionSnapshot: Encodable where Item: Encodable {
    /// Encodes all items in depth-first order, each with its level and whether it is expanded.
    ///
    /// The format is stable, so that other programs can read and write it:
    ///
    /// ```json
    /// {
    ///   "items": [
    ///     {"item": "fruit", "isExpanded": true},
    ///     {"item": "apple", "level": 1},
    ///     {"item": "pear", "level": 1},
    ///     {"item": "nuts"},
    ///     {"item": "hazel", "level": 1}
    ///   ]
    /// }
    /// ```
    ///
    /// The parent of an item is the nearest item before it whose level is one less. A missing level is 0,
    /// and a missing `isExpanded` is false. The list is flat, so that the depth of an outline does not become
    /// the nesting depth of the encoded data.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: The errors of the encoder and of the items.
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func encode(to encoder: any Encoder) throws {
      var lines: [OutlineLine<Item>] = []
      lines.reserveCapacity(shape.count)
      var walk = TreeShape.Walk(shape.nodes)
      while let slot = walk.next() {
        lines.append(
          OutlineLine(
            item: item(at: slot),
            level: walk.level,
            isExpanded: shape.isExpanded(slot)
          )
        )
      }
      var container = encoder.container(keyedBy: SectionSnapshotKey.self)
      try container.encode(lines, forKey: .items)
    }
  }

  extension SectionSnapshot: Decodable where Item: Decodable {
    /// Creates an outline from the format that ``encode(to:)`` describes.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: The errors of the decoder and of the items. `DecodingError.dataCorrupted` if an item occurs
    ///   twice or is not equal to itself, such as `Double.nan`, or if a level is invalid: negative, or greater
    ///   by more than one than the level of the previous item. For items that occur twice, the underlying
    ///   error is a ``SnapshotProblem``.
    /// - Complexity: O(*n*) on average, where *n* is the number of items, provided that they hash well.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SectionSnapshotKey.self)
      let lines = try container.decode([OutlineLine<Item>].self, forKey: .items)
      try container.check(lines.lazy.map { $0.item }, forKey: .items)
      var levels = 0...0
      for line in lines {
        guard levels.contains(line.level) else {
          throw container.corruption(
            "\(line.item) has level \(line.level), but its level must be in \(levels)",
            forKey: .items
          )
        }
        levels = 0...line.level + 1
      }
      self.init()
      let items = insertable(lines.map { $0.item }, call: #function)
      if let problem = problems.first {
        throw container.corruption(problem.description, forKey: .items, because: problem)
      }
      let nodes = zip(items.hashes, lines).map { ($0, $1.level, $1.isExpanded) }
      let slots = shape.insert(nodes, at: .start(of: TreeShape.sentinel))
      for (item, slot) in zip(items.items, slots) { store(item, at: slot) }
    }
  }

  private struct OutlineLine<Item> {
    var item: Item
    var level: Int
    var isExpanded: Bool

    enum Key: String, CodingKey {
      case item, level, isExpanded
    }
  }

  extension OutlineLine: Encodable where Item: Encodable {
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(item, forKey: .item)
      if level != 0 { try container.encode(level, forKey: .level) }
      if isExpanded { try container.encode(isExpanded, forKey: .isExpanded) }
    }
  }

  extension OutlineLine: Decodable where Item: Decodable {
    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: Key.self)
      item = try container.decode(Item.self, forKey: .item)
      level = try container.decodeIfPresent(Int.self, forKey: .level) ?? 0
      isExpanded = try container.decodeIfPresent(Bool.self, forKey: .isExpanded) ?? false
    }
  }
#endif
