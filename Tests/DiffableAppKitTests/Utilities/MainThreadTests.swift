#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Dispatch
  import Testing

  /// An apply on another thread, which compiles in Swift 5 mode, must end the program with a sentence.
  @MainActor
  struct MainThreadTests {
    @Test func anApplyOfATableViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let table = TableFixture()
        nonisolated(unsafe) let background = table.dataSource
        DispatchQueue.global().async { background.apply(Snapshot()) }
        // The program ends here.
        try? await Task.sleep(nanoseconds: 10_000_000_000)
      }
      expectSentence(in: result)
    }

    @Test func anApplyOfAnOutlineViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let outline = Outline()
        nonisolated(unsafe) let background = outline.dataSource
        DispatchQueue.global().async { background.apply(Snapshot()) }
        // The program ends here.
        try? await Task.sleep(nanoseconds: 10_000_000_000)
      }
      expectSentence(in: result)
    }

    @Test func anApplyOfACollectionViewOnAnotherThreadEndsTheProgramWithASentence() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        @MainActor in
        let collection = CollectionFixture()
        nonisolated(unsafe) let background = collection.dataSource
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
