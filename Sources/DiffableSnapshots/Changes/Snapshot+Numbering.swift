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
    let occurrences = Self.numbering(contents.flatMap { $0.1 }, after: old.itemIdentifiers)
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

extension Snapshot {
  /// Returns values with numbers that distinguish equal values.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - old: Distinct occurrences. A value that matches an old value gets its number.
  /// - Returns: Distinct occurrences of the values.
  @inlinable
  static func numbering<Value>(_ values: [Value], after old: [Item]) -> [Item]
  where Item == Occurrence<Value> {
    let runs = old.map { $0.value }.withSpan { old in
      values.withSpan { Run.matching(from: old, to: $0) }
    }
    var occurrences = values.map { Occurrence($0, number: 0) }
    Run.forEachPair(in: runs) { occurrences[$1].number = old[$0].number }
    let inserted = Run.newGaps(in: runs, count: values.count).flatMap { $0 }
    if inserted.isEmpty { return occurrences }
    var used = IdentifierMap<Item, Void>()
    Run.forEachPair(in: runs) { used[occurrences[$1]] = () }
    // For each inserted value, the number after the last one that it got.
    var next = IdentifierMap<Value, Int>()
    for offset in inserted {
      occurrences[offset].number = next[values[offset]] ?? 1
      while used.contains(occurrences[offset]) { occurrences[offset].number += 1 }
      next[values[offset]] = occurrences[offset].number + 1
    }
    return occurrences
  }
}
