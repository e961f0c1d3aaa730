import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import TestSupport
import Testing

/// Numbers that distinguish equal values.
@Suite(.withoutInternalChecks) struct OccurrenceTests {
  private typealias Lines = Snapshot<Int, Occurrence<Int>>

  private func random(
    _ count: ClosedRange<Int>,
    below limit: Int,
    using generator: inout SeededGenerator
  ) -> [Int] {
    (0..<Int.random(in: count, using: &generator)).map { _ in
      .random(in: 0..<limit, using: &generator)
    }
  }

  /// Expects that the changes between two snapshots are the changes between their values.
  private func expectChangesOfTheValues(
    from old: Lines,
    to new: Lines,
    _ comment: Comment
  ) {
    let changeset = new.difference(from: old)
    let difference = Difference(
      from: old.itemIdentifiers.map(\.value),
      to: new.itemIdentifiers.map(\.value)
    )
    #expect(changeset.items.deletions.map(\.item) == difference.deletions, comment)
    #expect(changeset.items.insertions.map(\.item) == difference.insertions, comment)
    #expect(changeset.items.moves.count == difference.moves.count, comment)
    #expect(changeset.count == difference.count, comment)
  }

  @Test func changesEqualTheChangesOfTheValues() {
    var generator = SeededGenerator(seed: Effort.seed)
    var changes = 0
    for number in 0..<2_000 {
      let limit = Int.random(in: 1...12, using: &generator)
      let old = Lines(numbering: random(0...20, below: limit, using: &generator), inSection: 0)
      let values = random(0...20, below: limit, using: &generator)
      let new = Lines(numbering: values, inSection: 0, after: old)
      #expect(new.itemIdentifiers.map(\.value) == values)
      expectChangesOfTheValues(from: old, to: new, "pair \(number)")
      changes += new.difference(from: old).count
    }
    #expect(changes > 10_000)
  }

  @Test func changesEqualTheChangesOfTheValuesAfterManyEdits() {
    for seed in 0..<20 as Range<UInt64> {
      var generator = SeededGenerator(seed: Effort.seed &+ seed)
      let limit = Int.random(in: 1...8, using: &generator)
      var values = random(30...30, below: limit, using: &generator)
      var lines = Lines(numbering: values, inSection: 0)
      for step in 0..<150 {
        edit(&values, below: limit, using: &generator)
        let new = Lines(numbering: values, inSection: 0, after: lines)
        #expect(new.itemIdentifiers.map(\.value) == values)
        expectChangesOfTheValues(from: lines, to: new, "seed \(seed), step \(step)")
        lines = new
      }
      // The numbers are reused, so they do not grow with the number of edits.
      let largest = lines.itemIdentifiers.map(\.number).max() ?? 0
      #expect(largest <= 60 && lines.itemIdentifiers.allSatisfy { $0.number > 0 })
    }
  }

  private func edit(_ values: inout [Int], below limit: Int, using generator: inout SeededGenerator)
  {
    for _ in 0..<Int.random(in: 0...3, using: &generator) {
      let (from, to) = (
        Int.random(in: 0...values.count, using: &generator),
        Int.random(in: 0...values.count, using: &generator)
      )
      switch Int.random(in: 0..<3, using: &generator) {
      case 0 where values.count < 50:
        values.insert(.random(in: 0..<limit, using: &generator), at: to)
      case 1 where from < values.count: values.remove(at: from)
      default:
        guard from < values.count else { continue }
        let value = values.remove(at: from)
        values.insert(value, at: min(to, values.count))
      }
    }
  }

