/// The position of an item in a list: a section index, and the index of the item in that section.
///
/// Both indexes are zero-based. A path does not refer to a snapshot. Functions that take or return a path
/// say whether it is an *old* path, valid before a change, or a *new* path, valid after it.
public struct ItemPath: Hashable, Comparable, Sendable {
  /// The zero-based index of the section.
  public var section: Int

  /// The zero-based index of the item in its section.
  public var item: Int

  /// Creates a path from two zero-based indexes.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - item: The index of the item in its section.
  /// - Complexity: O(1).
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Returns whether a path is before another path in a list.
  ///
  /// Paths are ordered by section index, then by item index.
  ///
  /// - Complexity: O(1).
  public static func < (left: ItemPath, right: ItemPath) -> Bool {
    left.section == right.section ? left.item < right.item : left.section < right.section
  }
}

extension ItemPath: CustomStringConvertible {
  /// The path in the form `section.item`, as in `2.15`.
  public var description: String { "\(section).\(item)" }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  extension ItemPath: Codable {
    /// Writes the path as an array of two numbers: the section index and the item index, as in `[2,15]`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error of the encoder.
    /// - Complexity: O(1).
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      try container.encode(section)
      try container.encode(item)
    }

    /// Creates a path from an encoded array of two numbers: the section index and the item index.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: `DecodingError` if the array does not consist of exactly two numbers, or if a number is
    ///   negative.
    /// - Complexity: O(1).
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      self.init(
        section: try container.decode(Int.self),
        item: try container.decode(Int.self)
      )
      guard section >= 0 && item >= 0 && container.isAtEnd else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath,
            debugDescription: container.isAtEnd
              ? "A path has a negative index: \(self)"
              : "A path has more than two indexes"
          )
        )
      }
    }
  }
#endif
