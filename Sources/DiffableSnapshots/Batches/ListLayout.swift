/// How a list shows a snapshot: with its sections, or as one flat run of rows.
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

  /// The number of items in each section that the list has.
  @inlinable
  func sizes<Section, Item>(of snapshot: Snapshot<Section, Item>) -> [Int] {
    switch self {
    case .sections: snapshot.shape.sizes
    case .rows(let headers): [snapshot.numberOfRows(headers: headers)]
    }
  }
}
