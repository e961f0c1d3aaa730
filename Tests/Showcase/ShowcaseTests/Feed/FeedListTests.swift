import DiffableSources
import DiffableSnapshotsTesting
import Testing

@testable import TestedShowcase

/// A cell that has its own row.
private final class LineCell: FeedCell, ContentConfigurable {
  func configure(with item: Int) { text = "\(item)" }
}

/// A cell that shares a row with the other cells of its section.
private final class SharedCell: FeedCell, ContentConfigurable {
  func configure(with item: Int) {
    text = "\(item)"
    row = "shared"
  }
}

@Suite("The feed list")
struct FeedListTests {
  private typealias TestSource = SnapshotSource<Int, Int, ReusableCell>

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

  /// Returns the expected rows of a snapshot whose sections are not scrolled.
  private func rows(of snapshot: Snapshot<Int, Int>) -> [String] {
    snapshot.sectionIdentifiers.flatMap { section in
      let items = snapshot.itemIdentifiers(inSection: section).map(String.init)
      return section.isMultiple(of: 2) || items.isEmpty
        ? items : ["1/\(items.count) │ " + items.joined(separator: " │ ")]
    }
  }

  @Test("Random snapshots are laid out in the expected rows")
  func sectionsAreLaidOutInRows() throws {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      var items = Array(0..<12).shuffled(using: &generator)
      let sections = Array(0..<5).shuffled(using: &generator)
        .prefix(.random(in: 0...5, using: &generator))
      source.snapshot = Snapshot(
        sections.map { section in
          let count = Int.random(in: 0...min(4, items.count), using: &generator)
          defer { items.removeFirst(count) }
          return (section, Array(items.prefix(count)))
        }
      )
      let expected = rows(of: source.snapshot)
      #expect(texts == expected)
      for (row, text) in expected.enumerated() {
        let path = try #require(list.path(atRow: row))
        let item = try #require(source.snapshot.itemIdentifier(for: path))
        #expect(text == "\(item)" || text.contains("│ \(item)"))
      }
      #expect(list.path(atRow: expected.count) == nil)
    }
  }

  @Test("A row scrolls up to its ends, and changes before the first visible cell do not scroll it")
  func rowsKeepTheirScrollPosition() {
    source.snapshot = Snapshot([(0, [1]), (1, [10, 11, 12])])
    list.scroll(by: 1)
    #expect(texts == ["1", "1/3 │ 10 │ 11 │ 12"], "The row at the cursor has only one cell")
    list.terminal.select(1)
    list.scroll(by: 1)
    #expect(texts == ["1", "2/3 ‹ 11 │ 12"])
    #expect(list.path(atRow: 1) == ItemPath(section: 1, item: 1))
    source.snapshot.insertItems([8, 9], beforeItem: 10)
    #expect(texts == ["1", "4/5 ‹ 11 │ 12"])
    source.snapshot.deleteItems([10])
    #expect(texts == ["1", "3/4 ‹ 11 │ 12"])
    list.scroll(by: 9)
    #expect(texts == ["1", "4/4 ‹ 12"])
    list.scroll(by: -9)
    #expect(texts == ["1", "1/4 │ 8 │ 9 │ 11 │ 12"])
  }

  @Test("Reconfiguring reuses the cell, and updates its row only if the text differs")
  func reconfiguringReusesCells() {
    source.snapshot = Snapshot([(0, [1, 2]), (1, [10])])
    let cell = list.sections[0].cells[1]
    for (text, summary) in [("2", "nothing changed"), ("other text", "1 updated")] {
      cell.text = text
      list.didApply()
      list.terminal.change { source.snapshot.reconfigureItems([2]) }
      #expect(list.sections[0].cells[1] === cell)
      #expect(texts == ["1", "2", "1/1 │ 10"])
      #expect(list.terminal.changes?.summary == summary)
    }
  }
}
