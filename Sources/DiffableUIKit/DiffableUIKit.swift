#if canImport(UIKit) && !os(watchOS)
  // An app needs one import.
  @_exported import DiffableSnapshots
#endif
