/// The way in which a target shows a snapshot: with sections, or as rows only.
enum ListLayout: Hashable, Sendable {
  case sections
  case rows(headers: Bool)

  init(_ capabilities: ListCapabilities) {
    self =
      capabilities.contains(.sections)
      ? .sections : .rows(headers: capabilities.contains(.headerRows))
  }

  /// Returns the number of items in each section of the target; a target without sections has one section.
  func sizes(of shape: ListShape) -> [Int] {
    switch self {
    case .sections: shape.sizes
    case .rows(let headers): [shape.rowCount(headers: headers)]
    }
  }
}
