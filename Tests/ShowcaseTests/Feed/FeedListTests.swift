import DiffableSources
import DiffableSnapshotsTesting
import Testing

@testable import showcase

/// Two classes of cells: those that have a row each, and those that share one.
private final class LineCell: FeedCell, ContentConfigurable {
  func configure(with item: Int) { text = "\(item)" }
}

private final class SharedCell: FeedCell, ContentConfigurable {
  func configure(with item: Int) {
    text = "\(item)"
    row = "shared"
  }
}

@Suite("The list of the feed")
struct FeedListTests {
  private typealias TestSource = SectionedSource<Int, Int, ReusableCell>

  private let list = FeedList()
  private let source = TestSource { section in
    BasicSource { item in
      section.isMultiple(of: 2)
        ? ReusableCell(LineCell.self, showing: item) : ReusableCell(SharedCell.self, showing: item)
    }
  }
  private let connection: SourceConnection<ReusableCell, FeedList>

  init() { connection = source.connect(to: list) }

  private var texts: [String] { list.terminal.rows.map(\.cell.text) }

  /// The rows of sections that are not scrolled.
  private func rows(of snapshot: Snapshot<Int, Int>) throws -> [String] {
    try snapshot.sectionIdentifiers.flatMap { section in
      let items = try snapshot.itemIdentifiers(inSection: section).map(String.init)
      return section.isMultiple(of: 2) || items.isEmpty
        ? items : ["1/\(items.count) │ " + items.joined(separator: " │ ")]
    }
  }

  @Test("Sections are laid out in rows, whatever they become")
  func layout() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var items = Array(0..<12).shuffled(using: &generator)
      let sections = Array(0..<5).shuffled(using: &generator)
        .prefix(.random(in: 0...5, using: &generator))
      source.snapshot = try Snapshot(
        sections.map { section in
          let count = Int.random(in: 0...min(4, items.count), using: &generator)
          defer { items.removeFirst(count) }
          return (section, Array(items.prefix(count)))
        }
      )
      let expected = try rows(of: source.snapshot)
      #expect(texts == expected)
      for (row, text) in expected.enumerated() {
        let path = try #require(list.path(atRow: row))
        let item = try #require(source.snapshot.itemIdentifier(for: path))
        #expect(text == "\(item)" || text.contains("│ \(item)"))
      }
      #expect(list.path(atRow: expected.count) == nil)
    }
  }

  @Test("A row scrolls as far as it goes, and keeps its place whatever comes before it")
  func scrolling() throws {
    source.snapshot = try Snapshot([(0, [1]), (1, [10, 11, 12])])
    list.scroll(by: 1)
    #expect(texts == ["1", "1/3 │ 10 │ 11 │ 12"], "The cursor is in a row of one")
    list.terminal.select(1)
    list.scroll(by: 1)
    #expect(texts == ["1", "2/3 ‹ 11 │ 12"])
    #expect(list.path(atRow: 1) == ItemPath(section: 1, item: 1))
    try source.snapshot.insertItems([8, 9], beforeItem: 10)
    #expect(texts == ["1", "4/5 ‹ 11 │ 12"])
    source.snapshot.deleteItems([10])
    #expect(texts == ["1", "3/4 ‹ 11 │ 12"])
    list.scroll(by: 9)
    #expect(texts == ["1", "4/4 ‹ 12"])
    list.scroll(by: -9)
    #expect(texts == ["1", "1/4 │ 8 │ 9 │ 11 │ 12"])
  }

  @Test("Cells that are reconfigured stay, and their row is updated where it shows something else")
  func updates() throws {
    source.snapshot = try Snapshot([(0, [1, 2]), (1, [10])])
    let cell = list.sections[0].cells[1]
    for (text, summary) in [("2", "nothing changed"), ("as it was before", "1 updated")] {
      cell.text = text
      list.didApply()
      list.terminal.change { try source.snapshot.reconfigureItems([2]) }
      #expect(list.sections[0].cells[1] === cell)
      #expect(texts == ["1", "2", "1/1 │ 10"])
      #expect(list.terminal.changes?.summary == summary)
    }
  }
}
