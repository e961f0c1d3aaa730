/// The version of an item's cell, which changes when lists have to reload or reconfigure the item.
///
/// Each list must update a marked item once. A source can have several lists, which show its changes at
/// different times. So the source turns marks into versions, and each list compares the versions that it
/// shows with the current versions. Versions are only compared for equality.
struct ItemVersion: Equatable, Sendable {
  /// Changes when the item is reloaded.
  var reloads = 0

  /// Changes when the item is reconfigured.
  var updates = 0

  /// Returns how to update a cell from another version to this version; nil if the cell is up to date.
  func update(after old: ItemVersion) -> ContentUpdate? {
    if reloads != old.reloads { return .reload }
    return updates == old.updates ? nil : .reconfigure
  }
}
