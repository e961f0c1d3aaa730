import Foundation

/// The terminal that the process was started in.
struct Terminal {
  /// The size of a window.
  struct Size: Hashable {
    var columns: Int
    var lines: Int
  }

  private let input = TerminalInput()

  /// Finds the terminal, unless keys or lines go elsewhere, or it cannot place the cursor.
  init?() {
    let type = ProcessInfo.processInfo.environment["TERM"] ?? "dumb"
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, type != "dumb" else { return nil }
  }

  /// The present size of the window.
  var size: Size {
    var window = winsize()
    let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    return isKnown
      ? Size(columns: Int(window.ws_col), lines: Int(window.ws_row)) : Size(columns: 80, lines: 24)
  }

  /// Lets somebody use a screen until they leave it.
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

  /// Plays a script on a screen, slowly enough for somebody to watch.
  ///
  /// - Returns: Whether it was played to its end; any key ends it before.
  func play(_ script: Script, on screen: some Screen) -> Bool {
    var (steps, isWatched) = (script.steps[...], true)
    // A step each 0.7 s, and some time to look at the last frame.
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
  ///   - deadline: Until when to wait for what happens, by ``ScreenClock/now``; nil for ever.
  ///   - respond: Does what something is for that happens, and says whether to go on.
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
