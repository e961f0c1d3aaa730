import DiffableSnapshots
import DiffableSnapshotsTesting
import DiffableTerminal
import Testing

@testable import TestedShowcase

@MainActor
@Suite("The sort screen")
struct SortScreenTests {
  private func letters(of screen: SortScreen) -> [String] {
    screen.blocks.sectionIdentifiers.map { row in
      screen.blocks.itemIdentifiers(inSection: row).map(\.letter).joined()
    }
  }

  @Test("Each step is one snapshot that moves one block in each row that is not sorted")
  func eachStepMovesOneBlockInEachRow() async throws {
    let screen = SortScreen(usesColors: false)
    var steps = 0
    while !screen.title.hasPrefix("Sorted") {
      let before = screen.blocks
      try await screen.press("n")
      steps += 1
      let changeset = screen.blocks.difference(from: before)
      let unsorted = 8 - before.numberOfSortedRows
      #expect(changeset.items.moves.count == unsorted)
      #expect(changeset.count == unsorted)
      #expect(Set(changeset.items.moves.map(\.to.section)).count == unsorted)
      #expect(screen.notice == (unsorted == 1 ? "1 block moved" : "\(unsorted) blocks moved"))
      #expect(screen.list.rows.map { $0.cell.text.count { $0 == "▸" } }.reduce(0, +) == unsorted)
      try #require(steps < 12)
    }
    #expect(screen.title == "Sorted in \(steps) steps")
    #expect(letters(of: screen) == Array(repeating: "ABCDEFGHIJKL", count: 8))
    let before = screen.lines
    try await screen.press("n")
    #expect(screen.lines == before.map { $0.replacing("*", with: " ") })
  }

  @Test("A step of an insertion sort moves the first block that is out of order to its place")
  func eachStepIsAStepOfAnInsertionSort() async {
    func row(_ values: [Int]) -> BlockRows {
      Snapshot([(0, values.map { Block(row: 0, value: $0) })])
    }
    for (before, after) in [
      ([2, 1, 0], [1, 2, 0]), ([1, 2, 0], [0, 1, 2]), ([0, 3, 5, 1, 2], [0, 1, 3, 5, 2]),
      ([0, 1, 2], [0, 1, 2]), ([], []),
    ] {
      var blocks = row(before)
      blocks.sortOneStep()
      #expect(blocks == (row(after)))
    }
  }

  @Test("The space bar starts, stops and, when all rows are sorted, starts again; r shuffles")
  func spaceStartsAndStops() async throws {
    let screen = SortScreen(usesColors: false)
    try await screen.press("space")
    #expect(screen.interval == 0.4)
    #expect(screen.keys[1].value == "stops" && screen.notice == "Sorting …")
    try await screen.press("tick*2 space")
    #expect(screen.notice == "Stopped")
    try await screen.press("tick")
    #expect(screen.title.hasPrefix("2 steps"))
    #expect(screen.interval == nil)
    try await screen.press("space tick*20")
    #expect(screen.title.hasPrefix("Sorted in "))
    #expect(screen.interval == nil, "The sort ends by itself")
    try await screen.press("space")
    #expect(screen.title.hasPrefix("0 steps"))
    #expect(screen.interval == 0.4)
    try await screen.press("tick r")
    #expect(screen.title.hasPrefix("0 steps"))
    #expect(screen.interval == nil)
  }

  @Test("With colors, a block is a letter on its color; a moved block is in brackets")
  func blocksHaveColors() async throws {
    let screen = SortScreen(usesColors: true)
    try await screen.press("n")
    for row in screen.list.rows {
      let parts = row.cell.styledText.parts
      #expect(parts.allSatisfy { $0.style.background != nil })
      #expect(Set(parts.map(\.style.background)).count == 6)
      #expect(!row.cell.text.contains { "░▒▓█".contains($0) })
      #expect(row.cell.text.count { $0 == "[" } == 1)
      #expect(row.cell.text.count == 36)
    }
  }

  @Test("Rows fit 40 columns and 12 lines")
  func rowsFitSmallWindows() async throws {
    let screen = SortScreen(usesColors: false)
    let window = try ScreenWindow(screen, columns: 40, lines: 12)
    #expect(Array(window.lines[1...8]) == screen.lines)
  }
}
