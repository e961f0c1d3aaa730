import DiffableSnapshots
import DiffableSnapshotsTesting

/// An attempt that breaks one rule and no other.
struct Violation: Sendable, CustomStringConvertible {
  /// The rule that it breaks.
  var rule: ListRule

  /// What it does, for messages.
  var title: String

  var attempt: StrictListFixture.Attempt

  /// The numbers that the refusal must name.
  var numbers: [String] = []

  /// What makes the attempt legal, which shows that nothing else is wrong with it.
  var remedy: @Sendable (inout StrictListFixture.Attempt) -> Void = { _ in }

  var description: String { "rule \(rule.rawValue), \(title)" }

  /// The attempt after the remedy.
  var remedied: StrictListFixture.Attempt {
    var attempt = attempt
    remedy(&attempt)
    return attempt
  }

  /// Every violation there is; each rule has one at least.
  static let all: [Violation] = [
    coordinates, bounds, conflicts, sectionsAndItems, updates, counts, time, edits, capabilities,
  ].flatMap(\.self)
}

extension Violation {
  /// A violation to be described by the calls that follow.
  static func breaking(
    _ rule: ListRule,
    _ title: String,
    on capabilities: ListCapabilities = .collectionView,
    by method: StrictListMethod = .batches
  ) -> Violation {
    let attempt = StrictListFixture.Attempt(capabilities: capabilities, method: method)
    return Violation(rule: rule, title: title, attempt: attempt)
  }

  /// The same for a list that takes edits.
  static func editing(
    _ rule: ListRule,
    _ title: String,
    on capabilities: ListCapabilities = .collectionView
  ) -> Violation {
    breaking(rule, title, on: capabilities, by: .edits)
  }

  /// What the list can do.
  func on(_ capabilities: ListCapabilities) -> Violation {
    with { $0.attempt.capabilities = capabilities }
  }

  /// What is shown before, and what is to be shown.
  func from(_ old: StrictListFixture.Contents, to new: StrictListFixture.Contents) -> Violation {
    with { ($0.attempt.old, $0.attempt.new) = (old, new) }
  }

  /// What the list must refuse, and the numbers that it must name.
  func telling(_ script: StrictListFixture.Script, naming numbers: String...) -> Violation {
    with { ($0.attempt.work, $0.numbers) = (.script(script), numbers) }
  }

  /// How the data behave, and the numbers that the list must name.
  func when(_ conduct: StrictListFixture.Attempt.Behavior, naming numbers: String...) -> Violation {
    with { ($0.attempt.conduct, $0.numbers, $0.remedy) = (conduct, numbers, Self.properly) }
  }

  /// What would have been right to tell.
  func legal(telling script: StrictListFixture.Script) -> Violation {
    with { $0.remedy = { $0.work = .script(script) } }
  }

  /// What the list would have to be able to do.
  func legal(with capabilities: ListCapabilities) -> Violation {
    with { $0.remedy = { $0.capabilities.formUnion(capabilities) } }
  }

  private static let properly: @Sendable (inout StrictListFixture.Attempt) -> Void = {
    $0.conduct = .proper
  }

  private func with(_ change: (inout Violation) -> Void) -> Violation {
    var result = self
    change(&result)
    return result
  }
}
