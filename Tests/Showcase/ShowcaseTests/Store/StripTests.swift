import DiffableSources
import DiffableSnapshotsTesting
import Testing

@testable import TestedShowcase

@Suite("Strips")
struct StripTests {
  private let strip = Strip()
  private let letters = BasicSource<ModelItem<Letter>, RowText> { RowText($0.text) }
  private let connection: SourceConnection<RowText, Strip>

  private struct Letter: Identifiable, Equatable {
    let id: Character
    var text: String
  }

  init() { connection = letters.connect(to: strip) }

  private func show(_ text: String) {
    letters.items = text.map { ModelItem(Letter(id: $0, text: String($0))) }
  }

  @Test("A strip shows its cells side by side from the first visible cell")
  func stripScrollsByCells() {
    #expect(strip.text == "")
    #expect(strip.selection == nil)
    strip.scroll(by: 1)
    show("abc")
    #expect(strip.text == "a   b   c")
    strip.scroll(by: 1)
    #expect(strip.text == "‹ b   c")
    #expect(strip.selection == ItemPath(section: 0, item: 1))
    strip.scroll(by: 9)
    #expect(strip.text == "‹ c")
    strip.scroll(by: -9)
    #expect(strip.text == "a   b   c")
  }

  @Test("The first visible cell stays in place; if it is deleted, the next cell replaces it")
  func firstVisibleCellStaysInPlace() {
    show("abcde")
    strip.scroll(by: 2)
    for (items, text) in [
      ("xabcde", "‹ c   d   e"), ("xabcyde", "‹ c   y   d   e"), ("axbyde", "‹ y   d   e"),
      ("ade", "‹ d   e"), ("a", "a"), ("ba", "b   a"),
    ] {
      show(items)
      #expect(strip.text == text)
    }
  }

  @Test("Changed content is shown, and calls the change handler")
  func changedContentCallsTheHandler() {
    var texts: [String] = []
    strip.changeHandler = { texts.append($0) }
    show("ab")
    letters.items[1].model.text = "B"
    strip.scroll(by: 1)
    #expect(texts == ["a   b", "a   B", "‹ B"])
  }

  @Test("Random changes keep the first visible cell in place", arguments: 0..<4)
  func randomChangesKeepTheFirstVisibleCell(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      strip.scroll(by: Int.random(in: -2...2, using: &generator))
      let wasAtStart = !strip.text.hasPrefix("‹")
      let first = strip.selection.map { letters.items[$0.item].id }
      let count = Int.random(in: 0...8, using: &generator)
      let items = "abcdefgh".shuffled(using: &generator).prefix(count)
      show(String(items))
      let now = strip.selection.map { letters.items[$0.item].id }
      if let first, !wasAtStart, items.contains(first) { #expect(now == first, "seed \(seed)") }
      if wasAtStart { #expect(now == items.first, "seed \(seed)") }
      #expect((now == nil) == items.isEmpty)
      let inView = items.drop { $0 != now }.map { String($0) }.joined(separator: "   ")
      #expect(strip.text == (now == items.first ? inView : "‹ " + inView), "seed \(seed)")
    }
  }
}
