import Testing

@testable import showcase

@MainActor
@Suite("The texts screen")
struct TextsScreenTests {
  @Test("The space bar shows each list of texts in turn, and a changed text is updated in place")
  func textsAreShownInTurn() async throws {
    let screen = TextsScreen()
    let first = screen.texts
    #expect(screen.list.changes == nil)
    #expect(try await screen.press("x"))
    #expect(screen.statusLine.string == "Nothing changed")
    #expect(try await screen.press("space"))
    #expect(screen.lines == ["  Imagine", "* Yesterday"])
    #expect(screen.title == "2 texts")
    #expect(try await screen.press("space"))
    #expect(screen.list.changes?.summary == "1 inserted, 1 moved")
    #expect(try await screen.rows(after: "space") == [])
    #expect(try await screen.rows(after: "space") == first)
  }
}
