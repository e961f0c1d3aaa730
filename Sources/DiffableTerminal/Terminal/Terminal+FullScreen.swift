#if os(macOS) || os(Linux)
  extension Terminal {
    /// Runs a closure that uses the whole window and receives each key without Return.
    ///
    /// The previous contents of the window and the modes of the terminal are restored when the closure returns or
    /// throws. They are also restored when the program exits within the closure, and while the user stops the program
    /// with Ctrl-Z. A signal that ends the program, such as that of Ctrl-C or of a trap, restores them first.
    ///
    /// The method installs handlers for these signals, and afterwards installs the previous handlers again. Do not
    /// call it within another call.
    ///
    /// - Parameter body: The closure.
    /// - Returns: The result of the closure.
    /// - Throws: The error that the closure throws.
    public func fullScreen<Result, Failure: Error>(
      _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
      let leave = enterFullScreen()
      defer { leave() }
      return try body()
    }

    /// Runs a closure that suspends, in the same way as ``fullScreen(_:)``.
    ///
    /// - Parameter body: The closure, which runs on the actor of the caller.
    /// - Returns: The result of the closure.
    /// - Throws: The error that the closure throws.
    nonisolated(nonsending) public func fullScreen<Result, Failure: Error>(
      awaiting body: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
      let leave = enterFullScreen()
      defer { leave() }
      return try await body()
    }

    /// Switches to the full screen, and returns a function that restores the terminal.
    private func enterFullScreen() -> () -> Void {
      let handlers = TerminalSignals.install()
      TerminalModes.enter()
      return {
        TerminalModes.leave()
        TerminalSignals.restore(handlers)
      }
    }

    /// Waits for the next event.
    ///
    /// Call this method within ``fullScreen(_:)``. Keys that the user presses earlier are kept.
    ///
    /// - Parameter timeout: The number of seconds to wait, or nil to wait without a limit.
    /// - Returns: The event, or ``TerminalEvent/timeout`` if the time has passed.
    public func nextEvent(timeout: Double? = nil) -> TerminalEvent {
      input.next(until: timeout.map { TerminalClock.now + max(0, $0) })
    }

    /// Shows a list in the whole window until the user quits.
    ///
    /// The up and down arrow keys, Page Up, Page Down, Home and End select rows or scroll. The space bar lifts the
    /// selected row and drops it, if the data source allows its reordering. Ctrl-D quits.
    ///
    /// - Parameters:
    ///   - list: The list.
    ///   - press: Handles any other key, and returns whether to continue. The rows that it changes are marked until
    ///     the next key that neither selects a row nor scrolls. An error that it throws is in
    ///     ``TerminalList/changes``.
    public func run(_ list: TerminalList, pressing press: (TerminalKey) throws -> Bool) {
      fullScreen {
        layOut(list)
        while true {
          write(list.draw())
          switch nextEvent() {
          case .key(.endOfInput), .end: return
          case .key(let key) where list.navigate(by: key): break
          case .key(let key):
            var continues = true
            list.change { continues = try list.drag(by: key) || press(key) }
            guard continues else { return }
          case .redraw, .timeout: layOut(list)
          }
        }
      }
    }

    /// Shows a list in the whole window.
    private func layOut(_ list: TerminalList) {
      let size = size
      list.show(
        in: TerminalPane(
          top: 0,
          height: size.lines,
          width: size.columns,
          usesColors: usesColors
        )
      )
    }
  }
#endif
