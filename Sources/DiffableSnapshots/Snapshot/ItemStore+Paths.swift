extension ItemStore {
  /// The path of a place.
  @inlinable
  func path(of place: Place) -> ItemPath {
    let section = section(of: place)
    return ItemPath(section: section, item: position(of: place) - start(section))
  }
}
