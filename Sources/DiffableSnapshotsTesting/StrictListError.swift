/// An error that describes why a ``StrictList`` refused a call.
public struct StrictListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The broken rule.
  public var rule: ListRule

  /// The change that broke the rule, with its indexes, paths and counts.
  public var details: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - rule: The broken rule.
  ///   - details: The change that broke the rule, with its indexes, paths and counts.
  /// - Complexity: O(1).
  public init(_ rule: ListRule, _ details: String) {
    self.rule = rule
    self.details = details
  }

  /// A line such as `Rule 17, numberOfItems: section 2 had 3 items, …`.
  ///
  /// - Complexity: O(*n*), where *n* is the length of ``details``.
  public var description: String { "Rule \(rule.rawValue), \(rule): \(details)" }
}
