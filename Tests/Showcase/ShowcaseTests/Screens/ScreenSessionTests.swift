import DiffableSnapshotsTesting
import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("Keys of all screens")
struct ScreenSessionTests {
  /// All screens but `mirror`, which starts a process.
  nonisolated static let entries = ScreenEntry.all.filter { $0.name != "mirror" }

  @Test(
    "? shows all keys of each screen, and q, Escape or ? shows the screen again",
    arguments: entries.indices
  )
  func questionMarkShowsAllKeys(index: Int) async throws {
    let screen = try Self.entries[index].open(ScreenEntry.Options())
    let session = ScreenSession(screen)
    for key in [Key.character("q"), .escape, .character("?")] {
      #expect(await session.receive(.key(.character("?"))))
      let keys = try #require(session.shownScreen as? KeyScreen)
      for (key, action) in screen.keys {
        #expect(keys.lines.contains { $0.contains(" \(key) ") && $0.hasSuffix(" \(action)") })
      }
      #expect(keys.lines.contains { $0.contains(" PgUp PgDn ") })
      #expect(keys.lines.contains { $0.contains(" Escape ") && $0.hasSuffix(" quits") })
      #expect(keys.lines.allSatisfy { $0.count <= 40 })
      #expect(await session.receive(.key(.down)))
      #expect(session.shownScreen === keys)
      #expect(await session.receive(.key(key)))
      #expect(session.shownScreen === screen)
    }
    #expect(await session.receive(.key(.character("?"))))
    #expect(await !session.receive(.key(.endOfInput)))
  }

  @Test(
    "q quits, or only Escape if the screen takes text, and the first key says so",
    arguments: entries.indices
  )
  func firstKeyQuits(index: Int) async throws {
    let screen = try Self.entries[index].open(ScreenEntry.Options())
    #expect(await screen.receive(.key(.character("q"))) == screen.takesText)
    #expect(screen.keys[0].key == (screen.takesText ? "Escape" : "q"))
    #expect(screen.keys[0].value == "quits")
    #expect(await !screen.receive(.key(.escape)))
  }

  @Test("A long line of keys loses the last keys, and each key that it keeps has its action")
  func longLinesLoseTheLastKeys() {
    let screen = FakeForm()
    let lines = [
      "q quits, ? keys, ↑↓ pick, Space drops", "q quits, ? keys, ↑↓ pick", "q quits, ? keys",
    ]
    for (line, shorter) in zip(lines, lines.dropFirst() + ["q quits"]) {
      #expect(screen.keyLine(columns: line.count).string == line)
      #expect(screen.keyLine(columns: line.count - 1).string == shorter)
    }
    #expect(screen.keyLine(columns: 2).string == "q quits")
    screen.usesEscape = true
    #expect(screen.keyLine(columns: 99).string == "q quits, ↑↓ pick, Space drops")
  }

  @Test("40 columns have room for what a screen is for", arguments: entries.indices)
  func narrowWindowsShowTheMainKey(index: Int) throws {
    let screen = try Self.entries[index].open(ScreenEntry.Options())
    let line = screen.keyLine(columns: 40).string
    #expect(line.count <= 40)
    #expect(line.contains(", \(screen.keys[1].key) \(screen.keys[1].value)"))
  }

  @Test("The status does not answer ticks that change nothing before the first key")
  func ticksWithoutChangesAreNoNews() async throws {
    let screen = try FileScreen(folder: ".")
    try await screen.press("tick")
    #expect(screen.statusLine.string == "")
    try await screen.press("x tick")
    #expect(screen.statusLine.string == "Nothing changed")
  }

  @Test("A screen continues while its keys are shown, and a form and a drag get the question mark")
  func screenContinuesWhileItsKeysAreShown() async {
    let screen = FakeForm()
    let session = ScreenSession(screen)
    #expect(await session.receive(.key(.character("?"))))
    #expect(await session.receive(.tick))
    #expect(screen.ticks == 1)
    #expect(await session.receive(.key(.character("?"))))
    screen.usesEscape = true
    #expect(await session.receive(.key(.character("?"))))
    #expect(session.shownScreen === screen)
    #expect(screen.pressed == [.character("?")])
  }

  @Test("j and k select or scroll like the arrow keys, unless the screen takes text")
  func lettersNavigate() async throws {
    let menu = MenuScreen(Command(path: "showcase"))
    #expect(try await menu.press("j j k"))
    #expect(menu.list.cursor == 1)
    let form = FakeForm()
    form.usesEscape = true
    #expect(await form.receive(.key(.character("j"))))
    #expect(form.pressed == [.character("j")])
  }

  @Test("Return ends the menu with the screen at the cursor; other keys and ticks choose nothing")
  func returnChoosesTheRow() async throws {
    let menu = MenuScreen(Command(path: "showcase"))
    #expect(menu.texts == ScreenEntry.all.map(\.menuLine))
    #expect(try await menu.press("down end x tick"))
    #expect(menu.choice == nil && menu.statusLine.string == "showcase mirror")
    #expect(try await !menu.press("enter"))
    #expect(menu.choice?.name == "mirror")
    #expect(try await !MenuScreen(Command(path: "showcase")).press("q"))
  }
}

/// A screen that records what it receives.
private final class FakeForm: Screen {
  let list = TerminalList()
  let title = "Form"
  let keys: KeyValuePairs = ["q": "quits", "↑↓": "pick", "Space": "drops"]
  var usesEscape = false
  private(set) var pressed: [Key] = []
  private(set) var ticks = 0

  func press(_ key: Key) { pressed.append(key) }

  func tick() { ticks += 1 }
}
