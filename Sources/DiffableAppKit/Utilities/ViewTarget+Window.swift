#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  extension ViewTarget where View: NSView {
    /// Whether the view performs batches; if false, each apply reloads it.
    ///
    /// Usually false while the view has no window; see ``/DiffableAppleViews/ViewTarget/updatesOutsideWindow``.
    @MainActor public var isOnScreen: Bool {
      guard let view else { return false }
      return view.window != nil || updatesOutsideWindow == .batches
    }

    /// Returns false: the view can change at any time, except during a drag that the target reports.
    ///
    /// If the app has set the delegate of the view, the target becomes the delegate again, also if the apply changes
    /// nothing.
    ///
    /// Calling this method on another thread than the main thread is a programmer error.
    ///
    /// - Returns: False.
    /// - Complexity: O(1).
    @MainActor
    public func applyMustWait() -> Bool {
      requireMainThread()
      (self as? any EventsTarget)?.events.becomeDelegateAgain()
      return false
    }
  }

  /// A target of this module.
  @MainActor
  protocol EventsTarget {
    associatedtype Events: ReorderingEvents

    /// The object that the view calls.
    var events: Events { get }
  }

  extension TableViewTarget: @MainActor EventsTarget {}
  extension OutlineViewTarget: @MainActor EventsTarget {}
  extension CollectionViewTarget: @MainActor EventsTarget {}
#endif
