/// A screen that is running, and the list of its keys while the user reads it.
final class ScreenSession {
  /// The screen that runs, even while the user reads its keys.
  let screen: any Screen

  private var keyScreen: KeyScreen?

  init(_ screen: any Screen) { self.screen = screen }

  /// The screen that the user sees.
  var shownScreen: any Screen { keyScreen ?? screen }

  /// Handles an event.
  ///
  /// - Returns: Whether the screen stays open.
  func receive(_ event: ScreenEvent) -> Bool {
    switch event {
    case .tick: return screen.receive(.tick)
    case .key(.character("?")) where keyScreen != nil: keyScreen = nil
    // In a mode that Escape ends, such as a form or a drag, the key belongs to the screen.
    case .key(.character("?")) where !screen.usesEscape: keyScreen = KeyScreen(of: screen)
    default:
      guard let keyScreen else { return screen.receive(event) }
      if event == .key(.endOfInput) { return screen.receive(event) }
      if !keyScreen.receive(event) { self.keyScreen = nil }
    }
    return true
  }
}
