#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  /// An apply on another thread, which compiles in Swift 5 mode, must end the program with a sentence.
  @MainActor
  struct MainThreadDoubleTests {
    @Test func anApplyOfATableViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        nonisolated(unsafe) let background = TestTable().dataSource
        await runOnAnotherThread { background.apply(Snapshot()) }
      }
      expectSentenceAboutMainThread(in: result)
    }

    @Test func anApplyOfACollectionViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        nonisolated(unsafe) let background = TestCollection(visibleRows: 1).dataSource
        await runOnAnotherThread { background.apply(Snapshot()) }
      }
      expectSentenceAboutMainThread(in: result)
    }
  }
#endif
