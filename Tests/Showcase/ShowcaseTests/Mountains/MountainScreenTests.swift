import DiffableTerminal
import Foundation
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The mountains screen", .timeLimit(.minutes(5)))
struct MountainScreenTests {
  private let screen: any Screen

  init() throws { screen = try ScreenEntry.mountains.open(ScreenEntry.Options()) }

  private var names: [String] { screen.list.rows.map(\.cell.name) }

  @Test("Tab sorts by relevance, by height and by name in turn, which moves rows and nothing else")
  func tabChangesTheOrder() async throws {
    try await screen.press("k a")
    let byName = names
    for (title, first) in [
      ("by relevance", "Kangchenjunga Kamet Gyachung"),
      ("by height", "Kangchenjunga Makalu Gyachung"),
      ("by name", "Gyachung Haleakalā Kamet"),
    ] {
      try await screen.press("tab")
      #expect(screen.title == "Search: ka▏ · 12 of 167 mountains \(title)")
      #expect(screen.statusLine.string == "Sorted \(title)", "A narrow title has no room for it")
      let words = names.prefix(3).map { $0.split(separator: " ")[0] }
      #expect(words.joined(separator: " ") == first)
      let changes = try #require(screen.list.changes)
      #expect(!changes.changes(of: .moved).isEmpty)
      #expect(changes.summary == "\(changes.changes(of: .moved).count) moved")
    }
    #expect(names == byName)
    try await screen.press("down")
    #expect(screen.notice == nil)
  }

  @Test(
    "The caret can be moved, and characters are inserted and deleted at the caret",
    arguments: [
      ("k n left a", "ka▏n · 3 of 167"), ("k n left*9 backspace", "▏kn · "),
      ("k n a left backspace", "k▏a · "), ("k left right*3 n", "kn▏ · "),
      ("k a left clear", "▏ · 167 mountains by name"), ("k backspace*2", "▏ · 167"),
      ("a b c d e f g h i j l m n o p q r s t", "…efghijlmnopqrst▏ · 0 of 167"),
      ("up end left right enter", "▏ · 167 mountains by name"),
    ]
  )
  func caretCanBeMoved(keys: String, title: String) async throws {
    try await screen.press(keys)
    #expect(screen.title.hasPrefix("Search: " + title))
  }

  @Test("If no mountain matches, the list says so until the text is cleared")
  func textsWithoutMatchesShowAnEmptyState() async throws {
    var window = try ScreenWindow(screen, columns: 60, lines: 12)
    try await window.press("x y z")
    #expect(screen.list.rows.isEmpty)
    #expect(window.lines[1...2] == ["No mountain matches", ""])
    try await window.press("clear")
    #expect(window.lines[1].hasPrefix("+ Aconcagua"))
    #expect(names.count == 167)
  }

  @Test("Typing scrolls the list to the top, and a key without effect removes all marks")
  func typingScrollsToTheTop() async throws {
    screen.list.show(in: TerminalPane(top: 0, height: 10, width: 80))
    screen.list.scroll(to: 100)
    try await screen.press("k a n g c")
    #expect(screen.list.firstRow == 0)
    try await screen.press("h")
    #expect(screen.list.changes?.summary == "nothing changed")
    #expect(screen.list.rows.map(\.change) == [nil])
  }

  @Test("A key returns before the search is done; fast typing skips results, but not the last")
  func searchRunsInTheBackground() async throws {
    _ = await screen.receive(.key(.character("m")))
    var numberOfChanges = 0
    for _ in 0..<50 {
      for key in [.clear, .character("k"), .character("a"), .character("n"), .tab] as [Key] {
        let before = names
        screen.list.change { try? screen.press(key) }
        #expect(screen.isBusy && names == before, "The search is not done yet")
        await Task.yield()
        if names != before { numberOfChanges += 1 }
      }
    }
    await screen.finishWork()
    #expect(screen.title == "Search: kan▏ · 3 of 167 mountains by height")
    #expect(names == ["Kangchenjunga", "Gyachung Kang", "Mamostong Kangri"])
    #expect(numberOfChanges < 250)
  }

  @Test("A file with other mountains replaces them; a missing or invalid file is an error")
  func otherFilesCanBeShown() async throws {
    let folder = try TemporaryFolder()
    let file = folder.path("mountains.csv")
    try folder.makeFile("mountains.csv", "# Two\nname,height,country\n\nDom,4546,CH\r\nAlp,507,A\n")
    #expect(
      await ScriptedRun("mountains", file, "--type", "do").output == """
        Search: ▏ · 2 mountains by name
          1   Alp                        507 m  A
          2   Dom                       4546 m  CH

        Search: d▏ · 1 of 2 mountains by name
        1 deleted
          − Alp (1)
          1   Dom                       4546 m  CH

        Search: do▏ · 1 of 2 mountains by name
        nothing changed
          1   Dom                       4546 m  CH

        """
    )
    for line in ["K2", "K2,8611", "K2,8611,China,Asia", ",8611,Pakistan", "K2,high,Pakistan"] {
      try folder.makeFile("mountains.csv", "Dom,4546,CH\n\(line)\n")
      let run = await ScriptedRun("mountains", file)
      #expect(run.code == 2)
      #expect(run.error == "showcase: line 2 is no name, height and country: \(line)\n")
    }
    let missing = await ScriptedRun("mountains", "no.csv")
    #expect(missing.error == "showcase: no.csv: the file does not exist or cannot be read\n")
  }
}

@Suite("Emphasized matches")
struct MatchEmphasisTests {
  @Test(
    "The best match is emphasized: the start of the name, a start of a word, or the first match",
    arguments: [
      ("Kamet", "ka", "[Ka]met"), ("Gyachung Kang", "kan", "Gyachung [Kan]g"),
      ("Makalu", "KA", "Ma[ka]lu"), ("Mount Kanaka", "ka", "Mount [Ka]naka"),
      ("Alpamayo-Pa", "pa", "Alpamayo-[Pa]"), ("Barre des Écrins", "ec", "Barre des [Éc]rins"),
      ("Galdhøpiggen", "dhop", "Gal[dhøp]iggen"), ("Weißmies", "ssm", "Wei[ßm]ies"),
      ("Weißmies", "is", "We[iß]mies"), ("K2", "k2", "[K2]"), ("K2", "", "K2"), ("K2", "k22", "K2"),
      ("K2", "x", "K2"), ("E\u{301}vora", "e", "[E\u{301}]vora"),
    ]
  )
  func bestMatchIsEmphasized(name: String, search: String, expected: String) {
    let text = TerminalCell(name + " 1 m", name: name).text(emphasizing: search)
    let marked = text.parts.map { $0.style.isUnderlined ? "[\($0.text)]" : $0.text }.joined()
    #expect(marked == expected + " 1 m")
  }
}
