import DiffableTerminal

extension Terminal {
  /// Runs a screen until the user quits it.
  func run(_ screen: some Screen) {
    var clock = ScreenClock()
    show(screen, until: { clock.nextTick(of: screen) }) { event in
      switch event {
      case .key(let key): return screen.receive(.key(key))
      case .timeout:
        clock.reset()
        return screen.receive(.tick)
      case .redraw: return true
      case .end: return false
      }
    }
  }

  /// Plays a script on a screen with pauses between the steps.
  ///
  /// - Returns: Whether the script was played to its end. Any key stops the script.
  func play(_ script: Script, on screen: some Screen) -> Bool {
    var (steps, isWatched) = (script.steps[...], true)
    // The pause between steps is 0.7 s. The last frame stays for 2 s.
    show(screen, until: { ScreenClock.now + (steps.isEmpty ? 2 : 0.7) }) { event in
      switch event {
      case .timeout: return steps.popFirst().map { screen.receive($0.event) } ?? false
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
  ///   - screen: The screen.
  ///   - deadline: Returns the time of ``ScreenClock/now`` until which to wait for an event, or `nil` to wait
  ///     without a limit.
  ///   - respond: Handles an event, and returns whether to continue.
  private func show(
    _ screen: some Screen,
    until deadline: () -> Double?,
    respond: (TerminalEvent) -> Bool
  ) {
    fullScreen {
      var window = Window(size: size, usesColors: usesColors, showing: screen)
      while true {
        write(window.draw(screen))
        let event = nextEvent(timeout: deadline().map { $0 - ScreenClock.now })
        if event == .redraw {
          window = Window(size: size, usesColors: usesColors, showing: screen)
        }
        guard respond(event) else { return }
      }
    }
  }
}
