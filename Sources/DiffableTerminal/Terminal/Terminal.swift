#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif os(macOS)
  import Darwin
#endif

#if os(macOS) || os(Linux)
  /// The terminal that the process was started in.
  ///
  /// A program shows its own window within ``fullScreen(_:)`` and handles one event after another:
  ///
  /// ```swift
  /// guard let terminal = Terminal() else { return }
  /// terminal.fullScreen {
  ///   while true {
  ///     let size = terminal.size
  ///     list.show(
  ///       in: TerminalPane(
  ///         top: 0,
  ///         height: size.lines,
  ///         width: size.columns,
  ///         usesColors: terminal.usesColors
  ///       )
  ///     )
  ///     terminal.write(list.draw())
  ///     switch terminal.nextEvent() {
  ///     case .key(.escape), .end: return
  ///     case .key(let key): list.navigate(by: key)
  ///     case .redraw, .timeout: break
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// ``run(_:pressing:)`` is such a loop for a single list. The type exists on macOS and Linux.
  public final class Terminal {
    /// The size of a window.
    public struct Size: Hashable, Sendable {
      /// The number of columns.
      public var columns: Int
      /// The number of lines.
      public var lines: Int

      /// Creates a size.
      ///
      /// - Parameters:
      ///   - columns: The number of columns.
      ///   - lines: The number of lines.
      public init(columns: Int, lines: Int) {
        self.columns = columns
        self.lines = lines
      }
    }

    let input = TerminalInput()

    /// Creates the terminal of standard input and output.
    ///
    /// Fails if one of them is not a terminal, or if the terminal cannot position the cursor because the environment
    /// variable `TERM` is missing or `dumb`.
    public init?() {
      let type = Self.variable("TERM") ?? "dumb"
      guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1, type != "dumb" else {
        return nil
      }
    }

    /// Whether the user wants colors: the environment variable `NO_COLOR` is missing or empty.
    public var usesColors: Bool { Self.variable("NO_COLOR")?.isEmpty ?? true }

    /// The current size of the window, or 80 columns by 24 lines if the size is unknown.
    public var size: Size {
      var window = winsize()
      // In bounds: the request writes a `winsize`.
      let result = unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &window)
      let isKnown = result == 0 && window.ws_col > 0
      return isKnown
        ? Size(columns: Int(window.ws_col), lines: Int(window.ws_row))
        : Size(columns: 80, lines: 24)
    }

    /// Writes text and escape sequences to the terminal.
    ///
    /// The method waits until the terminal has accepted the whole output. If the terminal was closed, the output is
    /// discarded.
    ///
    /// - Parameter output: The output, such as the result of ``TerminalList/draw()``.
    public func write(_ output: String) {
      var output = output
      // In bounds: the call reads the bytes of the buffer.
      output.withUTF8 { unsafe TerminalOutput.send(UnsafeRawBufferPointer($0)) }
    }

    private static func variable(_ name: String) -> String? {
      // In bounds: the text ends with 0.
      unsafe getenv(name).map { unsafe String(cString: $0) }
    }
  }
#endif
