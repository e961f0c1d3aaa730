/// Does something once when each of some steps was taken, however often each is.
///
/// A step that is dropped was taken too: a list that forgets to call a completion, or goes with it, must
/// not leave anybody waiting.
final class Countdown {
  private var remaining: Int
  private let action: () -> Void

  init(from count: Int, action: @escaping () -> Void) {
    // One more for `start`, so that nothing ends while steps are still handed out.
    remaining = count + 1
    self.action = action
  }

  func step() -> () -> Void {
    let step = Step(of: self)
    return { step.take() }
  }

  func start() { count() }

  private func count() {
    remaining -= 1
    if remaining == 0 { action() }
  }

  private final class Step {
    private var countdown: Countdown?

    init(of countdown: Countdown) { self.countdown = countdown }

    func take() {
      guard let countdown else { return }
      self.countdown = nil
      countdown.count()
    }

    deinit { take() }
  }
}
