import DiffableSnapshots
import DiffableSnapshotsTesting
import TerminalTestSupport
import Testing

@testable import DiffableTerminal

@Suite("The animation of a terminal list")
struct RowAnimationTests {
  private let list = TerminalList(hasCursor: true)
  private let dataSource: DiffableDataSource<Int, String, TerminalList>
  private var terminal = FakeScreen(columns: 20, lines: 6)

  init() throws {
    dataSource = DiffableDataSource(target: list) { _, _, item in TerminalCell(item) }
    list.isAnimated = true
    list.show(in: TerminalPane(top: 0, height: 6, width: 20))
    show("abcdefgh")
    try terminal.receive(list.draw())
  }

  private func show(_ letters: String, animated: Bool = true) {
    let snapshot = Snapshot([(0, letters.map(String.init))])
    list.change { dataSource.apply(snapshot, animatingDifferences: animated) }
  }

  /// Draws all steps, and returns the rows of each step without spaces.
  private mutating func steps() throws -> [String] {
    var steps: [String] = []
    while true {
      try terminal.receive(list.draw())
      steps.append(terminal.lines.map { $0.split(separator: " ").joined() }.joined(separator: " "))
      guard list.secondsToNextStep != nil else { return steps }
      list.showNextStep()
    }
  }

  @Test("A deleted row is shown for 0.15 s before it disappears")
  mutating func deletedRowsAreSeen() throws {
    show("acdefgh")
    try terminal.receive(list.draw())
    #expect(list.secondsToNextStep == 0.15)
    #expect(try steps() == ["›a −b c d e f", "›a c d e f g"])
  }

  @Test("A change during an animation begins another animation, with all deleted rows")
  mutating func interruptedAnimationsKeepDeletedRows() throws {
    show("acdefgh")
    try terminal.receive(list.draw())
    list.finishAnimation()
    show("adefgh")
    #expect(try steps() == ["›a −b −c d e f", "›a d e f g h"])
  }

  @Test("A deleted row has the color of deletions, also when it is selected")
  mutating func deletedRowsAreRed() throws {
    show("bcdefgh")
    try terminal.receive(list.draw())
    #expect(terminal.lines[0] == "› − a")
    #expect(terminal.styles(ofLine: 0) == [[0, 7, 31]])
  }

  @Test("A moved row is shown on the lines between its old and its new line for 0.15 s")
  mutating func movedRowsAreSeenMoving() throws {
    show("bcdefagh")
    #expect(
      try steps() == [
        "›~a b c d e f", "b ›~a c d e f", "b c ›~a d e f", "b c d ›~a e f", "b c d e ›~a f",
        "b c d e f ›~a",
      ]
    )
    show("abcdefgh")
    #expect(try steps().first == "b c d e f ›~a")
    #expect(RowAnimation.duration == 0.15)
  }

  @Test("Deleted rows disappear before moved rows move")
  mutating func deletionsPrecedeMoves() throws {
    show("bdefagh")
    let steps = try steps()
    #expect(steps.first == "›a b −c d e f")
    #expect(steps.dropFirst().allSatisfy { !$0.contains("c") })
    #expect(steps.last == "b d e f ›~a g")
    #expect(steps.count == 7)
  }

  @Test("A row that moves out of view or into view is seen moving")
  mutating func rowsMoveOutOfViewAndIntoView() throws {
    list.select(1)
    try terminal.receive(list.draw())
    show("bcdefgha")
    let out = try steps()
    #expect(out.first == "~a ›b c d e f" || out.first == "›b ~a c d e f")
    #expect(out.filter { $0.contains("a") }.count > 2)
    #expect(out.last == "›b c d e f g")
    show("abcdefgh")
    #expect(try steps().last == "~a ›b c d e f")
  }

  @Test("Only visible deletions and moves of an animated apply are animated")
  mutating func otherChangesAreNotAnimated() throws {
    for (letters, animated) in [("abxcdefgh", true), ("abxcdefg", true), ("bxa", false)] {
      show(letters, animated: animated)
      #expect(try steps().count == 1)
    }
    show("ab")
    list.isAnimated = false
    #expect(try steps().count == 1)
    show("ba")
    #expect(try steps().count == 1)
  }

  @Test("Resizing and finishing show the current rows")
  mutating func finishingShowsTheCurrentRows() throws {
    show("b")
    try terminal.receive(list.draw())
    list.finishAnimation()
    #expect(try steps() == ["›b     "])
    show("a")
    _ = list.draw()
    terminal = FakeScreen(columns: 20, lines: 2)
    list.show(in: TerminalPane(top: 0, height: 2, width: 20))
    #expect(try steps() == ["›+a "])
  }

  @Test(
    "No step shows a row twice, and random interruptions change nothing at the end",
    arguments: 0..<6
  )
  mutating func randomAnimationsEndWithTheCurrentRows(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<150 {
      let count = Int.random(in: 0...10, using: &generator)
      show(String("abcdefghijkl".shuffled(using: &generator).prefix(count)))
      try terminal.receive(list.draw())
      while list.secondsToNextStep != nil {
        let letters = terminal.lines.compactMap(\.last)
        #expect(Set(letters).count == letters.count, "A row is shown twice")
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: list.finishAnimation()
        case 1: list.navigate(by: .down)
        default: list.showNextStep()
        }
        try terminal.receive(list.draw())
      }
      let visible = list.visibleRows.map(list.text(ofRow:))
      #expect(terminal.lines == visible + Array(repeating: "", count: 6 - visible.count))
    }
  }
  @Test("Two rows that pass each other are on different lines of each step")
  mutating func rowsThatPassEachOtherAreSeen() throws {
    for letters in ["ebcdafgh", "abcdefgh", "fdcbeagh"] {
      show(letters)
      for step in try steps() { #expect(step.filter(\.isLetter).sorted() == Array("abcdef")) }
    }
  }
}
