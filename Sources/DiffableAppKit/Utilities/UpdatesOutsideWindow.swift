#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  /// How a view is updated while it has no window.
  public enum UpdatesOutsideWindow: Hashable, Sendable {
    /// Each apply reloads the view, which makes no views of rows or items until it is in a window.
    case reload

    /// The view performs batches, as on screen.
    case batches
  }
#endif
