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
    // The numbered occurrences are distinct, as the unchecked initializer requires.
    self.init(
      uncheckedSections: [section],
      items: [HashedItems(hashing: Occurrence.numbering(values, after: old.itemIdentifiers))]
    )
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
    let difference = Difference(from: old.map { $0.value }, to: values)
    let oldOffsets = difference.oldOffsets(oldCount: old.count, newCount: values.count)
    var numbers = IdentifierMap<Value, OccurrenceNumbers>()
    for offset in difference.insertions { numbers[values[offset]] = OccurrenceNumbers() }
    var occurrences = zip(values, oldOffsets).map { value, oldOffset in
      Occurrence(value, number: oldOffset < 0 ? 0 : old[oldOffset].number)
    }
    if numbers.isEmpty { return occurrences }
    for (occurrence, oldOffset) in zip(occurrences, oldOffsets) where oldOffset >= 0 {
      numbers[occurrence.value]?.used.insert(occurrence.number)
    }
    for offset in difference.insertions {
      let value = values[offset]
      occurrences[offset].number = numbers[value, default: OccurrenceNumbers()].makeNumber()
    }
    return occurrences
  }
}
