import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Composite sources, which show their children one after another.
struct CompositeSourceTests {
  private let numbers = BasicSource<Int, String> { "n\($0)" }
  private let more = BasicSource<Int, String> { "m\($0)" }
  private let words = BasicSource<String, String> { "w\($0)" }

  init() {
    numbers.items = [1, 2]
    more.items = [1, 2]
    words.items = ["a"]
  }

  @Test(arguments: ListKind.all)
  func childrenHaveTheirOwnSectionsOrShareOne(_ kind: ListKind) {
    let expected = [["n1", "n2"], ["wa"], ["m1", "m2"]]
    let merged = CompositeSource([numbers, words], sections: .merged)
    let list = ShownList(merged, kind)
    list.expect([["n1", "n2", "wa"]])
    merged.children.append(more)
    list.expect([expected.flatMap { $0 }])
    let separate = ShownList(CompositeSource([numbers, words, more]), kind)
    separate.expect(expected)
    #expect(separate.connection.snapshot().numberOfSections == 3)
    list.expect([[]])
  }

  @Test func theConnectionKnowsTheSourceOfEachSection() {
    let merged = CompositeSource([words, more], sections: .merged)
    let composite = CompositeSource<String>([numbers, merged])
    let list = ShownList(composite)
    func sections(of source: ListSource<String>) -> [Int] {
      (-1...9).filter { list.connection.isSection($0, of: source) }
    }
    #expect(sections(of: numbers) == [0])
    #expect([merged, words, more].map { sections(of: $0) } == [[1], [1], [1]])
    #expect(sections(of: composite) == [0, 1])
    composite.children = [merged, numbers]
    #expect(sections(of: numbers) == [1] && sections(of: words) == [0])
    composite.children = [merged]
    #expect(sections(of: numbers) == [])
  }

  @Test func nestedCompositesKeepOrMergeSections() {
    let inner = CompositeSource([words, more])
    let merged = CompositeSource([inner], sections: .merged)
    let outer = CompositeSource<String>([numbers, inner])
    let list = ShownList(outer)
    list.expect([["n1", "n2"], ["wa"], ["m1", "m2"]])
    #expect(merged.children.isEmpty, "A source has at most one parent")
    merged.children = [inner]
    outer.children.append(merged)
    list.expect([["n1", "n2"], ["wa", "m1", "m2"]])
    outer.children = []
    list.expect([])
    #expect(outer.isEmpty && !merged.isEmpty)
  }

  @Test func movingChildrenKeepsTheirCells() {
    let composite = CompositeSource([numbers, words, more])
    let list = ShownList(composite)
    let numbersBefore = list.shownCells.map { $0.map(\.serialNumber) }
    composite.children.swapAt(0, 2)
    list.expect([["m1", "m2"], ["wa"], ["n1", "n2"]])
    #expect(list.shownCells.map { $0.map(\.serialNumber) } == numbersBefore.reversed())
    composite.remove(words)
    list.connection.applyObserver = { _ in Issue.record("Nothing is removed") }
    composite.remove(words)
    list.connection.applyObserver = nil
    list.expect([["m1", "m2"], ["n1", "n2"]])
  }

  /// The items of a source move with the source, and keep their cells.
  @Test func movingASourceToAnotherParentMovesItsCells() {
    let left = CompositeSource([numbers, words], sections: .merged)
    let right = CompositeSource([more], sections: .merged)
    let root = CompositeSource<String>([left, right])
    let list = ShownList(root, in: StrictList(.everything))
    let cell = list.shownCells[0][2].serialNumber
    right.children.append(words)
    list.expect([["n1", "n2"], ["m1", "m2", "wa"]])
    #expect(list.shownCells[1][2].serialNumber == cell)
    #expect(list.log.count == 2, "One batch after the reload")
  }

  @Test func equalItemsOfTwoSourcesAreTwoItems() {
    let composite = CompositeSource([numbers, more], sections: .merged)
    let list = ShownList(composite)
    let serialNumbers = list.shownCells[0].map(\.serialNumber)
    numbers.items = []
    list.expect([["m1", "m2"]])
    #expect(list.shownCells[0].map(\.serialNumber) == Array(serialNumbers[2...]))
    let items = list.connection.snapshot().itemIdentifiers
    #expect(items.map { $0.item(as: Int.self) } == [1, 2])
    #expect(items.map { $0.item(as: String.self) } == [nil, nil])
    #expect(items.map { more.item($0) } == [1, 2])
    #expect(items.map { numbers.item($0) } == [nil, nil])
    let path = ItemPath(section: 0, item: 1)
    #expect(list.connection.itemPath(for: 2, in: more) == path)
    #expect(list.connection.itemPath(for: 2, in: numbers) == nil)
    #expect(list.connection.item(at: path, of: more) == 2)
    #expect(list.connection.item(at: path, of: numbers) == nil)
    #expect(list.connection.item(at: ItemPath(section: 0, item: 2), of: more) == nil)
  }

  @Test func updateShowsSeveralChangesAsOne() {
    let composite = CompositeSource<String>([numbers, words])
    let list = ShownList(composite)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try composite.update(.notAnimated) {
        numbers.items = [2]
        composite.update { words.items = ["b"] }
        composite.children.append(more)
        list.expect([["n1", "n2"], ["wa"]])
        throw Failure()
      }
    }
    list.expect([["n2"], ["wb"], ["m1", "m2"]])
    #expect(list.log.last?.isAnimated == false)
    let numberOfEvents = list.log.count
    composite.update {}
    #expect(list.log.count == numberOfEvents)
  }

  @Test func headersFollowTheirSources() {
    let composite = CompositeSource<String>([numbers, words])
    numbers.supplementaryViewProvider = { $0 == .header ? "numbers" : nil }
    let list = ShownList(composite)
    #expect(list.headers == ["numbers", nil])
    let cells = list.shownCells.map { $0.map(\.serialNumber) }
    words.supplementaryViewProvider = { $0 == .header ? "words" : "end" }
    #expect(list.headers == ["numbers", "words"])
    #expect(list.footers == [nil, "end"])
    #expect(list.shownCells.map { $0.map(\.serialNumber) } == cells)
    composite.children.swapAt(0, 1)
    #expect(list.headers == ["words", "numbers"])
  }

  @Test func providerAndChildrenCanChangeInOneUpdate() {
    let composite = CompositeSource<String>([numbers], sections: .merged)
    let list = ShownList(composite)
    composite.update {
      composite.supplementaryViewProvider = { $0 == .header ? "all" : nil }
      composite.children.append(words)
    }
    #expect(list.headers == ["all"])
    list.expect([["n1", "n2", "wa"]])
  }

  @Test func invalidTreesTrap() async {
    await #expect(processExitsWith: .failure) {
      let child = BasicSource<Int, String> { "\($0)" }
      _ = CompositeSource<String>([child, child])
    }
    await #expect(processExitsWith: .failure) {
      let inner = CompositeSource<String>()
      let outer = CompositeSource<String>([inner])
      inner.children = [outer]
    }
    await #expect(processExitsWith: .failure) {
      let composite = CompositeSource<String>()
      composite.children = [composite]
    }
  }
}
