import DiffableTerminal
import TerminalTestSupport
import Testing

@testable import showcase

@Suite("Keys of all screens")
struct ScreenSessionTests {
  @Test("? shows all keys of each screen, and q, Escape or ? shows the screen again")
  func questionMarkShowsAllKeys() throws {
    for entry in ScreenEntry.all {
      let screen = try entry.open(ScreenEntry.Options())
      let session = ScreenSession(screen)
      for key in [Key.character("q"), .escape, .character("?")] {
        #expect(session.receive(.key(.character("?"))))
        let keys = try #require(session.shownScreen as? KeyScreen)
        for hint in KeyHint.all(in: screen.hint) {
          #expect(keys.lines.contains { $0.contains(hint.keys) && $0.hasSuffix(hint.action) })
        }
        #expect(keys.lines.contains { $0.contains("Page Up and Page Down") })
        #expect(session.receive(.key(.down)))
        #expect(session.shownScreen === keys)
        #expect(session.receive(.key(key)))
        #expect(session.shownScreen === screen)
      }
      #expect(session.receive(.key(.character("?"))))
      #expect(!session.receive(.key(.endOfInput)))
    }
  }

  @Test("A scripted run prints the keys")
  func scriptsPrintTheKeys() {
    let run = ScriptedRun("texts", "--keys", "? q")
    #expect(
      run.output.contains(
        """

        [?]
        Keys
          1   q                      quits
          2   Space                  shows the next list
          3   t                      shows songs
          4   Up and Down, k and j   scroll
          5   Page Up and Page Down  scroll
          6   Home and End           scroll
          7   ?                      shows this list
          8   Ctrl-D                 quits
          9   Ctrl-Z                 stops the program until you continue it

        [q]
        5 numbers

        """
      )
    )
  }

  @Test("A screen continues while its keys are shown, and a form and a drag get the question mark")
  func screenContinuesWhileItsKeysAreShown() {
    let screen = FakeForm()
    let session = ScreenSession(screen)
    #expect(session.receive(.key(.character("?"))))
    #expect(session.receive(.tick))
    #expect(screen.ticks == 1)
    #expect(session.screen.interval == 2)
    #expect(session.receive(.key(.character("?"))))
    screen.usesEscape = true
    #expect(session.receive(.key(.character("?"))))
    #expect(session.shownScreen === screen)
    #expect(screen.keys == [.character("?")])
  }

  @Test("j and k select or scroll like the arrow keys, unless the screen takes text")
  func lettersNavigate() throws {
    let screen = try FileScreenFixture()
    #expect(try screen.screen.press("j j k"))
    #expect(screen.screen.list.cursor == 1)
    #expect(try screen.screen.press("end"))
    #expect(screen.screen.list.cursor == 3)
    #expect(try screen.screen.press("home"))
    #expect(screen.screen.list.cursor == 0)
    screen.screen.list.show(in: TerminalPane(top: 0, height: 2, width: 20))
    #expect(try screen.screen.press("pagedown"))
    #expect(screen.screen.list.cursor == 2)
    #expect(try screen.screen.press("pageup"))
    #expect(screen.screen.list.cursor == 0)
    let form = FakeForm()
    form.takesText = true
    #expect(form.receive(.key(.character("j"))))
    #expect(form.keys == [.character("j")])
  }

  @Test("Nothing starts by itself in the menu")
  func menuStartsNothing() throws {
    let menu = MenuScreen(ScreenEntry.all)
    #expect(menu.interval == nil)
    #expect(try menu.press("tick*9"))
    #expect(menu.choice == nil)
  }

  @Test(
    "No screen shows words that only programmers know",
    arguments: ScreenEntry.all.indices
  )
  func screensShowNoInternalWords(index: Int) throws {
    let entry = ScreenEntry.all[index]
    let folder = try TemporaryFolder()
    try folder.makeFile("folder/file")
    let operands = entry.operand == nil ? [] : [folder.url.path]
    let keys = "? q \(entry.keys) tick*2 space t space end r tick*3"
    let run = ScriptedRun([entry.name] + operands + ["--keys", keys])
    for word in ["placeholder", "notice", "Identified", "Int", "duplicate", "item type", "source"] {
      #expect(!run.output.contains(word))
    }
    #expect(run.code == 0)
    #expect(run.output.contains("Keys\n"))
  }
}

/// A screen that records what it receives.
private final class FakeForm: Screen {
  let list = TerminalList()
  let title = "Form"
  let hint = "q quits"
  let interval: Double? = 2
  var usesEscape = false
  var takesText = false
  private(set) var keys: [Key] = []
  private(set) var ticks = 0

  func press(_ key: Key) { keys.append(key) }
  func tick() { ticks += 1 }
}

/// The files screen with a folder of four files.
private struct FileScreenFixture {
  let folder: TemporaryFolder
  let screen: FileScreen

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d"] { try folder.makeFile(name) }
    screen = try FileScreen(folder: folder.url.path)
  }
}
