import DiffableTerminal
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

  private var shownNames: [String] {
    screen.list.rows.compactMap {
      $0.cell.text.split(separator: "  ").last?.split(separator: ",").first
    }
    .map(String.init)
  }

  @Test("The screen first shows all mountains, the highest first")
  func allMountainsAreShownFirst() {
    #expect(screen.title == "167 mountains")
    #expect(screen.list.changes == nil)
    #expect(shownNames.prefix(3) == ["Mount Everest", "K2", "Kangchenjunga"])
    #expect(screen.list.rows.allSatisfy { $0.change == nil })
  }

  @Test("Typing filters the list, and reports deletions, insertions and moves")
  func typingFiltersTheList() throws {
    type("ka")
    #expect(screen.title == "> ka · 12 of 167 mountains")
    #expect(
      shownNames.prefix(4) == ["Kangchenjunga", "Kamet", "Gyachung Kang", "Mamostong Kangri"]
    )
    let changes = try #require(screen.list.changes)
    #expect(changes.summary == "31 deleted, 1 moved")
    #expect(changes.changes(of: .deleted).first?.name == "K2")
    #expect(changes.changes(of: .moved).map(\.name) == ["Kebnekaise"])
    #expect(screen.list.rows.map(\.change).filter { $0 != nil } == [.moved])
    press(.character("n"))
    #expect(shownNames == ["Kangchenjunga", "Gyachung Kang", "Mamostong Kangri"])
    press(.backspace)
    #expect(screen.list.changes?.summary == "9 inserted")
    #expect(screen.list.rows.count { $0.change == .inserted } == 9)
  }

  @Test("A key without effect reports that nothing changed, and removes all marks")
  func keysWithoutEffectReportNoChanges() {
    type("kangc")
    press(.character("h"))
    #expect(screen.list.changes?.summary == "nothing changed")
    #expect(screen.list.rows.map(\.change) == [nil])
  }

  @Test("A text without matches shows an empty list, and can be cleared")
  func textsWithoutMatchesShowAnEmptyList() {
    type("xyz")
    #expect(screen.title == "> xyz · 0 of 167 mountains")
    #expect(screen.list.rows.isEmpty)
    press(.clear)
    #expect(screen.title == "167 mountains")
    #expect(screen.list.rows.count == 167)
    press(.backspace)
    #expect(screen.title == "167 mountains")
  }

  @Test("Backspace deletes a whole character, even one of several scalars")
  func backspaceDeletesWholeCharacters() {
    press(.character("o"))
    press(.character("\u{308}"))
    #expect(screen.title.hasPrefix("> ö · "))
    press(.backspace)
    #expect(screen.title == "167 mountains")
  }

  @Test("Other keys have no effect", arguments: [.up, .end, .left, .tab, .enter] as [Key])
  func otherKeysHaveNoEffect(key: Key) {
    press(key)
    #expect(screen.title == "167 mountains")
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
    #expect(one.title == "1 mountain, 1 line skipped")
    #expect(one.receive(.key(.character("x"))))
    #expect(one.title == "> x · 0 of 1 mountain, 1 line skipped")
    let two = try MountainScreen(
      MountainFile("Dom,4546,\nEiger,3967,\nK2\nDom,1,", isLenient: true)
    )
    #expect(two.title == "2 mountains, 2 lines skipped")
  }

  @Test("A row shows the aligned height, the name and the country")
  func rowsShowAlignedHeights() {
    #expect(
      Mountain(name: "Ben Nevis", height: 1345, country: "United Kingdom").description
        == "1345 m  Ben Nevis, United Kingdom"
    )
    #expect(Mountain(name: "Terevaka", height: 507, country: "").description == " 507 m  Terevaka")
  }
}
