#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  /// An apply on another thread, which compiles in Swift 5 mode, must end the program with a sentence.
  @MainActor
  struct MainThreadTests {
    @Test func anApplyOfATableViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        nonisolated(unsafe) let background = TableFixture().dataSource
        await runOnAnotherThread { background.apply(Snapshot()) }
      }
      expectSentenceAboutMainThread(in: result)
    }

    @Test func anApplyOfAnOutlineViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        nonisolated(unsafe) let background = Outline().dataSource
        await runOnAnotherThread { background.apply(Snapshot()) }
      }
      expectSentenceAboutMainThread(in: result)
    }

    @Test func anApplyOfACollectionViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        nonisolated(unsafe) let background = CollectionFixture().dataSource
        await runOnAnotherThread { background.apply(Snapshot()) }
      }
      expectSentenceAboutMainThread(in: result)
    }
  }
#endif
