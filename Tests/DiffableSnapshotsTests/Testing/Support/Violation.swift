import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport

/// An attempt that breaks exactly one rule.
struct Violation: Sendable, CustomStringConvertible {
  /// The rule that the attempt breaks.
  var rule: ListRule

  /// A description of the attempt, for messages.
  var title: String

  var attempt: StrictListFixture.Attempt

  /// The numbers and paths that the error must name.
  var numbers: [String] = []

  /// A correction that makes the attempt legal.
  ///
  /// If the corrected attempt is accepted, the attempt breaks no other rule.
  var correction: @Sendable (inout StrictListFixture.Attempt) -> Void = { _ in }

  var description: String { "rule \(rule.rawValue), \(title)" }

  /// The attempt after the correction.
  var corrected: StrictListFixture.Attempt {
    var attempt = attempt
    correction(&attempt)
    return attempt
  }

  /// All violations, at least one for each rule.
  static let all: [Violation] = [
    coordinates, bounds, conflicts, sectionsAndItems, updates, counts, time, edits, capabilities,
  ].flatMap(\.self)
}

extension Violation {
  /// Creates an incomplete violation: the methods below add the contents and the change.
  static func breaking(
    _ rule: ListRule,
    _ title: String,
    on capabilities: ListCapabilities = .collectionView,
    by method: StrictListMethod = .batches
  ) -> Violation {
    let attempt = StrictListFixture.Attempt(capabilities: capabilities, method: method)
    return Violation(rule: rule, title: title, attempt: attempt)
  }

  /// Sets the contents before and after the attempt.
  func from(_ old: String, to new: String) -> Violation {
    with { ($0.attempt.old, $0.attempt.new) = (TestSnapshot(old), TestSnapshot(new)) }
  }

  /// Sets the script that the list must refuse.
  func performing(_ script: StrictListFixture.Script) -> Violation {
    with { $0.attempt.change = .script(script) }
  }

  /// Sets the behavior of the data, and the numbers that the error must name.
  ///
  /// Correct behavior makes the attempt legal.
  func withData(_ behavior: StrictListFixture.Attempt.Behavior, naming numbers: String...)
    -> Violation
  {
    with {
      ($0.attempt.behavior, $0.numbers, $0.correction) = (behavior, numbers, Self.correctBehavior)
    }
  }

  /// Sets the script that makes the attempt legal.
  func legal(performing script: StrictListFixture.Script) -> Violation {
    with { $0.correction = { $0.change = .script(script) } }
  }

  /// Sets the additional capabilities that make the attempt legal.
  func legal(with capabilities: ListCapabilities) -> Violation {
    with { $0.correction = { $0.capabilities.formUnion(capabilities) } }
  }

  private static let correctBehavior: @Sendable (inout StrictListFixture.Attempt) -> Void = {
    $0.behavior = .correct
  }

  private func with(_ change: (inout Violation) -> Void) -> Violation {
    var result = self
    change(&result)
    return result
  }
}
