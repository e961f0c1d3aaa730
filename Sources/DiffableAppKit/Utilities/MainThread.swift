#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// Ends the program with a message if the code does not run on the main thread.
  ///
  /// A check of the main actor would end the program without the message on current systems.
  func requireMainThread() {
    guard Thread.isMainThread else {
      fatalError(
        "Apply snapshots on the main thread: the view of the data source can be used only there"
      )
    }
  }
#endif
