// AppKit can be imported on macOS and Mac Catalyst, but Catalyst has no views of AppKit.
#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  // Exported again, so that an app needs only one import.
  @_exported import DiffableAppleViews
  @_exported import DiffableSnapshots
#endif
