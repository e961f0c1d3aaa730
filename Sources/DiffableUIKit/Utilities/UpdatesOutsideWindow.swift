#if canImport(UIKit) && !os(watchOS)
  /// How a view is updated while it has no window, for example under another screen.
  public enum UpdatesOutsideWindow: Hashable, Sendable {
    /// Each apply reloads the view. The reload itself makes no cells until the view is in a window.
    case reload

    /// The view performs batches, as on screen. UIKit may log a warning about layout outside of a window.
    case batches
  }
#endif
