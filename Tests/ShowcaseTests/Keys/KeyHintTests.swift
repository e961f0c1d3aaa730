import DiffableTerminal
import Testing

@testable import showcase

@Suite("The line of keys")
struct KeyHintTests {
  private let line = "q quits, Return taps, Left and Right scroll; saved in list.json"

  @Test("A line consists of hints, which begin with keys, and of remarks")
  func linesAreParsed() {
    #expect(
      KeyHint.all(in: line) == [
        KeyHint(keys: "q", action: "quits"), KeyHint(keys: "Return", action: "taps"),
        KeyHint(keys: "Left and Right", action: "scroll"),
        KeyHint(keys: "", action: "saved in list.json"),
      ]
    )
    #expect(KeyHint.all(in: "") == [])
  }

  @Test(
    "A long line loses its remarks, then gets short names of keys, then loses actions, but no key",
    arguments: [
      (80, "q quits, Return taps, Left and Right scroll; saved in list.json"),
      (62, "q quits, Return taps, Left and Right scroll"),
      (42, "q quits, ↵ taps, ←→ scroll"), (25, "q quits, ↵ taps, ←→"), (18, "q quits, ↵, ←→"),
      (13, "q, ↵, ←→"), (7, "q ↵ ←→"), (2, "q ↵ ←→"),
    ]
  )
  func longLinesKeepAllKeys(columns: Int, expected: String) {
    #expect(KeyHint.line(KeyHint.all(in: line), columns: columns) == expected)
  }

  @Test("In 40 columns, each screen shows all its keys", arguments: ScreenEntry.all.indices)
  func keysFitInFortyColumns(index: Int) throws {
    let screen = try ScreenEntry.all[index].open(ScreenEntry.Options())
    let hints = KeyHint.all(in: screen.hint).filter { !$0.keys.isEmpty }
    #expect(hints.count > 1)
    #expect(hints.allSatisfy { !$0.action.isEmpty })
    let line = KeyHint.line(hints + KeyHint.all(in: "? shows all keys"), columns: 40)
    #expect(line.columns <= 40)
    for hint in hints { #expect(line.contains(hint.keys) || line.contains(hint.symbol)) }
    #expect(line.contains("?"))
  }
}
