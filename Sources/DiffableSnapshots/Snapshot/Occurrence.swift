/// A value with a number that distinguishes it from equal values in the same snapshot.
///
/// Each identifier occurs at most once in a snapshot, but a list of values can repeat, such as the lines of a text.
/// ``Snapshot/init(numbering:inSection:after:)`` makes identifiers from such values:
///
/// ```swift
/// let old = Snapshot(numbering: ["a", "b", "a"], inSection: 0)
/// let new = Snapshot(numbering: ["b", "a"], inSection: 0, after: old)
/// // new.difference(from: old).items.deletions ==
/// //   [ItemPath(section: 0, item: 0)]
/// ```
///
/// A number is not a position. When the first of two equal values is deleted, the second keeps its number.
public struct Occurrence<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value.
  public var value: Value

  /// The number of the occurrence, which no equal value in the snapshot has.
  public var number: Int

  /// Creates an occurrence of a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - number: The number of the occurrence. The numbers that ``Snapshot/init(numbering:inSection:after:)``
  ///     assigns begin with 1.
  /// - Complexity: O(1).
  @inlinable
  public init(_ value: Value, number: Int = 1) {
    self.value = value
    self.number = number
  }
}

extension Occurrence: ContentEquatable where Value: ContentEquatable {
  /// Returns whether the values have the same content.
  ///
  /// - Parameter other: An equal occurrence.
  /// - Returns: Whether the values have the same content.
  /// - Complexity: That of comparing the content of two values.
  public func isContentEqual(to other: Occurrence) -> Bool { value.isContentEqual(to: other.value) }
}

// Embedded Swift has no Codable.
#if !hasFeature(Embedded)
  private enum OccurrenceKey: String, CodingKey {
    case value, number
  }

  extension Occurrence: Encodable where Value: Encodable {
    /// Writes an object with `value` and `number`, as in `{"value":"a","number":2}`.
    ///
    /// - Parameter encoder: The encoder to write to.
    /// - Throws: Any error that the encoder or the value throws.
    /// - Complexity: The cost of encoding the value.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: OccurrenceKey.self)
      try container.encode(value, forKey: .value)
      try container.encode(number, forKey: .number)
    }
  }

  extension Occurrence: Decodable where Value: Decodable {
    /// Reads an object with `value` and `number`.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: Any error that the decoder or the value throws, or a `DecodingError` if a key is missing.
    /// - Complexity: The cost of decoding the value.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: OccurrenceKey.self)
      self.init(
        try container.decode(Value.self, forKey: .value),
        number: try container.decode(Int.self, forKey: .number)
      )
    }
  }
#endif

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Occurrence: CustomStringConvertible {
    /// The description of the value, followed by the number unless it is 1, such as `a (2)`.
    ///
    /// - Complexity: That of the value's description.
    public var description: String { number == 1 ? "\(value)" : "\(value) (\(number))" }
  }
#endif
