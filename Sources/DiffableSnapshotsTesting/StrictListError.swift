/// What a ``StrictList`` refuses to do, and why.
public struct StrictListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The rule that was broken.
  public var rule: ListRule

  /// What broke it, with the numbers.
  public var details: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - rule: The rule that was broken.
  ///   - details: What broke it, with the numbers.
  /// - Complexity: O(1).
  public init(_ rule: ListRule, _ details: String) {
    self.rule = rule
    self.details = details
  }

  /// One line, as in `Rule 17, numberOfItems: section 2 had 3 items, …`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of ``details``.
  public var description: String { "Rule \(rule.rawValue), \(rule): \(details)" }
}
