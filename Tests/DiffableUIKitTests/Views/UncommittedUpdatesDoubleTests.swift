#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  /// Placeholders of drops, beside which a view must not be changed.
  @MainActor
  struct UncommittedUpdatesDoubleTests {
    /// A view whose items can be dragged.
    private func draggable(_ view: ViewKind) -> any TestScreen {
      let screen = view.screen([(0, [1, 2, 3])])
      screen.reorderingHandlers.canReorderItem = { _ in true }
      (screen as? TestTable)?.dataSource.reordersByDragging = true
      return screen
    }

    /// Applies wait in pauses of 50 milliseconds.
    private func pause() async throws { try await Task.sleep(nanoseconds: 120_000_000) }

    @Test(arguments: ViewKind.allCases, [ApplyMode.animated, .reload])
    func aViewIsNotChangedBesidePlaceholders(view: ViewKind, mode: ApplyMode) async throws {
      let screen = view.screen([(0, [1, 2, 3])])
      screen.view.userDropsItemOfOtherApp()
      var calls = 0
      screen.apply([(0, [3, 1])], mode: mode) { calls += 1 }
      screen.apply([(0, [3])], mode: mode) { calls += 1 }
      try await pause()
      #expect(screen.shownTexts == [["1", "2", "3"]])
      #expect(screen.snapshot.texts == [["3"]])
      screen.view.deletePlaceholder()
      await waitUntil { calls == 2 }
      #expect(screen.shownTexts == [["3"]])
      screen.apply([(0, [4])])
      #expect(screen.shownTexts == [["4"]])
    }

    @Test(arguments: ViewKind.allCases)
    func aRefusedItemReturnsWhenThePlaceholdersAreGone(view: ViewKind) async throws {
      let screen = draggable(view)
      #expect(screen.view.userLiftsItem(at: [0, 0]))
      screen.view.userDropsItemOfOtherApp()
      screen.reorderingHandlers.willReorder = { [unowned screen] _ in screen.endReordering() }
      let reloads = screen.view.numberOfReloads
      screen.view.userDropsItem(at: [0, 2])
      try await pause()
      #expect(screen.view.numberOfReloads == reloads)
      screen.view.deletePlaceholder()
      await waitUntil { screen.view.numberOfReloads > reloads }
      #expect(screen.shownTexts == [["1", "2", "3"]])
    }

    @Test(arguments: ViewKind.allCases, [IndexPath(item: 2, section: 0), nil])
    func theUserDragsAnItemBesideAPlaceholder(view: ViewKind, drop: IndexPath?) async throws {
      let screen = draggable(view)
      screen.view.userDropsItemOfOtherApp()
      screen.apply([(0, [3, 1])])
      #expect(screen.view.userLiftsItem(at: [0, 0]))
      screen.view.deletePlaceholder()
      try await pause()
      #expect(screen.shownTexts == [["1", "2", "3"]])
      screen.view.userDropsItemOfOtherApp()
      screen.view.userDropsItem(at: drop)
      try await pause()
      #expect(screen.shownTexts == [drop == nil ? ["1", "2", "3"] : ["2", "3", "1"]])
      screen.view.deletePlaceholder()
      await waitUntil { screen.shownTexts == [["3", "1"]] }
    }
  }
#endif
