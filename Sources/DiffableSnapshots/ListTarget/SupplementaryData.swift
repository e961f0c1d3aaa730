/// What a list may ask of its data source besides cells: headers, footers, and other supplementary
/// views.
///
/// An object beside ``ListData``, since many lists show no such views and need not know of them. It
/// answers from the same snapshot.
public final class SupplementaryData<View> {
  private let makeView: (SupplementaryKind, ItemPath) -> View?

  @usableFromInline
  init(makeView: @escaping (SupplementaryKind, ItemPath) -> View?) {
    self.makeView = makeView
  }

  /// Creates the data from whatever holds the snapshot.
  ///
  /// A convenience initializer for the reason that that of ``ListData`` is one.
  ///
  /// - Parameters:
  ///   - snapshot: Gives the snapshot that holds now.
  ///   - view: Gives the view of a kind at a path of that snapshot, in a section.
  @inlinable
  package convenience init<Section, Item>(
    snapshot: @escaping () -> Snapshot<Section, Item>,
    view: @escaping (SupplementaryKind, ItemPath, Section) -> View?
  ) {
    self.init { kind, path in
      snapshot().sectionIdentifier(for: path.section).flatMap { view(kind, path, $0) }
    }
  }

  /// Makes, or updates, the view of a section, with the data source's supplementary view provider.
  ///
  /// - Parameters:
  ///   - kind: What the view is for.
  ///   - section: The offset of the section.
  /// - Returns: The view, or nil when there is none or the offset is out of bounds.
  /// - Complexity: O(1), and what the supplementary view provider takes.
  public func view(ofKind kind: SupplementaryKind, inSection section: Int) -> View? {
    view(ofKind: kind, at: ItemPath(section: section, item: 0))
  }

  /// Makes, or updates, a view that belongs to a place in a section, with the data source's
  /// supplementary view provider.
  ///
  /// - Parameters:
  ///   - kind: What the view is for.
  ///   - path: The place; what its item means is up to the kind.
  /// - Returns: The view, or nil when there is none or the section is out of bounds.
  /// - Complexity: O(1), and what the supplementary view provider takes.
  public func view(ofKind kind: SupplementaryKind, at path: ItemPath) -> View? {
    makeView(kind, path)
  }
}
