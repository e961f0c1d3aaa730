#if os(macOS) || os(Linux)
import DiffableTerminal

typealias Key = TerminalKey

/// A list with actions for keys and ticks, which runs in a terminal or in a script.
@MainActor
protocol Screen: AnyObject {
  /// The list that the screen currently shows.
  var list: TerminalList { get }

  /// A line that describes the current content of the list.
  var title: String { get }

  /// What the last key or tick has done, or `nil` if the changes of the list say all.
  var notice: String? { get }

  /// The keys of the screen and what they do, the most important first.
  var keys: KeyValuePairs<String, String> { get }

  /// The seconds between two ticks, or `nil` if the screen currently needs no ticks.
  var interval: Double? { get }

  /// Whether work in the background will change the list soon.
  var isBusy: Bool { get }

  /// Whether the list shows all changes of the model that it observes.
  ///
  /// An observation shows a change after a few turns of the actor. Their number differs from run to run.
  var showsModel: Bool { get }

  /// Whether the screen currently handles the escape key.
  ///
  /// Otherwise Escape quits.
  var usesEscape: Bool { get }

  /// Whether the screen currently handles the characters q, j and k, so that they neither quit nor navigate.
  var takesText: Bool { get }

  /// Whether the screen has ended by itself.
  var isFinished: Bool { get }

  /// Handles a key, or throws an error with a message for the user.
  ///
  /// This method is not called for keys that scroll the list, select a row or quit.
  func press(_ key: Key) throws

  /// Called when a key has scrolled the list or selected a row.
  func didNavigate()

  /// Called when the size of the list may have changed.
  func didResize()

  /// Handles a tick of the timer.
  func tick()

  /// Called after the last event.
  ///
  /// - Throws: An error with a message for the user.
  func close() throws
}

extension Screen {
  var notice: String? { nil }
  var interval: Double? { nil }
  var isBusy: Bool { false }
  var showsModel: Bool { true }
  var usesEscape: Bool { list.isDragging }
  var takesText: Bool { usesEscape }
  var isFinished: Bool { false }
  func press(_ key: Key) {}
  func didNavigate() {}
  func didResize() {}
  func tick() {}
  func close() {}
}

/// An event that a screen handles.
enum ScreenEvent: Hashable {
  case key(Key)
  case tick
}

extension Screen {
  /// Handles an event, and lets the tasks of the screen run.
  ///
  /// - Returns: Whether the screen stays open.
  func receive(_ event: ScreenEvent) async -> Bool {
    switch event {
    case .key(.endOfInput): return false
    case .key(.escape) where !usesEscape: return false
    case .key(.character("q")) where !takesText: return false
    case .key(let key) where list.navigate(by: navigationKey(for: key)): didNavigate()
    case .key(let key): list.change { try press(key) }
    case .tick:
      let isFirstReport = list.changes == nil
      list.beginChangesWithNextApply()
      tick()
      // The status answers keys. Without one, it does not say that nothing has changed.
      if isFirstReport && list.changes?.isEmpty == true { list.forgetChanges() }
    }
    await runTasks()
    return !isFinished
  }

  /// Lets the tasks of the screen run until they wait for a tick or for work in the background, and until the list
  /// shows its model.
  ///
  /// They are tasks of the main actor, which run one after another. A task seldom suspends more than a few times.
  func runTasks() async {
    for _ in 0..<20 { await Task.yield() }
    while !showsModel { await Task.yield() }
  }

  /// Returns the arrow key that j or k stands for on a screen that takes no text, or otherwise the same key.
  private func navigationKey(for key: Key) -> Key {
    switch key {
    case .character("j") where !takesText: .down
    case .character("k") where !takesText: .up
    default: key
    }
  }
}
#endif
