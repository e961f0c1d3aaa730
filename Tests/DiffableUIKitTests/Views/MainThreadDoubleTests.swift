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
        nonisolated(unsafe) let background = TestTable().dataSource
        await Self.runElsewhere { background.apply(Snapshot()) }
      }
      expectSentence(in: result)
    }

    @Test func anApplyOfACollectionViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        nonisolated(unsafe) let background = TestCollection(visibleRows: 1).dataSource
        await Self.runElsewhere { background.apply(Snapshot()) }
      }
      expectSentence(in: result)
    }

    /// Runs a closure on another thread, and waits for the end of the program.
    private static func runElsewhere(_ body: @escaping @Sendable () -> Void) async {
      DispatchQueue.global().async(execute: body)
      try? await Task.sleep(nanoseconds: 10_000_000_000)
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
