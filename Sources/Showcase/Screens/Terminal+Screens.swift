import DiffableTerminal

extension Terminal {
  /// Runs a screen until the user quits it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isAnimated: Whether deleted and moved rows are animated.
  func run(_ screen: any Screen, isAnimated: Bool) {
    let session = ScreenSession(screen)
    var clock = ScreenClock()
    show(session, isAnimated: isAnimated, until: { clock.nextTick(of: session.screen) }) {
      switch $0 {
      case .key(let key): return session.receive(.key(key))
      case .timeout:
        clock.reset()
        return session.receive(.tick)
      case .redraw: return true
      case .end: return false
      }
    }
  }

  /// Plays a script on a screen with pauses between the steps.
  ///
  /// - Returns: Whether the script was played to its end. Any key stops the script.
  func play(_ script: Script, on screen: any Screen, isAnimated: Bool) -> Bool {
    let session = ScreenSession(screen)
    var (steps, isWatched) = (script.steps[...], true)
    // The pause between steps is 0.7 s. The last frame stays for 2 s.
    show(session, isAnimated: isAnimated, until: { ScreenClock.now + (steps.isEmpty ? 2 : 0.7) }) {
      switch $0 {
      case .timeout: return steps.popFirst().map { session.receive($0.event) } ?? false
      case .redraw: return true
      case .key, .end:
        isWatched = false
        return false
      }
    }
    return isWatched
  }

  /// Shows a screen in the window.
  ///
  /// - Parameters:
  ///   - session: The screen.
  ///   - isAnimated: Whether deleted and moved rows are animated.
  ///   - deadline: Returns when to stop waiting for an event, as a time of ``ScreenClock/now``, or `nil` to wait
  ///     without a limit.
  ///   - respond: Handles an event, and returns whether to continue.
  private func show(
    _ session: ScreenSession,
    isAnimated: Bool,
    until deadline: () -> Double?,
    respond: (TerminalEvent) -> Bool
  ) {
    fullScreen {
      var window = Window(size: size, usesColors: usesColors, showing: session.shownScreen)
      while true {
        session.shownScreen.list.isAnimated = isAnimated
        let event = draw(session.shownScreen, in: &window, until: deadline())
        session.shownScreen.list.finishAnimation()
        if event == .redraw {
          window = Window(size: size, usesColors: usesColors, showing: session.shownScreen)
        }
        guard respond(event) else { return }
      }
    }
  }

  /// Draws a screen, step by step during an animation, and returns the next event.
  private func draw(
    _ screen: any Screen,
    in window: inout Window,
    until deadline: Double?
  ) -> TerminalEvent {
    while true {
      write(window.draw(screen))
      let rest = deadline.map { $0 - ScreenClock.now } ?? .infinity
      let step = screen.list.secondsToNextStep ?? .infinity
      let event = nextEvent(timeout: min(rest, step).isFinite ? min(rest, step) : nil)
      guard event == .timeout, step < rest else { return event }
      screen.list.showNextStep()
    }
  }
}
