#if canImport(UIKit) && !os(watchOS)
  // Exported again, so that an app needs only one import.
  @_exported import DiffableAppleViews
  @_exported import DiffableSnapshots
#endif
