#if canImport(AppleBase) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import Dispatch
  import Testing

  /// Runs a closure on another thread, and waits for the end of the program.
  func runOnAnotherThread(_ body: @escaping @Sendable () -> Void) async {
    DispatchQueue.global().async(execute: body)
    try? await Task.sleep(nanoseconds: 10_000_000_000)
  }

  /// Expects that a program has ended with the sentence about applies on other threads.
  func expectSentenceAboutMainThread(in result: ExitTest.Result?) {
    let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      output.contains(
        "Apply snapshots on the main thread: the view of the data source can be used only there"
      )
    )
  }
#endif
