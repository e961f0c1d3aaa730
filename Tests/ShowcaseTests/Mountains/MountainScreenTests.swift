import DiffableTerminal
import TerminalTestSupport
import Testing

@testable import showcase

@Suite("The mountains screen")
struct MountainScreenTests {
  private let screen: MountainScreen

  init() throws { screen = try MountainScreen(.bundled) }

  private func type(_ text: String) {
    for character in text { press(.character(character)) }
  }

  private func press(_ key: Key) {
    #expect(screen.receive(.key(key)))
  }

  private var shownNames: [String] { screen.list.rows.map(\.cell.name) }

  @Test("The screen first shows all mountains by name, and the name is first in each row")
  func allMountainsAreShownFirst() {
    #expect(screen.title == "Search: ▏ · 167 mountains by name")
    #expect(screen.list.changes == nil)
    #expect(shownNames.count == 167)
    #expect(shownNames.map(\.folded) == shownNames.map(\.folded).sorted())
    #expect(screen.list.rows.allSatisfy { $0.cell.text.hasPrefix($0.cell.name + " ") })
    #expect(screen.list.rows.allSatisfy { $0.change == nil })
  }

  @Test("Typing filters the list, and rows that still match keep their place")
  func typingFiltersTheList() throws {
    type("ka")
    #expect(screen.title == "Search: ka▏ · 12 of 167 mountains by name")
    #expect(shownNames.prefix(4) == ["Gyachung Kang", "Haleakalā", "Kamet", "Kangchenjunga"])
    let changes = try #require(screen.list.changes)
    #expect(changes.summary == "31 deleted")
    #expect(changes.changes(of: .deleted).first?.name == "Aoraki / Mount Cook")
    press(.character("n"))
    #expect(shownNames == ["Gyachung Kang", "Kangchenjunga", "Mamostong Kangri"])
    press(.backspace)
    #expect(screen.list.changes?.summary == "9 inserted")
    #expect(screen.list.rows.count { $0.change == .inserted } == 9)
  }

  @Test("Tab sorts by relevance, by height and by name in turn, which moves rows and nothing else")
  func tabChangesTheOrder() throws {
    type("ka")
    let byName = shownNames
    for (title, first) in [
      ("by relevance", "Kangchenjunga Kamet Gyachung"),
      ("by height", "Kangchenjunga Makalu Gyachung"),
      ("by name", "Gyachung Haleakalā Kamet"),
    ] {
      press(.tab)
      #expect(screen.title == "Search: ka▏ · 12 of 167 mountains \(title)")
      let words = shownNames.prefix(3).map { $0.split(separator: " ")[0] }
      #expect(words.joined(separator: " ") == first)
      let changes = try #require(screen.list.changes)
      #expect(!changes.changes(of: .moved).isEmpty)
      #expect(changes.summary == "\(changes.changes(of: .moved).count) moved")
    }
    #expect(shownNames == byName)
    press(.tab)
    type("n")
    #expect(screen.title.hasSuffix("3 of 167 mountains by relevance"))
  }

  @Test("The caret can be moved, and text is inserted and deleted at the caret")
  func caretCanBeMoved() {
    type("kn")
    press(.left)
    #expect(screen.title.hasPrefix("Search: k▏n · "))
    #expect(screen.list.changes?.summary == "nothing changed")
    type("a")
    #expect(screen.title == "Search: ka▏n · 3 of 167 mountains by name")
    press(.left)
    press(.backspace)
    #expect(screen.title.hasPrefix("Search: ▏an · "))
    press(.right)
    press(.right)
    press(.right)
    #expect(screen.title.hasPrefix("Search: an▏ · "))
    press(.clear)
    #expect(screen.title == "Search: ▏ · 167 mountains by name")
  }

  @Test("The caret stays visible if the text is long")
  func caretStaysVisible() {
    type("abcdefghijklmnopqrst")
    #expect(screen.title.hasPrefix("Search: …fghijklmnopqrst▏ · 0 of 167"))
  }

  @Test("A key without effect reports that nothing changed, and removes all marks")
  func keysWithoutEffectReportNoChanges() {
    type("kangc")
    press(.character("h"))
    #expect(screen.list.changes?.summary == "nothing changed")
    #expect(screen.list.rows.map(\.change) == [nil])
  }

