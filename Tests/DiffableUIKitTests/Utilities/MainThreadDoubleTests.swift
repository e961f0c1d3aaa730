#if canImport(AppleBase)
  import DiffableUIKit
  import Dispatch
  import Testing
  import UIKit

  /// An apply on another thread, which compiles in Swift 5 mode, must end the program with a sentence.
  @MainActor
  struct MainThreadDoubleTests {
    @Test func anApplyOfATableViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let table = TestTable()
        nonisolated(unsafe) let background = table.dataSource
        DispatchQueue.global().async { background.apply(Snapshot()) }
        // The program ends here.
        try? await Task.sleep(nanoseconds: 10_000_000_000)
      }
      expectSentence(in: result)
    }

    @Test func anApplyOfACollectionViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let screen = CollectionViewScreen()
        let dataSource: CollectionViewDiffableDataSource<Int, Int> = screen.dataSource()
        nonisolated(unsafe) let background = dataSource
        DispatchQueue.global().async { background.apply(Snapshot()) }
        // The program ends here.
        try? await Task.sleep(nanoseconds: 10_000_000_000)
      }
      expectSentence(in: result)
    }

    private func expectSentence(in result: ExitTest.Result?) {
      let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(
        output.contains(
          "Apply snapshots on the main thread: the view of the data source can be used only there"
        )
      )
    }
  }
#endif
