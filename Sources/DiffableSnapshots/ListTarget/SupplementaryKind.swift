/// What a supplementary view is for: a header, a footer, or anything else that a list knows.
///
/// Kinds are names. A list that shows more than headers and footers adds its own:
///
/// ```swift
/// extension SupplementaryKind {
///   static let badge = SupplementaryKind(rawValue: "badge")
/// }
/// ```
public struct SupplementaryKind: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String

  /// Creates a kind.
  ///
  /// - Parameter rawValue: A name that no other kind has.
  /// - Complexity: O(1).
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A view before the items of a section.
  public static let header = SupplementaryKind(rawValue: "header")

  /// A view after the items of a section.
  public static let footer = SupplementaryKind(rawValue: "footer")
}
