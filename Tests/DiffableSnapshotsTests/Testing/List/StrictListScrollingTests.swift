import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The visible area of a strict list, and the check that visible items stay in place.
struct StrictListScrollingTests {
  /// Returns a screen with the items 1 to 9 in two sections, and with five visible rows.
  private func screen(
    _ kind: ListKind = .collectionView,
    keepsScrollPosition: Bool = true,
    scrolledTo row: Int = 3
  ) -> Screen {
    let screen = Screen(kind)
    screen.list.height = 5
    screen.list.keepsScrollPosition = keepsScrollPosition
    screen.apply("1 1a 2a 3a 4a | 2 5a 6a 7a 8a 9a")
    screen.list.scroll(toRow: row)
    return screen
  }

  private func visible(_ screen: Screen) -> String {
    screen.list.visibleCells.compactMap(\.cell).joined(separator: " ")
  }

  @Test func visibleAreaIsLimitedToTheRows() {
    let screen = screen()
    #expect(visible(screen) == "4a 5a 6a 7a 8a")
    #expect(
      screen.list.visiblePaths
        == [ItemPath(section: 0, item: 3)] + (0..<4).map { ItemPath(section: 1, item: $0) }
    )
    screen.list.scroll(toRow: 100)
    #expect(screen.list.scrollOffset == 4)
    screen.list.scroll(toRow: -1)
    #expect(screen.list.scrollOffset == 0)
    screen.apply("1 1a 2a")
    screen.list.scroll(toRow: 1)
    #expect(visible(screen) == "1a 2a")
    screen.list.height = nil
    #expect(screen.list.visiblePaths.count == 2)
  }

  @Test(arguments: ListKind.all)
  func changesBeforeTheVisibleAreaKeepVisibleRowsInPlace(_ kind: ListKind) {
    let screen = screen(kind)
    let before = visible(screen)
    screen.apply("0 90a | 1 91a 1a 2a 92a 3a 4a | 2 5a 6a 7a 8a 9a | 3 93a")
    #expect(visible(screen) == before)
    screen.apply("1 3a 4a | 2 5a 6a 7a 8a 9a")
    #expect(visible(screen) == before)
    #expect(screen.list.jumps == [] && screen.list.refusals == [])
  }

  @Test func aReloadKeepsVisibleRowsInPlace() {
    let screen = screen()
    screen.dataSource.applySnapshotUsingReloadData(
      Snapshot("1 91a 1a 2a 3a 4a | 2 5a 6a 7a 8a 9a")
    )
    #expect(visible(screen) == "4a 5a 6a 7a 8a")
    #expect(screen.list.jumps == [])
  }

  @Test func listThatDoesNotKeepItsScrollPositionJumps() {
    let screen = screen(keepsScrollPosition: false)
    screen.apply("1 90a 91a 1a 2a 3a 4a | 2 5a 6a 7a 8a 9a")
    #expect(visible(screen) == "2a 3a 4a 5a 6a")
    #expect(screen.list.jumps == [ScrollJump(item: "4a", oldRow: 0, newRow: 2)])
    let description = screen.list.jumps.first?.description
    #expect(description == "4a was in row 0 of the screen, and is in row 2")
    screen.list.scroll(toRow: 2)
    screen.apply("1 2a 3a 4a | 2 5a 6a 7a 8a 9a")
    #expect(screen.list.jumps.last == ScrollJump(item: "2a", oldRow: 1, newRow: -2))
  }

  /// Following the moved item would scroll away from all other visible items.
  @Test func itemThatLosesItsOrderIsNotFollowed() {
    let screen = screen()
    screen.apply("1 1a 2a 3a | 2 5a 6a 7a 8a 9a 4a")
    #expect(visible(screen) == "3a 5a 6a 7a 8a")
    screen.apply("1 1a 2a 90a | 2 5a 6a 7a 8a 9a 4a 3a")
    #expect(visible(screen) == "90a 5a 6a 7a 8a")
    #expect(screen.list.jumps == [])
  }

  @Test func nextItemStaysInPlaceIfTheFirstIsDeleted() {
    let screen = screen()
    screen.apply("1 90a 1a 2a 3a | 2 6a 7a 8a 9a")
    #expect(visible(screen) == "2a 3a 6a 7a 8a")
    #expect(screen.list.jumps == [])
  }

  /// There are not enough rows to keep the item in its row.
  @Test func jumpAtTheEndOfTheContentIsReported() {
    let screen = screen()
    screen.apply("1 4a | 2 5a 6a")
    #expect(screen.list.scrollOffset == 0 && screen.list.jumps == [])
    screen.apply("1 1a 2a 4a | 2 5a 6a")
    #expect(screen.list.jumps == [ScrollJump(item: "4a", oldRow: 0, newRow: 2)])
  }
}
