import Foundation

/// The terminal that the process was started in.
struct Terminal {
  /// The size of a window.
  struct Size: Hashable {
    var columns: Int
    var lines: Int
  }

  private let input = TerminalInput()

  /// Fails if standard input or output is not a terminal, or if the terminal cannot position the cursor.
  init?() {
    let type = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, type != "dumb" else { return nil }
  }

  /// The current size of the window, or 80 columns by 24 lines if the size is unknown.
  var size: Size {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return isKnown
      ? Size(columns: Int(window.ws_col), lines: Int(window.ws_row)) : Size(columns: 80, lines: 24)
  }

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
    TerminalSignals.install()
    TerminalModes.enter()
    defer {
      TerminalModes.leave()
      TerminalSignals.uninstall()
    }
    let output = StandardStream.output
    var window = Window(size: size, showing: screen)
    while true {
      output.write(window.draw(screen))
      let event = input.next(until: deadline())
      if event == .redraw { window = Window(size: size, showing: screen) }
      guard respond(event) else { return }
    }
  }
}
