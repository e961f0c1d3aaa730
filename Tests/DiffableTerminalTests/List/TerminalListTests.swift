import DiffableSnapshots
import DiffableSnapshotsTesting
import Foundation
import Testing

@testable import DiffableTerminal

@Suite("A terminal list")
struct TerminalListTests {
  private let list = TerminalList()
  private let dataSource: DiffableDataSource<Int, String, TerminalList>
  private var terminal = FakeScreen(columns: 20, lines: 10)

  init() throws {
    dataSource = DiffableDataSource(target: list) { _, _, item in TerminalCell(item) }
    list.show(in: TerminalPane(top: 2, height: 6, width: 20))
    try show(["a", "b", "c", "d", "e", "f", "g", "h"])
    terminal.forgetWrites()
  }

  /// Applies a snapshot, and draws the list.
  private mutating func show(_ items: [String], reconfigured: [String] = []) throws {
    var snapshot = Snapshot([(0, items)])
    snapshot.reconfigureItems(reconfigured)
    list.change { dataSource.apply(snapshot) }
    try draw()
  }

  private mutating func draw() throws { try terminal.receive(list.draw()) }

  @Test(
    "Only rows that become visible or get a mark are written, and the next change removes the marks",
    arguments: [
      ("abcdefhi", "", "  a,  b,  c,  d,  e,  f", []),
      ("acdefgh", "", "  a,  c,  d,  e,  f,  g", [7]),
      ("axbdecfgh", "", "  a,+ x,  b,  d,  e,~ c", [3, 7]),
      ("abcdefgh", "c", "  a,  b,* c,  d,  e,  f", [4]),
      ("", "", ",,,,,", [2, 3, 4, 5, 6, 7]),
    ]
  )
  mutating func onlyNewAndMarkedRowsAreWritten(
    items: String,
    reconfigured: String,
    lines: String,
    written: [Int]
  ) throws {
    let items = items.map(String.init)
    try show(items, reconfigured: reconfigured.map(String.init))
    #expect(terminal.lines == ["", ""] + lines.components(separatedBy: ",") + ["", ""])
    #expect(terminal.writtenLines == written)
    let marked = (2...7).filter { !["", " "].contains(terminal.lines[$0].prefix(1)) }
    terminal.forgetWrites()
    try show(items)
    #expect(terminal.lines.allSatisfy { $0.hasPrefix("  ") || $0.isEmpty })
    #expect(terminal.writtenLines == marked)
  }

  @Test("Problems stay off the screen, and the first sixteen are kept")
  mutating func problemsStayOffTheScreen() throws {
    for number in 0..<20 {
      try show(["a", "b"] + (number % 2 == 0 ? ["c"] : []), reconfigured: ["unknown \(number)"])
      #expect(terminal.lines.allSatisfy { !$0.contains("unknown") })
    }
    let sentence = "reconfigureItems(_:) was given items that the snapshot does not have: unknown"
    #expect(list.problems == (0..<16).map { "\(sentence) \($0)" })
    try show([], reconfigured: ["unknown"])
    #expect(terminal.lines.allSatisfy { $0.isEmpty })
  }

  @Test("Scrolling writes only the rows that become visible")
  mutating func scrollingWritesOnlyNewRows() throws {
    #expect(list.navigate(by: .down))
    try draw()
    #expect(terminal.lines[2...7] == ["  b", "  c", "  d", "  e", "  f", "  g"])
    #expect(terminal.writtenLines == [7])
    terminal.forgetWrites()
    #expect(list.navigate(by: .end))
    try draw()
    #expect(terminal.lines[2...7] == ["  c", "  d", "  e", "  f", "  g", "  h"])
    #expect(terminal.writtenLines == [7])
    terminal.forgetWrites()
    #expect(list.navigate(by: .home))
    try draw()
    #expect(terminal.lines[2...7] == ["  a", "  b", "  c", "  d", "  e", "  f"])
    #expect(terminal.writtenLines == [2, 3])
  }

  @Test("Scroll keys stop at both ends, and other keys do not scroll")
  func scrollKeysStopAtBothEnds() {
    let steps: [(TerminalKey, Int)] = [
      (.up, 0), (.down, 1), (.pageDown, 2), (.down, 2), (.up, 1), (.pageUp, 0), (.end, 2),
      (.home, 0),
    ]
    for (key, row) in steps {
      #expect(list.navigate(by: key))
      #expect(list.firstRow == row)
    }
    #expect(!list.navigate(by: .character("x")))
  }

  @Test("Changes above the visible rows shift the rows")
  mutating func changesAboveTheVisibleRowsShiftThem() throws {
    list.scroll(to: 2)
    try draw()
    terminal.forgetWrites()
    try show(["b", "c", "d", "e", "f", "g", "h", "i", "j"])
    #expect(terminal.lines[2...7] == ["  d", "  e", "  f", "  g", "  h", "+ i"])
    #expect(terminal.writtenLines == [7])
  }

  @Test(
    "After random changes at any height, the rows are right, and unchanged rows are not written",
    arguments: 0..<12
  )
  mutating func randomChangesWriteOnlyChangedRows(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let height = seed % 6
    terminal = FakeScreen(columns: 12, lines: 7)
    list.show(in: TerminalPane(top: 1, height: height, width: 12))
    let letters = "abcdefghijkl".map(String.init)
    for _ in 0..<200 {
      if Bool.random(using: &generator) {
        list.scroll(to: Int.random(in: 0..<12, using: &generator))
        try draw()
      }
      let before = Set(terminal.lines)
      terminal.forgetWrites()
      let count = Int.random(in: 0...letters.count, using: &generator)
      try show(Array(letters.shuffled(using: &generator).prefix(count)))
      let rows = list.rows.indices.dropFirst(list.firstRow).prefix(height)
        .map(list.text(ofRow:))
      let blank = Array(repeating: "", count: 6 - rows.count)
      #expect(terminal.lines == [""] + rows + blank)
      #expect(list.rows.map(\.cell.text) == dataSource.snapshot().itemIdentifiers)
      let unchanged = terminal.writtenLines.filter {
        before.contains(terminal.lines[$0]) && terminal.lines[$0].hasPrefix(" ")
      }
      #expect(unchanged.isEmpty)
    }
  }
}
