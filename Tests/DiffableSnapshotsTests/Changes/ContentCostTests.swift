import TestSupport
import Testing

@testable import DiffableSnapshots

/// The number of content comparisons.
@Suite(.withoutInternalChecks) struct ContentCostTests {
  /// An identifier that counts the comparisons of its content.
  struct Counting: Hashable, ContentEquatable, Sendable {
    var id: Int
    var content = 0

    /// A value that is not part of the content.
    var version = 0

    let counter: CallCounter

    static func == (left: Counting, right: Counting) -> Bool { left.id == right.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }

    func isContentEqual(to other: Counting) -> Bool {
      counter.countContent()
      return content == other.content
    }
  }

  private let counter = CallCounter()

  private func item(_ id: Int, _ content: Int = 0) -> Counting {
    Counting(id: id, content: content, counter: counter)
  }

  private func snapshot(_ count: Int) -> Snapshot<Int, Counting> {
    Snapshot(
      (0..<4).map { section in
        (section, (section * count / 4..<(section + 1) * count / 4).map { item($0) })
      }
    )
  }

  /// The difference compares the content of the items in each chunk that the edit changes, regardless of the length
  /// of the list.
  @Test(arguments: [2_000, 1_000_000])
  func onlyTheContentAroundAnEditIsCompared(count: Int) throws {
    let old = snapshot(count)
    let chunk = try #require(chunkSizes(of: count / 4).max())
    let edits: [(changes: Int, chunks: Int, (inout Snapshot<Int, Counting>) -> Void)] = [
      (1, 1, { $0.reconfigureItems([item(count / 2, 1)]) }),
      (0, 1, { $0.insertItems([item(-1)], beforeItem: item(count / 3)) }),
      (0, 1, { $0.deleteItems([item(count / 3)]) }),
      (0, 2, { $0.moveItem(item(count / 5), afterItem: item(count - 9)) }),
      (1, 2, { $0.insertItems([item(7, 1)], afterItem: item(count / 2)) }),
      (0, 0, { $0.moveSection(3, beforeSection: 1) }),
    ]
    for (number, (changes, chunks, edit)) in edits.enumerated() {
      var new = old
      edit(&new)
      counter.reset()
      let changeset = new.difference(from: old)
      #expect(counter.contentCalls <= chunks * chunk, "edit \(number)")
      #expect(changeset.items.reconfigurations.count == changes, "edit \(number)")
    }
  }

  @Test func theContentOfEachItemIsComparedAtMostOnce() {
    let old = snapshot(1_000)
    let new = Snapshot(
      [(0, old.itemIdentifiers.map { Counting(id: $0.id, version: 1, counter: counter) })]
    )
    #expect(new.difference(from: old).items.reconfigurations.isEmpty)
    #expect(counter.contentCalls == 1_000)
    #expect(new.difference(from: new).isEmpty)
    #expect(counter.contentCalls == 1_000)
  }

  @Test func theContentOfItemsWithTheSameBytesIsNotCompared() {
    let old = snapshot(1_000)
    let new = Snapshot([(0, (0..<1_000).map { item($0, $0 % 10 == 3 ? 1 : 0) })])
    #expect(new.difference(from: old).items.reconfigurations.count == 100)
    #expect(counter.contentCalls == 100)
  }
}
