/// What a data source knows about its snapshot at the start of a drag, beside the snapshot.
///
/// A subclass stores the knowledge. Transactions know only this base class.
///
/// `@unchecked`: a class with subclasses cannot be checked. This class stores nothing, and each subclass is final and
/// has only constants of `Sendable` types.
@usableFromInline
class DragContext<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  init() {}
}
