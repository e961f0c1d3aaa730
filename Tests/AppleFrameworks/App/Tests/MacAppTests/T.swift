#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  @testable import MacApp
#endif
