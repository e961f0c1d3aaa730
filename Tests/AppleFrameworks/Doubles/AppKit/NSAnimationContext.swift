import AppleBase

/// The duration and the completion of a group of animations.
///
/// Nothing is animated here. If ``holdsAnimations`` is set, ``finishAnimations()`` calls the completions of groups with
/// animations and a duration. All other completions are called when their group ends.
public final class NSAnimationContext: NSObject {
  // The framework keeps a stack for each thread; views and their tests use the main thread only.
  @safe nonisolated(unsafe) private static var stack: [NSAnimationContext] = [NSAnimationContext()]
  @safe nonisolated(unsafe) fileprivate static var running: [() -> Void] = []

  /// Whether animations run until ``finishAnimations()`` is called.
  @safe nonisolated(unsafe) public static var holdsAnimations = false

  public static var current: NSAnimationContext { stack[stack.count - 1] }

  public var duration = 0.25

  /// The completion of the group, which waits only for the animations that are added after it is set.
  public var completionHandler: (() -> Void)? {
    didSet { hasAnimations = false }
  }

  private var hasAnimations = false

  public static func beginGrouping() {
    let context = NSAnimationContext()
    context.duration = current.duration
    stack.append(context)
  }

  @MainActor
  public static func endGrouping() {
    guard stack.count > 1 else { return Inconsistency.report("endGrouping without beginGrouping") }
    let context = stack.removeLast()
    if context.hasAnimations { current.hasAnimations = true }
    guard let completion = context.completionHandler else { return }
    if holdsAnimations && context.hasAnimations && context.duration > 0 {
      running.append(completion)
    } else {
      completion()
    }
  }

  /// Ends the animations that run.
  public static func finishAnimations() {
    let completions = running
    running = []
    for completion in completions { completion() }
  }

  /// Called by views that begin an animation.
  static func addAnimation() { current.hasAnimations = true }

  /// Whether a change is animated now.
  static var isAnimating: Bool { current.duration > 0 }
}

extension NSAnimationContext {
  /// Calls a completion immediately, or in ``finishAnimations()`` if the change is animated and animations are held.
  static func complete(_ completion: @escaping () -> Void, animated: Bool) {
    if holdsAnimations && animated { running.append(completion) } else { completion() }
  }
}
