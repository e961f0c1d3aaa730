import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// The effects of the three apply modes, and of change limits.
struct ApplyModeTests {
  private static let modesWithDifferences = [ApplyMode.animated, .notAnimated]

  /// Returns whether each event in the list's log after the first was animated; nil for a reload.
  private func animations(_ screen: Screen) -> [Bool?] {
    screen.list.log.dropFirst().map(\.isAnimated)
  }

  @Test(arguments: ListKind.all, [ApplyMode.animated, .notAnimated, .reload])
  func onlyAReloadReplacesExistingCells(_ kind: ListKind, mode: ApplyMode) {
    let screen = Screen(kind)
    screen.apply("1 1a 2a 3a")
    let before = screen.list.shownCells.joined().map(\.serialNumber)
    var completed = 0
    screen.dataSource.apply(Snapshot("1 1a 2a 3a 4a"), mode: mode) { completed += 1 }
    #expect(animations(screen) == [mode == .reload ? nil : mode == .animated])
    let kept = screen.list.shownCells.joined().map(\.serialNumber).filter(before.contains)
    #expect(kept == (mode == .reload ? [] : before))
    #expect(completed == 1)
    screen.expectShown("1 1a 2a 3a 4a")
    // The list shows this snapshot already.
    screen.dataSource.apply(Snapshot("1 1a 2a 3a 4a"), mode: mode) { completed += 1 }
    #expect(screen.receivedCalls == (mode == .reload ? "RRR" : "RB"))
    #expect(completed == 2)
  }

  @MainActor @Test func applesMethodsCorrespondToTheModes() async {
    let screen = Screen()
    let source = screen.dataSource
    screen.apply("1 1a")
    applyWithApplesMethods(source)
    #expect(animations(screen) == [true, false, nil])
    await source.apply(Snapshot("1 5a"))
    await source.apply(Snapshot("1 6a"), animatingDifferences: false)
    await source.applySnapshotUsingReloadData(Snapshot("1 7a"))
    await source.apply(Snapshot("1 8a"), mode: .notAnimated)
    #expect(animations(screen) == [true, false, nil, true, false, nil, false])
    screen.expectShown("1 8a")
  }

  private func applyWithApplesMethods(_ source: TaggedSource) {
    source.apply(Snapshot("1 2a"))
    source.apply(Snapshot("1 3a"), animatingDifferences: false)
    source.applySnapshotUsingReloadData(Snapshot("1 4a"))
  }

  @Test(arguments: ListKind.all, modesWithDifferences)
  func theDataSourcesChangeLimitOverridesTheTargets(_ kind: ListKind, mode: ApplyMode) {
    let screen = Screen(kind)
    let source = screen.dataSource
    screen.apply("1 1a")
    screen.list.changeLimit = 1
    #expect(source.changeLimit == nil)
    source.changeLimit = 3
    source.apply(Snapshot("1 1a 2a 3a 4a"), mode: mode)
    #expect(screen.receivedCalls == "RB")
    source.changeLimit = 2
    source.apply(Snapshot("1 1a"), mode: mode)
    #expect(screen.receivedCalls == "RBR")
    source.changeLimit = nil
    source.apply(Snapshot("1 1a 2a 3a"), mode: mode)
    #expect(screen.receivedCalls == "RBRR")
    source.changeLimit = 0
    source.apply(Snapshot("1 1a 2a 3a"), mode: mode)
    screen.expectShown("1 1a 2a 3a", received: "RBRR")
  }
}
