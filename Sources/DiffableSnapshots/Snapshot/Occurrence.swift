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

extension Snapshot {
  /// Creates a snapshot with one section of values that may repeat.
  ///
  /// The values are matched with the values of an older snapshot as ``Difference`` matches them: a matched value keeps
  /// the number of its old occurrence. So the changes between the two snapshots are the changes of
  /// ``Difference/init(from:to:)`` between the values.
  ///
  /// ```swift
  /// let lines = Snapshot(numbering: ["a", "b", "a"], inSection: 0)
  /// // lines.itemIdentifiers.map(\.number) == [1, 1, 2]
  /// ```
  ///
  /// - Parameters:
  ///   - values: The values in order.
  ///   - section: The section that contains the values.
  ///   - old: The snapshot that the list shows now. Without it, the numbers count the occurrences of each value.
  /// - Complexity: That of ``Difference/init(from:to:)``, plus O(*n*) on average, where *n* is the number of values and
  ///   of old items.
  @inlinable
  public init<Value>(
    numbering values: [Value],
    inSection section: Section,
    after old: Snapshot = Snapshot()
  ) where Item == Occurrence<Value> {
    self.init(numbering: [(section, values)], after: old)
  }

  /// Creates a snapshot with sections of values that may repeat, within a section and in several sections.
  ///
  /// The values of all sections, one section after the other, are matched with the values of an older snapshot, as in
  /// ``init(numbering:inSection:after:)``.
  ///
  /// - Parameters:
  ///   - contents: The sections in order, each with its values in order.
  ///   - old: The snapshot that the list shows now. Without it, the numbers count the occurrences of each value.
  /// - Complexity: That of ``Difference/init(from:to:)``, plus O(*n*) on average, where *n* is the number of sections,
  ///   of values and of old items.
  @inlinable
  public init<Value>(
    numbering contents: some Sequence<(Section, [Value])>,
    after old: Snapshot = Snapshot()
  ) where Item == Occurrence<Value> {
    let contents = Array(contents)
    let occurrences = Occurrence.numbering(contents.flatMap { $0.1 }, after: old.itemIdentifiers)
    var start = 0
    self.init(
      contents.map { section, values in
        defer { start += values.count }
        return (section, Array(occurrences[start..<start + values.count]))
      },
      call: #function
    )
  }
}

extension Occurrence {
  /// Returns values with numbers that distinguish equal values.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - old: Distinct occurrences. A value that matches an old value gets its number.
  /// - Returns: Distinct occurrences of the values.
  @inlinable
  static func numbering(_ values: [Value], after old: [Occurrence]) -> [Occurrence] {
    let runs = old.map { $0.value }.withSpan { old in
      values.withSpan { Run.matching(from: old, to: $0) }
    }
    var occurrences = values.map { Occurrence($0, number: 0) }
    Run.forEachPair(in: runs) { occurrences[$1].number = old[$0].number }
    let inserted = Run.newGaps(in: runs, count: values.count).flatMap { $0 }
    if inserted.isEmpty { return occurrences }
    var used = IdentifierMap<Occurrence, Void>()
    Run.forEachPair(in: runs) { used[occurrences[$1]] = () }
    // For each inserted value, the number after the last one that it got.
    var next = IdentifierMap<Value, Int>()
    for offset in inserted {
      occurrences[offset].number = next[values[offset], default: 1]
      while used.contains(occurrences[offset]) { occurrences[offset].number += 1 }
      next[values[offset]] = occurrences[offset].number + 1
    }
    return occurrences
  }
}