  /// The values of all sections are matched together, so a value that changes its section keeps its number.
  @Test func sectionsAreNumberedTogether() {
    var generator = SeededGenerator(seed: Effort.seed)
    var old = Lines(numbering: [(0, []), (1, []), (2, [])])
    for number in 0..<300 {
      let contents = (0..<3).map { ($0, random(0...6, below: 4, using: &generator)) }
      let new = Lines(numbering: contents, after: old)
      #expect(new.sectionIdentifiers == [0, 1, 2])
      for (section, values) in contents {
        #expect(new.itemIdentifiers(inSection: section).map(\.value) == values)
      }
      let difference = Difference(
        from: old.itemIdentifiers.map(\.value),
        to: new.itemIdentifiers.map(\.value)
      )
      let changeset = new.difference(from: old)
      #expect(changeset.items.deletions.count == difference.deletions.count, "\(number)")
      #expect(changeset.items.insertions.count == difference.insertions.count, "\(number)")
      old = new
    }
  }

  @Test func valuesOfARepeatedSectionJoinTheFirst() {
    let lines = Lines(numbering: [(0, [1]), (1, [1]), (0, [2])])
    #expect(lines.itemIdentifiers.map(\.value) == [1, 2, 1])
    #expect(lines.problems == [.duplicateSections([0], call: "init(numbering:after:)")])
  }

  @Test func numbersCountTheOccurrencesOfEachValue() {
    let lines = Lines(numbering: [5, 5, 6, 5, 6], inSection: 0)
    #expect(lines.itemIdentifiers.map(\.number) == [1, 2, 1, 3, 2])
    let more = Lines(numbering: [6, 5, 6, 5, 5, 7], inSection: 0, after: lines)
    #expect(Set(more.itemIdentifiers.map(\.number)) == [1, 2, 3])
    #expect(Lines(numbering: [], inSection: 3).sectionIdentifiers == [3])
  }

  /// An inserted value gets the smallest free number from 1 on, and numbers that the app has chosen are kept.
  @Test func freeNumbersAreReused() {
    let old = Lines([(0, [Occurrence(1, number: 2), Occurrence(1, number: 0)])])
    let new = Lines(numbering: [1, 1, 1, 1], inSection: 0, after: old)
    #expect(new.itemIdentifiers.map(\.number) == [2, 0, 1, 3])
  }

  @Test func contentOfEqualValuesIsCompared() {
    struct Line: Identifiable, Equatable { var id: Int, text: String }
    typealias Texts = Snapshot<Int, Occurrence<Identified<Line>>>
    func texts(_ texts: [String], after old: Texts = Texts()) -> Texts {
      Texts(numbering: texts.map { Identified(Line(id: 1, text: $0)) }, inSection: 0, after: old)
    }
    let old = texts(["a", "b"])
    let changeset = texts(["a", "c"], after: old).difference(from: old)
    #expect(changeset.items.reconfigurations == [ItemPath(section: 0, item: 1)])
    #expect(changeset.count == 1)
  }

  @Test func descriptionHasTheNumberOfRepetitions() {
    let lines = Snapshot(numbering: ["a", "a"], inSection: 0)
    #expect(lines.itemIdentifiers.map(\.description) == ["a", "a (2)"])
  }

  @Test func occurrencesAreEncoded() throws {
    let lines = Snapshot(numbering: ["a", "b", "a"], inSection: 0)
    let data = try JSONEncoder().encode(lines)
    #expect(try JSONDecoder().decode(Snapshot<Int, Occurrence<String>>.self, from: data) == lines)
  }

  /// The number of calls of `==` and `hash(into:)` is linear, even if all values are equal and many are inserted.
  @Test(arguments: [1, 7, 10_000], [0, 1_000])
  func numberOfCallsIsLinear(_ distinct: Int, _ newValues: Int) {
    let counter = CallCounter()
    let values = (0..<10_000).map { Measured(value: $0 % distinct, counter: counter) }
    let old = Snapshot(numbering: values, inSection: 0)
    var changed = Array(values[100...])
    changed.insert(contentsOf: values[..<newValues], at: 5_000)
    changed.append(values[0])
    counter.reset()
    let new = Snapshot(numbering: changed, inSection: 0, after: old)
    #expect(counter.hashCalls + counter.equalCalls < 9 * (values.count + changed.count))
    #expect(new.numberOfItems == changed.count)
  }
}
