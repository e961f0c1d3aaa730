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

  @Test(
    "Characters occupy as many columns as in a terminal",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("각", 2), ("\u{1100}\u{1161}\u{11A8}", 2),
      ("❤️", 2), ("❤", 1), ("❤\u{FE0E}", 1), ("1️⃣", 2), ("1", 1), ("Ⓜ️", 2), ("Ⓜ", 1), ("⌚", 2),
      ("a\u{FE0F}", 1), ("👍🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("🇩", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{17000}", 2),
      ("\u{18CFF}", 2), ("\u{1B000}", 2), ("\u{1B122}", 2), ("\u{1D300}", 2), ("䷀", 2), ("〿", 1),
      ("\u{A4D0}", 1), ("\u{A97C}", 2), ("﹫", 2), ("\u{FE70}", 1), ("￥", 2),
      ("\u{301}", 0), ("\u{200B}", 0), ("\u{AD}", 1), ("\u{1160}", 0), ("\u{FFFD}", 1), ("நி", 2),
      ("กำ", 2), ("", 0),
    ]
  )
  func charactersOccupyColumns(text: String, columns: Int) {
    #expect(TerminalText(text).columns == columns)
  }

  @Test("A combining mark at the start of a part combines with the end of the part before it")
  func marksCombineAcrossParts() {
    let text = TerminalText([
      .init("e"), .init("\u{301}a", style: .bold), .init("\u{308}❤", style: .dim),
      .init("\u{FE0F}", style: .bold),
    ])
    #expect(text.columns == 4)
    #expect(text.fitted(to: 4) == text)
    #expect(
      text.fitted(to: 3).parts == [
        .init("e"), .init("\u{301}a", style: .bold), .init("\u{308}…", style: .dim),
      ]
    )
    #expect(text.fitted(to: 2).parts == [.init("e"), .init("\u{301}…", style: .bold)])
    #expect(text.fitted(to: 1).string == "…")
  }

  @Test(
    "Characters that reorder or break the line are replaced",
    arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069) + [0x2028, 0x2029] as [UInt32]
  )
  func charactersThatReorderTheLineAreReplaced(value: UInt32) throws {
    let text = "a\(try #require(Unicode.Scalar(value)))b"
    #expect(TerminalText(text).fitted(to: 80).string == "a\u{FFFD}b")
  }

  @Test("Control characters are replaced")
  func controlCharactersAreReplaced() {
    let text = TerminalText("K\u{1B}[2J2\u{9B}\r\n\t")
    #expect(text.fitted(to: 80).string == "K\u{FFFD}[2J2\u{FFFD}\u{FFFD}\u{FFFD}")
  }
}
