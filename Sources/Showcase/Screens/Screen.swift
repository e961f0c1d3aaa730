import DiffableTerminal

/// A list with actions for keys and ticks, which runs in a terminal or in a script.
protocol Screen: AnyObject {
  /// The list that the screen currently shows.
  var list: TerminalList { get }

  /// A line that describes the current content of the list.
  var title: String { get }

  /// What the last key or tick has done, or `nil` if the changes of the list say all.
  ///
  /// A printed tour omits the frame of a step that changes nothing, unless the step fails, or the screen has a notice
  /// and the user is not dragging.
  var notice: String? { get }

  /// The keys, in the syntax of ``KeyHint/all(in:)``.
  var hint: String { get }

  /// The seconds between two ticks, or `nil` if the screen currently needs no ticks.
  var interval: Double? { get }

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
  ///
  /// A window calls this method when it is created, and when the list of the screen replaces another list. The
  /// terminal may have been resized while the window showed the other list.
  func didResize()

  /// Handles a tick, or throws an error with a message for the user.
  func tick() throws

  /// Called after the screen has handled its last event, except in a tour.
  ///
  /// - Throws: An error with a message for the user.
  func close() throws
}

extension Screen {
  var notice: String? { nil }
  var interval: Double? { nil }
  var usesEscape: Bool { list.isDragging }
  var takesText: Bool { usesEscape }
  var isFinished: Bool { false }

  func press(_ key: Key) {}
  func didNavigate() {}
  func didResize() {}
  func tick() {}
  func close() {}

  /// Handles an event.
  ///
  /// - Returns: Whether the screen stays open.
  func receive(_ event: ScreenEvent) -> Bool {
    switch event {
    case .key(.endOfInput): return false
    case .key(.escape) where !usesEscape: return false
    case .key(.character("q")) where !takesText: return false
    case .key(let key) where list.navigate(by: navigationKey(for: key)): didNavigate()
    case .key(let key): list.change { try press(key) }
    case .tick: list.changeIfNeeded(by: tick)
    }
    return !isFinished
  }
}

extension Screen {
  /// Returns the arrow key that j or k stands for on a screen that takes no text, or otherwise the same key.
  private func navigationKey(for key: Key) -> Key {
    switch key {
    case .character("j") where !takesText: .down
    case .character("k") where !takesText: .up
    default: key
    }
  }
}

/// An event that a screen handles.
enum ScreenEvent: Hashable {
  case key(Key)
  case tick
}

extension TerminalList {
  /// The message of the error that the last change threw, or `nil` if it threw none.
  var problem: String? { changes?.error.map { "\($0)" } }
}
