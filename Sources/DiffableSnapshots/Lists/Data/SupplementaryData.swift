/// The supplementary views that a list reads from its data source, such as headers and footers.
///
/// The views are separate from ``ListData`` because many lists show no supplementary views. Both objects answer
/// from the same snapshot.
public final class SupplementaryData<View> {
  private let makeView: (SupplementaryKind, ItemPath) -> View?

  init(makeView: @escaping (SupplementaryKind, ItemPath) -> View?) {
    self.makeView = makeView
  }

  /// Makes or updates a view of a section with the data source's supplementary view provider.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - section: The section index.
  /// - Returns: The view, or nil when the provider returns none or the index is out of bounds.
  /// - Complexity: O(1), plus the time that the supplementary view provider takes.
  public func view(ofKind kind: SupplementaryKind, inSection section: Int) -> View? {
    view(ofKind: kind, at: ItemPath(section: section, item: 0))
  }

  /// Makes or updates a view at a path with the data source's supplementary view provider.
  ///
  /// - Parameters:
  ///   - kind: The kind of the view.
  ///   - path: The path of the view. The kind of the view determines what the item index of the path means.
  /// - Returns: The view, or nil when the provider returns none or the section is out of bounds.
  /// - Complexity: O(1), plus the time that the supplementary view provider takes.
  public func view(ofKind kind: SupplementaryKind, at path: ItemPath) -> View? {
    makeView(kind, path)
  }
}

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
