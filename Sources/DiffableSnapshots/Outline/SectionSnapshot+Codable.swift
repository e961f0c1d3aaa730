// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SectionSnapshotKey: String, CodingKey {
    case items
  }

  extension SectionSnapshot: Encodable where Item: Encodable {
    /// Writes all items, visible or not, in depth-first order, each with its level and with whether it is
    /// expanded.
    ///
    /// The format is meant to be read and written by others too, and stays as it is:
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
    /// An item is a child of the last one before it whose level is one less. What is not there is level
    /// 0, and not expanded. The list is flat, so that no outline is too deep for an encoder or a decoder.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: What the encoder and the items throw.
    /// - Complexity: O(*n*), where *n* is the number of items.
    public func encode(to encoder: any Encoder) throws {
      var lines: [OutlineLine<Item>] = []
      lines.reserveCapacity(tree.count)
      var walk = tree.walk(below: ItemTree<Item>.trunk)
      while let slot = walk.next() {
        lines.append(
          OutlineLine(
            item: tree.item(at: slot),
            level: walk.level,
            isExpanded: tree.nodes[slot].isExpanded
          )
        )
      }
      var container = encoder.container(keyedBy: SectionSnapshotKey.self)
      try container.encode(lines, forKey: .items)
    }
  }

  extension SectionSnapshot: Decodable where Item: Decodable {
    /// Reads an outline; ``encode(to:)`` shows the format.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: What the decoder and the items throw, or `DecodingError.dataCorrupted` when an item occurs
    ///   twice or is not equal to itself, or a level is negative or more than one below that of the item in
    ///   front. Its underlying error is the ``SectionSnapshotError``, if there is one.
    /// - Complexity: O(*n*) on average, where *n* is the number of items, provided that they hash well.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SectionSnapshotKey.self)
      let lines = try container.decode([OutlineLine<Item>].self, forKey: .items)
      try container.check(lines.lazy.map { $0.item }, forKey: .items)
      var levels = 0...0
      for line in lines {
        guard levels.contains(line.level) else {
          throw container.corruption(
            "\(line.item) is on level \(line.level), not on one of \(levels)",
            forKey: .items
          )
        }
        levels = 0...line.level + 1
      }
      self.init()
      do throws(SectionSnapshotError<Item>) {
        let items = try tree.insertable(lines.map { $0.item }, call: #function)
        tree.insert(items, lines: lines)
      } catch {
        throw container.corruption(error.description, forKey: .items, because: error)
      }
    }
  }

  extension ItemTree {
    /// Fills an empty tree with items in depth-first order, whose levels are known to be possible.
    fileprivate mutating func insert(_ newItems: HashedItems<Item>, lines: [OutlineLine<Item>]) {
      var path = [ItemTree.trunk]
      for (offset, line) in lines.enumerated() {
        let slot = makeSlot(line.item, newItems.hashes[offset], updatesIndex: false)
        nodes[slot].isExpanded = line.isExpanded
        link(slot, onLevel: line.level, below: ItemTree.trunk, behind: &path)
      }
      rebuildIndex()
    }
  }

  /// An item of an outline as it is written.
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
