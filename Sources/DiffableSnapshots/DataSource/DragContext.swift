/// The data of a data source at the start of a drag, in addition to the snapshot.
///
/// Subclasses store the data. Transactions use only this base class.
///
/// `@unchecked`: a class with subclasses cannot be checked. This class stores nothing, and each subclass is final and
/// has only constants of `Sendable` types.
@usableFromInline
class DragContext<Section: Hashable & Sendable, Item: Hashable & Sendable>: @unchecked Sendable {
  init() {}
}
