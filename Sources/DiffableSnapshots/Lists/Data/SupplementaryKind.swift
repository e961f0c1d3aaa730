/// The kind of a supplementary view: a header, a footer, or any other kind that a list shows.
///
/// A kind is a name. A list that shows more than headers and footers defines its own kinds:
///
/// ```swift
/// extension SupplementaryKind {
///   static let badge = SupplementaryKind(rawValue: "badge")
/// }
/// ```
public struct SupplementaryKind: RawRepresentable, Hashable, Sendable {
  /// The name of the kind.
  public var rawValue: String

  /// Creates a kind with a name.
  ///
  /// - Parameter rawValue: The name. Kinds with equal names are equal.
  /// - Complexity: O(1).
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A view before the items of a section.
  public static let header = SupplementaryKind(rawValue: "header")

  /// A view after the items of a section.
  public static let footer = SupplementaryKind(rawValue: "footer")
}
