import DiffableTerminal
import TerminalTestSupport
import Testing

@testable import showcase

@MainActor
@Suite("Windows")
struct WindowTests {
  private let screen: any Screen

  init() throws { screen = try ScreenEntry.mountains.open(ScreenEntry.Options()) }

  private func terminal(_ columns: Int, _ lines: Int) -> (terminal: FakeScreen, window: Window) {
    (
      FakeScreen(columns: columns, lines: lines),
      Window(size: Terminal.Size(columns: columns, lines: lines))
    )
  }

  @Test("A window shows the title, the rows, the changes and the keys, and keeps the summary")
  func windowShowsAllParts() async throws {
    var (terminal, window) = terminal(60, 8)
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
        "Escape quits, ? all keys, typing searches, Tab sorts",
      ]
    )
    try await screen.press("k a n")
    for key in ["tick", "end", "home"] {
      try terminal.receive(window.draw(screen))
      #expect(
        terminal.lines == [
          "Search: kan▏ · 3 of 167 mountains by name",
          "  Gyachung Kang             7952 m  Nepal / China",
          "  Kangchenjunga             8586 m  Nepal / India",
          "  Mamostong Kangri          7516 m  India", "", "", "9 rows deleted",
          "Escape quits, ? all keys, typing searches, Tab sorts",
        ]
      )
      try await screen.press(key)
    }
  }

  @Test("Each key writes only new rows and marked rows")
  func unchangedRowsAreNotWritten() async throws {
    // With emphasized matches, a row whose match is at another position would be written again, too.
    screen.list.textOfCell = nil
    var (terminal, window) = terminal(80, 24)
    try terminal.receive(window.draw(screen))
    let letters = "aekm"
    for first in letters {
      for second in letters {
        for key in ["\(first)", "\(second)", "backspace", "clear"] {
          let before = Set(terminal.lines[1..<21])
          terminal.forgetWrites()
          try await screen.press(key)
          try terminal.receive(window.draw(screen))
          let rows = screen.lines.prefix(20)
          #expect(terminal.lines[1..<21].prefix(rows.count) == rows[...])
          let unchanged = terminal.writtenLines.filter {
            1..<21 ~= $0 && before.contains(terminal.lines[$0])
              && terminal.lines[$0].hasPrefix(" ")
          }
          #expect(unchanged.isEmpty)
        }
      }
    }
  }

  @Test("Low windows have fewer parts, and a window of another size draws everything again")
  func lowWindowsHaveFewerParts() async throws {
    for (lines, height) in zip(0..., [0, 0, 1, 2, 2, 3, 3, 4, 5]) {
      for columns in [0, 1, 2, 20] {
        var terminal = FakeScreen(columns: max(1, columns), lines: lines)
        var window = Window(size: Terminal.Size(columns: columns, lines: lines))
        for key in ["k", "down", "a", "backspace", "end", "clear"] {
          try await screen.press(key)
          let isFirst = key == "k"
          try terminal.receive(window.draw(screen))
          #expect(screen.list.pane.height == height)
          if isFirst { #expect(Set(terminal.writtenLines) == Set(0..<lines)) }
        }
      }
    }
  }

  @Test("The title says which rows are visible, if not all of them are")
  func titleIsAScrollIndicator() async throws {
    var (terminal, window) = terminal(40, 8)
    try terminal.receive(window.draw(screen))
    for (key, expected) in [
      ("down", "Search: ▏ · 167 mountain…  2–6 of 167 ↑↓"),
      ("end", "Search: ▏ · 167 moun…  163–167 of 167 ↑ "),
      ("home", "Search: ▏ · 167 mountain…  1–5 of 167  ↓"),
      ("k a n", "Search: kan▏ · 3 of 167 mountains by na…"),
    ] {
      try await screen.press(key)
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines[0].split(separator: " ") == expected.split(separator: " "))
    }
  }

  @Test("The status says in words what changed, and names a single row")
  func statusUsesWords() async throws {
    for (keys, status) in [
      ("k", "124 rows deleted"), ("a n", "9 rows deleted"), ("backspace", "9 rows added"),
      ("clear k a n g c h", "Nothing changed"),
    ] {
      try await screen.press(keys)
      #expect(screen.statusLine.string == status)
    }
    let texts = TextsScreen()
    try await texts.press("space*2")
    #expect(texts.statusLine.string == "1 row added, 1 moved")
    try await texts.press("space*2")
    #expect(texts.statusLine.string == "3 rows added")
  }

  @Test("A form replaces the list on all lines, and the list returns when the form is closed")
  func formsReplaceTheList() async throws {
    var (terminal, window) = terminal(60, 12)
    let screen = try ShoppingScreen(nil)
    try terminal.receive(window.draw(screen))
    let before = terminal.lines
    try await screen.press("a")
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[0...1] == ["New item", "›   Name      ▏"])
    #expect(terminal.lines[5..<9] == ["    [ Cancel ]", "", "", ""])
    try await screen.press("x escape")
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines == before)
  }

  @Test("An error is shown until the next key, in the color of errors if the terminal has colors")
  func errorsAreShownUntilTheNextKey() async throws {
    let folder = try TemporaryFolder()
    let screen = try ShoppingScreen(ShoppingFile(path: folder.path("list.json")))
    try folder.makeFolder("list.json/x")
    let message = "\(folder.path("list.json")): the file cannot be written"
    try await screen.press("down d")
    for (usesColors, styles) in [(true, [[0, 31]]), (false, [[0]])] {
      var terminal = FakeScreen(columns: 150, lines: 12)
      var window = Window(size: Terminal.Size(columns: 150, lines: 12), usesColors: usesColors)
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines[10] == message)
      #expect(terminal.styles(ofLine: 10) == styles)
    }
    try folder.remove("list.json")
    try await screen.press("x")
    #expect(screen.statusLine.string == "Nothing changed")
  }
}