  @Test("If no mountain matches, the list says so until the text is cleared")
  func textsWithoutMatchesShowAnEmptyState() throws {
    var terminal = FakeScreen(columns: 60, lines: 12)
    var window = Window(size: Terminal.Size(columns: 60, lines: 12), showing: screen)
    type("xyz")
    try terminal.receive(window.draw(screen))
    #expect(screen.title == "Search: xyz▏ · 0 of 167 mountains by name")
    #expect(screen.list.rows.isEmpty)
    #expect(terminal.lines[1] == "No mountain matches")
    #expect(terminal.lines[2] == "")
    press(.clear)
    try terminal.receive(window.draw(screen))
    #expect(terminal.lines[1].hasPrefix("+ Aconcagua"))
    #expect(screen.list.rows.count == 167)
    press(.backspace)
    #expect(screen.list.rows.count == 167)
  }

  @Test("Backspace deletes a whole character, even one of several scalars")
  func backspaceDeletesWholeCharacters() {
    press(.character("o"))
    press(.character("\u{308}"))
    #expect(screen.title.hasPrefix("Search: ö▏ · "))
    press(.backspace)
    #expect(screen.title.hasPrefix("Search: ▏ · 167"))
  }

  @Test("Other keys have no effect", arguments: [.up, .end, .left, .right, .enter] as [Key])
  func otherKeysHaveNoEffect(key: Key) {
    press(key)
    #expect(screen.title == "Search: ▏ · 167 mountains by name")
    #expect(screen.list.changes?.summary ?? "nothing changed" == "nothing changed")
  }

  @Test("The escape key and the end of input quit", arguments: [.escape, .endOfInput] as [Key])
  func escapeAndEndOfInputQuit(key: Key) { #expect(!screen.receive(.key(key))) }

  @Test("Typing scrolls the list to the top")
  func typingScrollsToTheTop() {
    screen.list.show(in: TerminalPane(top: 0, height: 10, width: 80))
    screen.list.scroll(to: 100)
    #expect(screen.list.firstRow == 100)
    type("m")
    #expect(screen.list.firstRow == 0)
  }

  @Test("The title counts the skipped lines")
  func titleCountsSkippedLines() throws {
    let one = try MountainScreen(MountainFile("Dom,4546,\nK2", isLenient: true))
    #expect(one.title == "Search: ▏ · 1 mountain by name, 1 line skipped")
    #expect(one.receive(.key(.character("x"))))
    #expect(one.title == "Search: x▏ · 0 of 1 mountain by name, 1 line skipped")
    let two = try MountainScreen(
      MountainFile("Dom,4546,\nEiger,3967,\nK2\nDom,1,", isLenient: true)
    )
    #expect(two.title == "Search: ▏ · 2 mountains by name, 2 lines skipped")
  }

  @Test("A row shows the name, the aligned height and the country")
  func rowsShowNamesFirst() {
    #expect(
      Mountain(name: "Ben Nevis", height: 1345, country: "United Kingdom").cell.text
        == "Ben Nevis                 1345 m  United Kingdom"
    )
    #expect(
      Mountain(name: "Terevaka", height: 507, country: "").cell.text
        == "Terevaka                   507 m"
    )
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
    let cell = Mountain(name: name, height: 1, country: "Peru").cell
    let text = cell.text(emphasizing: search)
    #expect(text.string == cell.text)
    let marked = text.parts.map { $0.style.isUnderlined ? "[\($0.text)]" : $0.text }.joined()
    #expect(marked == expected + cell.text.dropFirst(name.count))
  }

  @Test("Each match of the search is emphasized")
  func allMatchesAreEmphasized() throws {
    let search = MountainSearch(try MountainFile.bundled.mountains)
    for text in ["a", "ka", "mount", "o", "e ", "ø", "ā", "'"] {
      for mountain in search.matches(for: text) {
        let range = try #require(mountain.name.range(ofBestMatchFor: text), "\(mountain.name)")
        #expect(mountain.name[range].description.folded.contains(text.folded))
      }
    }
  }
}
