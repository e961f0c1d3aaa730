/// The link from a source to the pager whose pages it shows.
///
/// A source has one link. A pager whose link it no longer has is not shown there any more.
final class PageLink<Item> {
  /// Loads the pages that a displayed item needs.
  let loadPagesNear: (_ item: Item) -> Void

  init(loadPagesNear: @escaping (_ item: Item) -> Void) { self.loadPagesNear = loadPagesNear }
}

#if !hasFeature(Embedded)
  /// A source that can show the pages of a pager.
  protocol PagedSource<Item>: AnyObject {
    associatedtype Item

    /// The link to the pager that is shown; nil without one.
    var pageLink: PageLink<Item>? { get set }
  }

  extension BasicSource: PagedSource {}
  extension SnapshotSource: PagedSource {}
#endif
