#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableAppKit
#endif
