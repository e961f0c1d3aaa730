import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("Windows")
struct WindowTests {
  private let screen: any Screen

  init() throws { screen = try ScreenEntry.mountains.open(ScreenEntry.Options()) }

  @Test("A window shows the title, the rows, the changes and the keys, and keeps the summary")
  func windowShowsAllParts() async throws {
    var window = try ScreenWindow(screen, columns: 60, lines: 8)
    #expect(
      window.lines == [
        "Search: ▏ · 167 mountains by name              1–5 of 167  ↓",
        "  Aconcagua                 6961 m  Argentina",
        "  Alpamayo                  5947 m  Peru",
        "  Ama Dablam                6812 m  Nepal",
        "  Aneto                     3404 m  Spain",
        "  Annapurna                 8091 m  Nepal",
        "",
        "Escape quits, ? keys, typing searches, Tab sorts",
      ]
    )
    for keys in ["k a n", "tick", "end", "home"] {
      try await window.press(keys)
      #expect(
        window.lines == [
          "Search: kan▏ · 3 of 167 mountains by name",
          "  Gyachung Kang             7952 m  Nepal / China",
          "  Kangchenjunga             8586 m  Nepal / India",
          "  Mamostong Kangri          7516 m  India", "", "", "9 rows deleted",
          "Escape quits, ? keys, typing searches, Tab sorts",
        ]
      )
    }
  }

  @Test("Each key writes only new rows and marked rows")
  func unchangedRowsAreNotWritten() async throws {
    // With emphasized matches, a row whose match is at another position would be written again, too.
    screen.list.textOfCell = nil
    var window = try ScreenWindow(screen, columns: 80, lines: 24)
    let letters = "aekm"
    for first in letters {
      for second in letters {
        for key in ["\(first)", "\(second)", "backspace", "clear"] {
          let before = Set(window.lines[1..<21])
          try await window.press(key)
          let rows = screen.lines.prefix(20)
          #expect(window.lines[1..<21].prefix(rows.count) == rows[...])
          let unchanged = window.terminal.writtenLines.filter {
            1..<21 ~= $0 && before.contains(window.lines[$0]) && window.lines[$0].hasPrefix(" ")
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
        var window = try ScreenWindow(screen, columns: columns, lines: lines)
        #expect(Set(window.terminal.writtenLines) == Set(0..<lines))
        for key in ["k", "down", "a", "backspace", "end", "clear"] {
          try await window.press(key)
          #expect(screen.list.pane.height == height)
        }
      }
    }
  }

  @Test(
    "The title says which rows are visible, if not all of them are and there is room",
    arguments: [
      (
        60,
        [
          ("down", "Search: ▏ · 167 mountains by name  2–6 of 167 ↑↓"),
          ("end", "Search: ▏ · 167 mountains by name  163–167 of 167 ↑ "),
          ("home", "Search: ▏ · 167 mountains by name  1–5 of 167  ↓"),
        ]
      ),
      (
        40,
        [
          ("down", "Search: ▏ · 167 mountains by name     ↑↓"),
          ("end", "Search: ▏ · 167 mountains by name     ↑ "),
          ("k", "Search: k▏ · 43 of 167 mountains by…   ↓"),
          ("a n", "Search: kan▏ · 3 of 167 mountains by na…"),
        ]
      ),
    ]
  )
  func titleIsAScrollIndicator(columns: Int, lines: [(String, String)]) async throws {
    var window = try ScreenWindow(screen, columns: columns, lines: 8)
    for (key, expected) in lines {
      try await window.press(key)
      #expect(window.lines[0].split(separator: " ") == expected.split(separator: " "))
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
    var window = try ScreenWindow(ShoppingScreen(nil), columns: 60, lines: 12)
    let before = window.lines
    try await window.press("a")
    #expect(window.lines[0...1] == ["New item", "›   Name      ▏"])
    #expect(window.lines[5..<9] == ["    [ Cancel ]", "", "", ""])
    try await window.press("x escape")
    #expect(window.lines == before)
  }

  @Test("An error is shown until the next key, in the color of errors if the terminal has colors")
  func errorsAreShownUntilTheNextKey() async throws {
    let folder = try TemporaryFolder()
    let screen = try ShoppingScreen(ShoppingFile(path: folder.path("list.json")))
    try folder.makeFolder("list.json/x")
    let message = "\(folder.path("list.json")): the file cannot be written"
    try await screen.press("down d")
    for (usesColors, styles) in [(true, [[0, 31]]), (false, [[0]])] {
      let window = try ScreenWindow(screen, columns: 150, lines: 12, usesColors: usesColors)
      #expect(window.lines[10] == message)
      #expect(window.terminal.styles(ofLine: 10) == styles)
    }
    try folder.remove("list.json")
    try await screen.press("x")
    #expect(screen.statusLine.string == "Nothing changed")
  }
}
