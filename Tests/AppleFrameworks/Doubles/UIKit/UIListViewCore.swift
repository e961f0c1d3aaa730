import AppleBase

/// What table views and collection views have in common here.
///
/// In UIKit, both inherit from the scroll view directly.
open class UIListViewCore: UIScrollView {
  open var allowsMultipleSelection = false
  /// When the completions of batches are called.
  public var completionBehavior = CompletionBehavior.immediate
  public enum CompletionBehavior {
    case immediate
    /// ``finishAnimations()`` calls the completions.
    case late
    /// The completions are never called. The view keeps them.
    case never
    /// The completions are never called. The view releases them.
    case dropped
  }
  private var completions: [(Bool) -> Void] = []
  /// Whether each batch was animated.
  public internal(set) var batchAnimations: [Bool] = []
  public internal(set) var numberOfReloads = 0
  var updates: ViewUpdates?

  /// The move of an item that the view reports to its data source now, because the user has dropped the item.
  var reportedMove: (from: IndexPath, to: IndexPath)?

  func finish(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    switch completionBehavior {
    case .immediate: completion(true)
    case .late, .never: completions.append(completion)
    case .dropped: break
    }
  }

  /// Calls the completions that are late, or only the first ones.
  public func finishAnimations(_ count: Int = .max) {
    guard completionBehavior == .late else { return }
    let late = completions.prefix(count)
    completions.removeFirst(late.count)
    for completion in late { completion(true) }
  }

  // MARK: Drops of other apps

  /// Whether the view contains placeholders of drops, which its data source does not have.
  open var hasUncommittedUpdates: Bool { numberOfPlaceholders > 0 }
  private var numberOfPlaceholders = 0

  /// The user drops an item of another app, and the app shows a placeholder until it has loaded the data.
  public func userDropsItemOfOtherApp() { numberOfPlaceholders += 1 }

  /// The app deletes a placeholder.
  public func deletePlaceholder() { numberOfPlaceholders -= 1 }
}
