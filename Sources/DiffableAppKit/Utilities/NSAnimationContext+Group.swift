#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension NSAnimationContext {
    /// Performs changes in a group of animations.
    ///
    /// This method sets the `completionHandler` of the context, because `runAnimationGroup(_:completionHandler:)`
    /// requires a `@Sendable` completion.
    ///
    /// - Parameters:
    ///   - animated: Whether the changes are animated. If not, their animations have no duration.
    ///   - completion: Called once on the main thread, when all animations of the changes have ended.
    ///   - changes: The changes.
    @MainActor
    static func perform(
      animated: Bool,
      completion: (() -> Void)? = nil,
      _ changes: () -> Void
    ) {
      beginGrouping()
      if !animated { current.duration = 0 }
      // The handler applies to the animations that are added after it is set.
      if let completion { current.completionHandler = completion }
      changes()
      endGrouping()
    }
  }
#endif
