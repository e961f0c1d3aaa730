// AppKit can be imported on macOS and Mac Catalyst, but Catalyst has no views of AppKit.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  // An app needs one import.
  @_exported import DiffableSnapshots
#endif
