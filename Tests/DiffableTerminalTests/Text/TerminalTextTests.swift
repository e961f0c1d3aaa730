import Testing

@testable import DiffableTerminal

@Suite("Styled text")
struct TerminalTextTests {
  private let red = TerminalStyle(color: .red)

  @Test("Neighbors of the same style become one part, and empty parts disappear")
  func neighborsOfTheSameStyleAreJoined() {
    let text = TerminalText([.init("a"), .init("b"), .init("", style: red), .init("c", style: red)])
    #expect(text.parts == [.init("ab"), .init("c", style: red)])
    #expect(text.string == "abc")
    #expect(TerminalText("").parts.isEmpty)
  }

  @Test("Truncation keeps the styles of the parts that fit")
  func truncationKeepsStyles() {
    var text = TerminalText("Mont ")
    text.append("富士", style: red)
    #expect(text.columns == 9)
    #expect(text.fitted(to: 9) == text)
    #expect(text.fitted(to: 8).parts == [.init("Mont "), .init("富…", style: red)])
    #expect(text.fitted(to: 6).parts == [.init("Mont "), .init("…", style: red)])
    #expect(text.fitted(to: 5).parts == [.init("Mont…")])
  }

  @Test("A part keeps its own color when the whole line gets a style")
  func partsKeepTheirColor() {
    let text = TerminalText([.init("a"), .init("b", style: red)])
      .styled(TerminalStyle(color: .green, isReversed: true))
    #expect(text.parts.map(\.style.color) == [.green, .red])
    #expect(text.parts.map(\.style.isReversed) == [true, true])
  }

  @Test(
    "Without colors, a pane writes only the other properties of a style",
    arguments: [true, false]
  )
  func colorsCanBeSwitchedOff(usesColors: Bool) throws {
    let style = TerminalStyle(
      color: .yellow,
      background: .blue,
      isBold: true,
      isDim: true,
      isUnderlined: true,
      isReversed: true
    )
    var pane = TerminalPane(top: 0, height: 1, width: 10, usesColors: usesColors)
    pane.show([TerminalText("a", style: style)])
    var screen = FakeScreen(columns: 10, lines: 1)
    try screen.receive(pane.takeOutput())
    #expect(screen.styles(ofLine: 0) == [[0, 1, 2, 4, 7] + (usesColors ? [33, 44] : [])])
  }
}
