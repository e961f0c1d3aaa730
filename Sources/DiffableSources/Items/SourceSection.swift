/// A section of a list of composed sources, identified by the source that makes the section.
///
/// The section contains the items of the source, or of its merged children.
public struct SourceSection: Hashable, Sendable {
  /// The identity of the source that makes the section.
  let source: SourceID

  /// The version of the supplementary views, which changes when they have to be updated.
  let version: Int

  /// The description of the app's section, if this value describes a problem.
  private var name: String?

  init(source: SourceID, version: Int) { (self.source, self.version) = (source, version) }

  /// Creates a section that describes a problem.
  init<Section>(source: SourceID, version: Int, of section: Section) {
    self.init(source: source, version: version)
    #if !hasFeature(Embedded)
      name = "\(section)"
    #endif
  }

  /// Returns whether two sections belong to the same source.
  ///
  /// - Complexity: O(1).
  public static func == (left: SourceSection, right: SourceSection) -> Bool {
    left.source == right.source
  }

  /// Hashes the identity of the source.
  ///
  /// - Parameter hasher: The hasher to feed.
  /// - Complexity: O(1).
  public func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SourceSection: CustomStringConvertible {
    /// The description of the section in the app's snapshot, for a problem; otherwise the description of the source.
    ///
    /// - Complexity: O(1).
    public var description: String { name ?? "section of \(source)" }
  }

  extension SourceItem: CustomStringConvertible {
    /// The description of the item.
    ///
    /// - Complexity: That of describing the item.
    public var description: String { box.description }
  }
#endif

extension SourceSection: ContentEquatable {
  /// Returns whether the supplementary views of another instance of the section are up to date.
  ///
  /// - Parameter other: An equal section.
  /// - Returns: Whether the supplementary views have not changed in between.
  /// - Complexity: O(1).
  public func isContentEqual(to other: SourceSection) -> Bool { version == other.version }
}
