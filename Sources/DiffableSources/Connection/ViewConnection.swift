// Embedded Swift has no reusable cells.
#if !hasFeature(Embedded)
  /// A connection that shows a source in a table view or a collection view of UIKit or AppKit.
  ///
  /// `DiffableUIKit` and `DiffableAppKit` have the classes that conform to this protocol.
  @MainActor
  public protocol ViewConnection<Target> {
    /// The target that shows the source in the view.
    associatedtype Target: ListTarget

    /// The connection of the source to the target.
    var connection: SourceConnection<ReusableCell, Target> { get }
  }

  extension ViewConnection {
    /// Returns whether a section shows the items of a source, or of sources below it.
    ///
    /// Call this method in the layout of the view, if the layout depends on the section.
    ///
    /// - Parameters:
    ///   - section: The index of the section in the view.
    ///   - source: A source in the tree that the view shows. All sections of a ``SectionedSource`` are sections of it. A
    ///     section of a merged composite is a section of each source below the composite.
    /// - Returns: Whether it is a section of the source; false if the index is out of bounds.
    /// - Complexity: O(*d*), where *d* is the depth of the tree.
    public func isSection(_ section: Int, of source: ListSource<ReusableCell>) -> Bool {
      connection.isSection(section, of: source)
    }
  }
#endif
