/// How a target shows a snapshot: in sections, or in rows only.
@usableFromInline
enum ListLayout: Hashable, Sendable {
  case sections
  case rows(headers: Bool)

  @inlinable
  init(_ capabilities: ListCapabilities) {
    self =
      capabilities.contains(.sections)
      ? .sections : .rows(headers: capabilities.contains(.headerRows))
  }

  /// Returns the number of items in each section that the target shows.
  @inlinable
  func sizes<Section, Item>(of snapshot: Snapshot<Section, Item>) -> [Int] {
    switch self {
    case .sections: snapshot.store.sizes
    case .rows(let headers): [snapshot.numberOfRows(headers: headers)]
    }
  }
}
