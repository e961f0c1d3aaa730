import DiffableTerminal
import Foundation

extension Terminal {
  /// Runs a screen until the user quits it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - isAnimated: Whether deleted and moved rows are animated.
  @MainActor
  func run(_ screen: any Screen, isAnimated: Bool) async {
    await fullScreen {
      let session = ScreenSession(screen)
      var window = Window(size: size, usesColors: usesColors)
      // Keys do not postpone the next tick.
      var nextTick: Double?
      var isOpen = true
      await screen.runTasks()
      while isOpen {
        let interval = screen.isBusy ? 0.01 : screen.interval
        nextTick = interval.map { min(nextTick ?? .infinity, Self.now + $0) }
        let shown = session.shownScreen
        shown.list.isAnimated = isAnimated
        let event = draw(shown, in: &window, until: nextTick)
        shown.list.finishAnimation()
        switch event {
        case .key(let key): isOpen = await session.receive(.key(key))
        case .timeout:
          nextTick = nil
          isOpen = await session.receive(.tick)
        case .redraw: window = Window(size: size, usesColors: usesColors)
        case .end: isOpen = false
        }
      }
    }
  }

  /// Draws a screen, step by step during an animation, and returns the next event.
  @MainActor
  private func draw(
    _ screen: any Screen,
    in window: inout Window,
    until deadline: Double?
  ) -> TerminalEvent {
    while true {
      write(window.draw(screen))
      let rest = deadline.map { $0 - Self.now } ?? .infinity
      let step = screen.list.secondsToNextStep ?? .infinity
      let event = nextEvent(timeout: min(rest, step).isFinite ? min(rest, step) : nil)
      guard event == .timeout, step < rest else { return event }
      screen.list.showNextStep()
    }
  }

  /// The seconds of a clock that never goes back.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}
