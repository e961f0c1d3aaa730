import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

@testable import DiffableTerminal

@Suite("A terminal list with headers and a cursor")
struct TerminalListCursorTests {
  private let list = TerminalList(hasHeaders: true, hasCursor: true)
  private let dataSource: DiffableDataSource<String, String, TerminalList>
  private var terminal = FakeScreen(columns: 12, lines: 4)

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, item in TerminalCell(item) }
    dataSource.supplementaryViewProvider = { _, _, _, section in TerminalCell(section) }
    dataSource.reorderingHandlers.canReorderItem = { $0 != "fixed" }
    list.show(in: TerminalPane(top: 0, height: 4, width: 12))
    show([("A", ["a", "b", "c"]), ("B", ["d"]), ("C", [])])
  }

  private func show(_ contents: [(String, [String])]) {
    let snapshot = Snapshot(contents)
    list.change { dataSource.apply(snapshot) }
  }

  /// The text of each row, without spaces.
  private var rows: [String] {
    list.rows.indices.map { list.text(ofRow: $0).split(separator: " ").joined() }
  }

  private func press(_ keys: TerminalKey...) -> Bool {
    keys.allSatisfy { list.navigate(by: $0) || list.drag(by: $0) }
  }

  @Test("The cursor stops at both ends and stays visible, and only changed rows are written")
  mutating func cursorStopsAtBothEnds() throws {
    try terminal.receive(list.draw())
    #expect(terminal.lines == ["›   A", "      a", "      b", "      c"])
    terminal.forgetWrites()
    #expect(press(.up, .down))
    try terminal.receive(list.draw())
    #expect(terminal.lines == ["    A", "›     a", "      b", "      c"])
    #expect(Set(terminal.writtenLines) == [0, 1])
    #expect(press(.end, .down))
    try terminal.receive(list.draw())
    #expect(terminal.lines == ["      c", "    B", "      d", "›   C"])
    #expect(press(.up, .up, .up))
    try terminal.receive(list.draw())
    #expect(terminal.lines == ["›     c", "    B", "      d", "    C"])
    #expect(list.selection == .item(ItemPath(section: 0, item: 2)))
    #expect(press(.pageUp))
    #expect(list.selection == .header(section: 0))
  }

  @Test("The cursor follows its row, and selects the next row when its row is deleted")
  func cursorFollowsItsRow() {
    #expect(press(.down, .down))
    show([("C", ["x"]), ("A", ["a", "c"]), ("B", ["d", "b"])])
    #expect(rows.first { $0.hasPrefix("›") } == "›~b")
    show([("C", ["x"]), ("A", ["a", "c"]), ("B", ["d"])])
    #expect(rows == ["C", "x", "A", "a", "c", "B", "›d"])
    show([("C", ["x"]), ("A", ["a", "c"]), ("B", ["e"])])
    #expect(rows == ["C", "x", "A", "a", "c", "B", "›+e"], "The inserted row is selected")
    show([("C", ["x"])])
    #expect(rows == ["C", "›x"])
    show([])
    #expect(list.cursor == nil && list.selection == nil)
    #expect(press(.down, .space, .end))
    show([("D", [])])
    #expect(rows == ["›+D"])
  }

  @Test("When a section is replaced, the cursor stays on an item")
  func cursorStaysOnAnItemWhenASectionIsReplaced() {
    #expect(press(.down, .down))
    show([("X", ["x", "y"]), ("C", [])])
    #expect(rows == ["+X", "›+x", "+y", "C"])
    #expect(press(.up))
    show([("Y", ["z"]), ("C", [])])
    #expect(rows == ["›+Y", "+z", "C"], "A replaced header stays selected too")
    #expect(press(.down))
    show([("Z", []), ("C", [])])
    #expect(rows == ["+Z", "›C"])
    #expect(press(.up, .down))
    show([("D", ["d"])])
    #expect(rows == ["›+D", "+d"])
  }

  @Test("A dragged row moves with the cursor, and moves back when the drag is cancelled")
  mutating func draggedRowMovesWithTheCursor() throws {
    try terminal.receive(list.draw())
    #expect(press(.down, .space, .down))
    try terminal.receive(list.draw())
    #expect(terminal.lines == ["    A", "      b", "↕     a", "      c"])
    #expect(dataSource.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
    #expect(press(.home))
    #expect(rows.first == "A")
    #expect(press(.end, .escape))
    #expect(rows == ["A", "›a", "b", "c", "B", "d", "C"])
    #expect(dataSource.snapshot().itemIdentifiers == ["a", "b", "c", "d"])
  }

  @Test("An apply during a drag is performed after the drag")
  func applyDuringADragIsDeferred() {
    #expect(press(.down, .space, .end))
    show([("A", ["a", "b"])])
    #expect(rows == ["A", "b", "c", "B", "d", "C", "↕a"])
    #expect(press(.space))
    #expect(rows.map { $0.last } == ["A", "a", "b"])
    #expect(list.selection == .item(ItemPath(section: 0, item: 0)))
  }

  @Test("Headers, and items that must not move, cannot be dragged")
  func fixedRowsCannotBeDragged() {
    #expect(press(.space))
    #expect(!list.isDragging)
    show([("A", ["fixed", "b"])])
    #expect(press(.down, .space))
    #expect(!list.isDragging)
    #expect(!list.drag(by: .escape))
  }

  @Test("A drag is cancelled when its data source is released")
  func releasingTheDataSourceCancelsTheDrag() {
    let list = TerminalList(hasCursor: true)
    var source: DiffableDataSource<Int, String, TerminalList>? = DiffableDataSource(
      target: list
    ) { _, _, item in TerminalCell(item) }
    source?.reorderingHandlers.canReorderItem = { _ in true }
    source?.apply(Snapshot([(0, ["a", "b"])]))
    #expect(list.drag(by: .space) && list.navigate(by: .down))
    source = nil
    #expect(list.drag(by: .space))
    #expect(list.rows.map(\.cell.text) == ["a", "b"])
    #expect(!list.isDragging)
  }

  @Test("A tick replaces the report of a key only if the tick changes the list")
  func ticksWithoutChangesKeepTheReport() throws {
    show([("A", ["a"])])
    #expect(list.changes?.summary == "5 deleted")
    let same = Snapshot([("A", ["a"])])
    list.beginChangesWithNextApply()
    dataSource.apply(same)
    #expect(list.changes?.summary == "5 deleted")
    let longer = Snapshot([("A", ["a", "b"])])
    list.beginChangesWithNextApply()
    dataSource.apply(longer)
    #expect(list.changes?.summary == "1 inserted")
    dataSource.update { $0.appendItems(["c"]) }
    #expect(list.changes?.summary == "2 inserted", "Only the next apply starts a report")
    list.forgetChanges()
    list.beginChangesWithNextApply()
    #expect(list.changes?.summary == "nothing changed")
    #expect(list.changes?.error == nil)
    struct Problem: Error {}
    list.change { throw Problem() }
    #expect(list.changes?.error is Problem)
  }

  @Test(
    "After random changes and drags, the rows equal the snapshot, and the cursor follows its row",
    arguments: 0..<4
  )
  mutating func randomChangesAndDragsKeepRowsAndCursor(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    terminal = FakeScreen(columns: 12, lines: 5)
    list.show(in: TerminalPane(top: 0, height: 5, width: 12))
    for _ in 0..<150 {
      let selected = list.cursor.map { list.rows[$0].cell.text }
      if Int.random(in: 0..<3, using: &generator) == 0 {
        let keys: [TerminalKey] = [.space, .up, .down, .home, .end, .pageUp, .escape, .enter]
        let key = keys.randomElement(using: &generator) ?? .space
        if !list.navigate(by: key) { _ = list.drag(by: key) }
        if list.isDragging {
          #expect(list.cursor.map { list.rows[$0].cell.text } == selected || key == .space)
        }
      } else if !list.isDragging {
        let letters = "abcdefgh".shuffled(using: &generator).prefix(
          Int.random(in: 0...8, using: &generator)
        )
        let sections = "ABC".shuffled(using: &generator).prefix(
          Int.random(in: 1...3, using: &generator)
        )
        let contents = sections.enumerated().map { offset, section in
          (
            String(section),
            letters.enumerated().filter { $0.offset % sections.count == offset }.map {
              String($0.element)
            }
          )
        }
        show(contents)
        if let selected, list.rows.contains(where: { $0.cell.text == selected }) {
          #expect(list.cursor.map { list.rows[$0].cell.text } == selected)
        }
      }
      try terminal.receive(list.draw())
      let texts = list.rows.indices.map(list.text(ofRow:))
      let inView = Array(texts.dropFirst(list.firstRow).prefix(5))
      #expect(terminal.lines == inView + Array(repeating: "", count: 5 - inView.count))
      if let cursor = list.cursor { #expect(list.firstRow..<list.firstRow + 5 ~= cursor) }
      guard !list.isDragging else { continue }
      let snapshot = dataSource.snapshot()
      let expected = snapshot.sectionIdentifiers.flatMap {
        [$0] + (snapshot.itemIdentifiers(inSection: $0))
      }
      #expect(list.rows.map(\.cell.text) == expected)
      #expect(list.rows.map(\.isHeader) == expected.map { $0 == $0.uppercased() })
    }
  }
}
