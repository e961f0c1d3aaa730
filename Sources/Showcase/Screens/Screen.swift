/// A list, and what keys and time do to it; no matter where all of these are.
protocol Screen: AnyObject {
  var list: TerminalList { get }

  /// What the list shows at present, in a line.
  var title: String { get }

  /// What the keys do, in a line.
  var hint: String { get }

  /// The seconds between two ticks, or nil while nothing ticks.
  var interval: Double? { get }

  /// Whether the escape key is for the screen at present; otherwise it leaves.
  var usesEscape: Bool { get }

  /// Whether all characters are for the screen, so that q does not leave either.
  var takesText: Bool { get }

  /// Whether the screen has come to its end by itself.
  var isFinished: Bool { get }

  /// Does what a key is for, or says why it cannot.
  ///
  /// Those that scroll the list, select a row or leave are none of its business.
  func press(_ key: Key) throws

  /// Hears that a key has scrolled the list, or selected a row.
  func didNavigate()

  /// Does what is to happen from time to time, or says why it cannot.
  func tick() throws

  /// Does what is left to do when the screen is left, or says why it cannot.
  func close() throws
}

extension Screen {
  var interval: Double? { nil }
  var usesEscape: Bool { list.isDragging }
  var takesText: Bool { usesEscape }
  var isFinished: Bool { false }

  func press(_ key: Key) throws {}
  func didNavigate() {}
  func tick() throws {}
  func close() throws {}

  /// Lets something happen.
  ///
  /// - Returns: Whether it goes on after that.
  func receive(_ event: ScreenEvent) -> Bool {
    switch event {
    case .key(.endOfInput): return false
    case .key(.escape) where !usesEscape: return false
    case .key(.character("q")) where !takesText: return false
    case .key(let key) where list.navigate(by: key): didNavigate()
    case .key(let key): list.change { try press(key) }
    case .tick: list.changeIfNeeded(by: tick)
    }
    return !isFinished
  }
}

/// What can happen to a screen.
enum ScreenEvent: Hashable {
  case key(Key)
  case tick
}
