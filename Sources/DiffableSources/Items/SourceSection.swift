/// A section of a list of composed sources: that of the source whose items, or whose children, it holds.
public struct SourceSection: Hashable, Sendable {
  /// The source that makes the section.
  public let source: SourceID

  /// Changes when the headers and footers are to be updated.
  let version: Int

  /// Whether both are the section of the same source.
  ///
  /// - Complexity: O(1).
  public static func == (left: SourceSection, right: SourceSection) -> Bool {
    left.source == right.source
  }

  /// Hashes the source.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension SourceSection: ContentEquatable {
  /// Whether the headers and footers of the other section are up to date.
  ///
  /// - Parameter other: The section at another time.
  /// - Returns: Whether the source's supplementary views are the same.
  /// - Complexity: O(1).
  public func isContentEqual(to other: SourceSection) -> Bool { version == other.version }
}
