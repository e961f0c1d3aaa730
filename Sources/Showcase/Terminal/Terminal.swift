import Foundation

/// The terminal that the process was started in.
struct Terminal {
  /// The size of a window.
  struct Size: Hashable {
    var columns: Int
    var lines: Int
  }

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
    TerminalSignals.install()
    TerminalModes.enter()
    defer {
      TerminalModes.leave()
      TerminalSignals.uninstall()
    }
    let output = StandardStream.output
    var input = TerminalInput()
    var window = Window(size: size, showing: screen)
    while true {
      output.write(window.draw(screen))
      switch input.next() {
      case .key(.escape), .key(.endOfInput), .end: return
      case .key(let key): if !screen.list.scroll(by: key) { screen.press(key) }
      case .redraw: window = Window(size: size, showing: screen)
      }
    }
  }
}
