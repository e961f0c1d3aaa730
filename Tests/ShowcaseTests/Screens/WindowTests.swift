import DiffableTerminal
import TerminalTestSupport
import Testing

@testable import showcase

@Suite("Windows")
struct WindowTests {
  private let screen: MountainScreen

  init() throws { screen = try MountainScreen(.bundled) }

  @Test("A window shows the title, the rows, the changes and the hint")
  func windowShowsAllParts() throws {
    var terminal = FakeScreen(columns: 60, lines: 8)
    var window = Window(size: Terminal.Size(columns: 60, lines: 8), showing: screen)
    try terminal.receive(window.draw(screen))
    #expect(
      terminal.lines == [
        "Search: ▏ · 167 mountains by name              1–5 of 167  ↓",
        "  Aconcagua                 6961 m  Argentina",
        "  Alpamayo                  5947 m  Peru",
        "  Ama Dablam                6812 m  Nepal",
        "  Aneto                     3404 m  Spain",
        "  Annapurna                 8091 m  Nepal",
        "",
        "Escape quits, typing searches, Tab sorts, ? shows all keys",
      ]
    )
    for character in "kan" { _ = screen.receive(.key(.character(character))) }
    try terminal.receive(window.draw(screen))
    #expect(
      terminal.lines == [
        "Search: kan▏ · 3 of 167 mountains by name",
        "  Gyachung Kang             7952 m  Nepal / China",
        "  Kangchenjunga             8586 m  Nepal / India",
        "  Mamostong Kangri          7516 m  India",
        "",
        "",
        "9 rows deleted",
        "Escape quits, typing searches, Tab sorts, ? shows all keys",
      ]
    )
  }

  @Test("Drawing again keeps the summary of the changes")
  func drawingAgainKeepsTheSummary() throws {
    var terminal = FakeScreen(columns: 60, lines: 8)
    var window = Window(size: Terminal.Size(columns: 60, lines: 8), showing: screen)
    try terminal.receive(window.draw(screen))
    for event in [.key(.character("k")), .tick, .key(.end)] as [ScreenEvent] {
      _ = screen.receive(event)
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines[6] == "124 rows deleted")
    }
    window = Window(size: Terminal.Size(columns: 60, lines: 6), showing: screen)
    terminal = FakeScreen(columns: 60, lines: 6)
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[4] == "124 rows deleted")
  }

  @Test("Each key writes only new rows and marked rows")
  func unchangedRowsAreNotWritten() throws {
    // With emphasized matches, a row whose match is at another position would be written again, too.
    screen.list.textOfCell = nil
    let size = Terminal.Size(columns: 80, lines: 24)
    var terminal = FakeScreen(columns: 80, lines: 24)
    var window = Window(size: size, showing: screen)
    try terminal.receive(window.draw(screen))
    let letters = "aekm"
    for first in letters {
      for second in letters {
        for key in [.character(first), .character(second), .backspace, .clear] as [Key] {
          let before = Set(terminal.lines[1..<21])
          terminal.forgetWrites()
          #expect(screen.receive(.key(key)))
          try terminal.receive(window.draw(screen))
          let rows = screen.list.rows.indices.prefix(20).map(screen.list.text(ofRow:))
          #expect(Array(terminal.lines[1..<21].prefix(rows.count)) == rows)
          let unchanged = terminal.writtenLines.filter {
            1..<21 ~= $0 && before.contains(terminal.lines[$0])
              && terminal.lines[$0].hasPrefix(" ")
          }
          #expect(unchanged.isEmpty)
        }
      }
    }
  }

  @Test("Low windows have fewer parts", arguments: 0...8, [0, 1, 2, 20])
  func lowWindowsHaveFewerParts(lines: Int, columns: Int) throws {
    var terminal = FakeScreen(columns: max(1, columns), lines: lines)
    var window = Window(
      size: Terminal.Size(columns: columns, lines: lines),
      showing: screen
    )
    for key in [.character("k"), .down, .character("a"), .backspace, .end, .clear] as [Key] {
      #expect(screen.receive(.key(key)))
      try terminal.receive(window.draw(screen))
      #expect(screen.list.pane.height == [0, 0, 1, 2, 2, 3, 3, 4, 5][lines])
    }
  }

  @Test("A window of another size draws everything again")
  func resizingDrawsEverythingAgain() throws {
    for character in "ka" { _ = screen.receive(.key(.character(character))) }
    for (columns, lines) in [(80, 24), (24, 8), (20, 4), (100, 40)] {
      var terminal = FakeScreen(columns: columns, lines: lines)
      var window = Window(
        size: Terminal.Size(columns: columns, lines: lines),
        showing: screen
      )
      try terminal.receive(window.draw(screen))
      #expect(Set(terminal.writtenLines) == Set(0..<lines))
      #expect(terminal.lines[0].hasPrefix("Search: k"))
      #expect(terminal.lines[1].hasPrefix("  Gyachung Kang  "))
    }
  }

  @Test("The last line always shows the hint", arguments: [4, 8, 12])
  func lastLineShowsTheHint(lines: Int) throws {
    let size = Terminal.Size(columns: 60, lines: lines)
    var terminal = FakeScreen(columns: 60, lines: lines)
    var window = Window(size: size, showing: screen)
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines.last == screen.hint + ", ? shows all keys")
    for key in [Key.character("k"), .backspace, .down] {
      #expect(screen.receive(.key(key)))
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines.last == screen.hint + ", ? shows all keys")
    }
  }

  @Test("The title says which rows are visible, if not all of them are")
  func titleIsAScrollIndicator() throws {
    var terminal = FakeScreen(columns: 40, lines: 8)
    var window = Window(size: Terminal.Size(columns: 40, lines: 8), showing: screen)
    for (key, expected) in [
      (Key.down, "Search: ▏ · 167 mountain…  2–6 of 167 ↑↓"),
      (.end, "Search: ▏ · 167 moun…  163–167 of 167 ↑ "),
      (.home, "Search: ▏ · 167 mountain…  1–5 of 167  ↓"),
    ] {
      #expect(screen.receive(.key(key)))
      try terminal.receive(window.draw(screen))
      let words = terminal.lines[0].split(separator: " ")
      #expect(words == expected.split(separator: " "))
      #expect(terminal.lines[0].count == 40)
    }
    for character in "kan" { #expect(screen.receive(.key(.character(character)))) }
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[0] == "Search: kan▏ · 3 of 167 mountains by na…")
  }

  @Test("The status says in words what changed, and names a single row")
  func statusUsesWords() throws {
    var window = Window(size: Terminal.Size(columns: 60, lines: 12), showing: screen)
    var terminal = FakeScreen(columns: 60, lines: 12)
    for (keys, status) in [
      ("k", "124 rows deleted"), ("a", "31 rows deleted"),
      ("n", "9 rows deleted"),
      ("backspace", "9 rows added"),
    ] {
      #expect(try screen.press(keys))
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines[10] == status)
    }
    let texts = TextsScreen()
    #expect(try texts.press("x"))
    #expect(texts.statusLine.string == "Nothing changed")
    #expect(try texts.press("t space"))
    #expect(texts.statusLine.string == "Yesterday changed")
    #expect(try texts.press("space"))
    #expect(texts.statusLine.string == "Silent night added")
  }

  @Test(
    "The selected row keeps the color of its change, and NO_COLOR leaves only its reverse style"
  )
  func selectedRowKeepsItsColor() throws {
    let screen = MenuLikeScreen()
    for (usesColors, styles) in [(true, [[0, 7, 32]]), (false, [[0, 7]])] {
      var terminal = FakeScreen(columns: 40, lines: 8)
      var window = Window(
        size: Terminal.Size(columns: 40, lines: 8),
        usesColors: usesColors,
        showing: screen
      )
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines[1] == "› + added")
      #expect(terminal.styles(ofLine: 1) == styles)
    }
  }

  @Test("A form replaces the list on all lines, and the list returns when the form is closed")
  func formsReplaceTheList() throws {
    var terminal = FakeScreen(columns: 60, lines: 12)
    let screen = try ShoppingScreen(nil)
    var window = Window(size: Terminal.Size(columns: 60, lines: 12), showing: screen)
    try terminal.receive(window.draw(screen))
    let before = terminal.lines
    #expect(screen.receive(.key(.character("a"))))
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[0] == "New item")
    #expect(terminal.lines[1] == "›   Name      ▏")
    #expect(terminal.lines[5] == "    [ Cancel ]")
    #expect(terminal.lines[6..<9] == ["", "", ""])
    #expect(screen.receive(.key(.character("x"))))
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[1] == "›   Name      x▏")
    #expect(screen.receive(.key(.escape)))
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines == before)
  }

  @Test("An error is shown until the next key")
  func errorsAreShownUntilTheNextKey() throws {
    let size = Terminal.Size(columns: 60, lines: 12)
    var terminal = FakeScreen(columns: 60, lines: 12)
    let file = ShoppingFile(path: "/dev/null/list.json", makesFolder: true)
    let screen = try ShoppingScreen(file)
    var window = Window(size: size, showing: screen)
    #expect(try screen.press("down d"))
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[10] == "/dev/null/list.json: the file cannot be written")
    #expect(terminal.lines[11].hasPrefix("q quits"))
    #expect(try screen.press("down space"))
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[10] == "/dev/null/list.json: the file cannot be written")
  }
}

/// A screen whose selected row was added by the last change.
private final class MenuLikeScreen: Screen {
  let list = TerminalList(hasCursor: true)
  let title = "Rows"
  let hint = "q quits"
  private let dataSource: DiffableDataSource<Int, String, TerminalList>

  init() {
    dataSource = DiffableDataSource(target: list) { _, _, text in TerminalCell(text) }
    dataSource.apply(Snapshot())
    dataSource.apply(Snapshot([(0, ["added"])]))
  }
}
