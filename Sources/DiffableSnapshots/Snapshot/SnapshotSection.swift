/// A section and its items, from which ``Snapshot/init(building:)`` creates a snapshot.
///
/// The items are the result of a builder, or an array:
///
/// ```swift
/// let fruit = SnapshotSection("fruit") {
///   "apple"
///   "pear"
/// }
/// let nuts = SnapshotSection("nuts", items: ["hazel"])
/// ```
///
/// The items of a section are not checked: they may repeat. A snapshot that is created from a section whose items
/// repeat contains the first of them.
public struct SnapshotSection<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The identifier of the section.
  public var identifier: Section

  /// The items in order.
  public var items: [Item]

  /// Creates a section from an array of items.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section.
  ///   - items: The items in order.
  /// - Complexity: O(1).
  public init(_ identifier: Section, items: [Item] = []) {
    self.identifier = identifier
    self.items = items
  }

  /// Creates a section from a result builder, which lists the items.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the section.
  ///   - items: The items in order, as single items, arrays, conditions and loops.
  /// - Complexity: O(*d* · *m*), where *d* is the depth of nested conditions and loops and *m* is the number
  ///   of items.
  public init(_ identifier: Section, @ListBuilder<Item> building items: () -> [Item]) {
    self.init(identifier, items: items())
  }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum SnapshotSectionKey: String, CodingKey {
    case identifier, items
  }

  extension SnapshotSection: Encodable where Section: Encodable, Item: Encodable {
    /// Writes an object with the keys `identifier` and `items`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder or the identifiers.
    /// - Complexity: O(*m*) and the cost of the encoder, where *m* is the number of items.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: SnapshotSectionKey.self)
      try container.encode(identifier, forKey: .identifier)
      try container.encode(items, forKey: .items)
    }
  }

  extension SnapshotSection: Decodable where Section: Decodable, Item: Decodable {
    /// Creates a section from an object with the keys `identifier` and `items`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error of the decoder or the identifiers, also when a key is missing.
    /// - Complexity: O(*m*) and the cost of the decoder, where *m* is the number of items.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: SnapshotSectionKey.self)
      self.init(
        try container.decode(Section.self, forKey: .identifier),
        items: try container.decode([Item].self, forKey: .items)
      )
    }
  }
#endif
