import Testing

@testable import DiffableTerminal

@Suite("Columns of a terminal")
struct ColumnsTests {
  @Test(
    "Long texts are truncated with an ellipsis in the last column",
    arguments: [
      ("Eiger", 5, "Eiger"), ("Eiger", 80, "Eiger"), ("Eiger", 4, "Eig…"), ("Eiger", 1, "…"),
      ("Eiger", 0, ""), ("", 0, ""), ("Mo\u{308}nch", 5, "Mönch"), ("Mönch", 4, "Mön…"),
      ("富士山", 6, "富士山"), ("富士山", 5, "富士…"), ("富士山", 4, "富…"), ("🏔️ K2", 5, "🏔️ K2"),
    ]
  )
  func longTextsAreTruncated(text: String, columns: Int, expected: String) {
    let fitted = TerminalText(text).fitted(to: columns)
    #expect(fitted.string == expected)
    #expect(fitted.columns <= columns)
  }

  @Test("Control characters are replaced")
  func controlCharactersAreReplaced() {
    let text = TerminalText("K\u{1B}[2J2\u{9B}\r\n\t")
    #expect(text.fitted(to: 80).string == "K\u{FFFD}[2J2\u{FFFD}\u{FFFD}\u{FFFD}")
  }
}
