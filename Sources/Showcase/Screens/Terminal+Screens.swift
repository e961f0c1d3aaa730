#if os(macOS) || os(Linux)
import DiffableTerminal
import Foundation

extension Terminal {
  /// Runs a screen until the user quits it.
  ///
  /// - Parameter screen: The screen.
  @MainActor
  func run(_ screen: any Screen) async {
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
        write(window.draw(session.shownScreen))
        switch nextEvent(timeout: nextTick.map { $0 - Self.now }) {
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

  /// The seconds of a clock that never goes back.
  private static var now: Double { ProcessInfo.processInfo.systemUptime }
}
#endif
