extension ListShape {
  /// Returns the path of a location.
  @usableFromInline
  func path(of location: Location) -> ItemPath {
    let section = section(of: location)
    return ItemPath(section: section, item: position(of: location) - start(section))
  }
}
