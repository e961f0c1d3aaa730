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
        "167 mountains",
        "  8849 m  Mount Everest, Nepal / China",
        "  8611 m  K2, Pakistan / China",
        "  8586 m  Kangchenjunga, Nepal / India",
        "  8516 m  Lhotse, Nepal / China",
        "  8485 m  Makalu, Nepal / China",
        "",
        "Escape quits, typing filters the list",
      ]
    )
    for character in "kan" { _ = screen.receive(.key(.character(character))) }
    try terminal.receive(window.draw(screen))
    #expect(
      terminal.lines == [
        "> kan · 3 of 167 mountains",
        "  8586 m  Kangchenjunga, Nepal / India",
        "  7952 m  Gyachung Kang, Nepal / China",
        "  7516 m  Mamostong Kangri, India",
        "",
        "",
        "9 deleted",
        "Escape quits, typing filters the list",
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
      #expect(terminal.lines[6] == "124 deleted, 13 moved")
    }
    window = Window(size: Terminal.Size(columns: 60, lines: 6), showing: screen)
    terminal = FakeScreen(columns: 60, lines: 6)
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[4] == "124 deleted, 13 moved")
  }

  @Test("Each key writes only new rows and marked rows")
  func unchangedRowsAreNotWritten() throws {
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
      #expect(terminal.lines[0].hasPrefix("> ka · 12 of 167"))
      #expect(terminal.lines[1].hasPrefix("  8586 m  Kang"))
    }
  }

  @Test("The last line always shows the hint", arguments: [4, 8, 12])
  func lastLineShowsTheHint(lines: Int) throws {
    let size = Terminal.Size(columns: 60, lines: lines)
    var terminal = FakeScreen(columns: 60, lines: lines)
    var window = Window(size: size, showing: screen)
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines.last == screen.hint)
    for key in [Key.character("k"), .backspace, .down] {
      #expect(screen.receive(.key(key)))
      try terminal.receive(window.draw(screen))
      #expect(terminal.lines.last == screen.hint)
    }
  }

  @Test("A tall window also names the deleted rows")
  func tallWindowsNameDeletedRows() throws {
    var terminal = FakeScreen(columns: 60, lines: 12)
    var window = Window(size: Terminal.Size(columns: 60, lines: 12), showing: screen)
    for character in "ka" { _ = screen.receive(.key(.character(character))) }
    try terminal.receive(window.draw(screen))
    #expect(screen.receive(.key(.character("n"))))
    try terminal.receive(window.draw(screen))
    #expect(
      terminal.lines.suffix(3) == [
        "9 deleted",
        "−Kamet  −Makalu  −Rakaposhi  −Toubkal  −Mount Hotaka  −Moun…", screen.hint,
      ]
    )
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
    #expect(terminal.lines[9] == "/dev/null/list.json: the file cannot be written")
    #expect(terminal.lines[11].hasPrefix("q quits"))
    #expect(try screen.press("down space"))
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[9] == "/dev/null/list.json: the file cannot be written")
  }
}
