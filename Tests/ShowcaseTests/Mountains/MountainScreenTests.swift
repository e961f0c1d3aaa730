import Testing

@testable import showcase

@Suite("The screen of mountains")
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

  @Test("At first it shows all, the highest first")
  func start() {
    #expect(screen.title == "167 mountains")
    #expect(screen.list.changes == nil)
    #expect(shownNames.prefix(3) == ["Mount Everest", "K2", "Kangchenjunga"])
    #expect(screen.list.rows.allSatisfy { $0.mark == nil })
  }

  @Test("Typing narrows the list, and says what went, came and moved")
  func typing() throws {
    type("ka")
    #expect(screen.title == "> ka · 12 of 167 mountains")
    #expect(
      shownNames.prefix(4) == ["Kangchenjunga", "Kamet", "Gyachung Kang", "Mamostong Kangri"]
    )
    let changes = try #require(screen.list.changes)
    #expect(changes.summary == "31 deleted, 1 moved")
    #expect(changes.changes(of: .deleted).first?.name == "K2")
    #expect(changes.changes(of: .moved).map(\.name) == ["Kebnekaise"])
    #expect(screen.list.rows.map(\.mark).filter { $0 != nil } == [.moved])
    press(.character("n"))
    #expect(shownNames == ["Kangchenjunga", "Gyachung Kang", "Mamostong Kangri"])
    press(.backspace)
    #expect(screen.list.changes?.summary == "9 inserted")
    #expect(screen.list.rows.count { $0.mark == .inserted } == 9)
  }

  @Test("A key that changes nothing says so, and leaves no marks")
  func nothingChanges() {
    type("kangc")
    press(.character("h"))
    #expect(screen.list.changes?.summary == "nothing changed")
    #expect(screen.list.rows.map(\.mark) == [nil])
  }

  @Test("What nothing matches shows nothing, and can be taken back")
  func noMatches() {
    type("xyz")
    #expect(screen.title == "> xyz · 0 of 167 mountains")
    #expect(screen.list.rows.isEmpty)
    press(.clear)
    #expect(screen.title == "167 mountains")
    #expect(screen.list.rows.count == 167)
    press(.backspace)
    #expect(screen.title == "167 mountains")
  }

  @Test("Backspace takes back a character, however many scalars it is")
  func graphemes() {
    press(.character("o"))
    press(.character("\u{308}"))
    #expect(screen.title.hasPrefix("> ö · "))
    press(.backspace)
    #expect(screen.title == "167 mountains")
  }

  @Test("Other keys change nothing", arguments: [.up, .end, .left, .tab, .enter] as [Key])
  func otherKeys(key: Key) {
    press(key)
    #expect(screen.title == "167 mountains")
    #expect(screen.list.changes?.summary ?? "nothing changed" == "nothing changed")
  }

  @Test("The escape key and the end leave", arguments: [.escape, .endOfInput] as [Key])
  func leaving(key: Key) { #expect(!screen.receive(.key(key))) }

  @Test("A key shows the list from its top")
  func top() {
    screen.list.show(in: LinePane(top: 0, height: 10, width: 80))
    screen.list.scroll(to: 100)
    #expect(screen.list.firstRow == 100)
    type("m")
    #expect(screen.list.firstRow == 0)
  }

  @Test("The title counts the lines that were left out")
  func leftOut() throws {
    let one = try MountainScreen(MountainFile("Dom,4546,\nK2", isLenient: true))
    #expect(one.title == "1 mountain, 1 line skipped")
    #expect(one.receive(.key(.character("x"))))
    #expect(one.title == "> x · 0 of 1 mountain, 1 line skipped")
    let two = try MountainScreen(
      MountainFile("Dom,4546,\nEiger,3967,\nK2\nDom,1,", isLenient: true)
    )
    #expect(two.title == "2 mountains, 2 lines skipped")
  }

  @Test("A row shows height, name and country, the heights aligned")
  func rows() {
    #expect(
      Mountain(name: "Ben Nevis", height: 1345, country: "United Kingdom").description
        == "1345 m  Ben Nevis, United Kingdom"
    )
    #expect(Mountain(name: "Terevaka", height: 507, country: "").description == " 507 m  Terevaka")
  }
}
