/// Runs an action once, after every step of a group has completed.
///
/// Completing a step twice has no effect. Releasing the closure of a step also completes the step. So no
/// caller waits forever for a list that drops a completion or is released with it.
final class CompletionGroup {
  private var remaining: Int
  private let action: () -> Void

  init(steps count: Int, action: @escaping () -> Void) {
    // `close` completes one more step. So the action cannot run before all steps have been created.
    remaining = count + 1
    self.action = action
  }

  /// Returns a closure that completes one step.
  func step() -> () -> Void {
    let step = Step(of: self)
    return { step.complete() }
  }

  /// Lets the action run as soon as all steps have completed.
  func close() { completeStep() }

  private func completeStep() {
    remaining -= 1
    if remaining == 0 { action() }
  }

  private final class Step {
    private var group: CompletionGroup?

    init(of group: CompletionGroup) { self.group = group }

    func complete() {
      guard let group else { return }
      self.group = nil
      group.completeStep()
    }

    deinit { complete() }
  }
}
