extension Changeset {
  /// The identifiers of rows: sections and items in one name space.
  @usableFromInline
  enum RowIdentifier: Hashable {
    case header(Section)
    case item(Item)
  }

  /// The changes as a list without sections sees them, every path being a row of section 0.
  ///
  /// The rows are compared anew, since the fewest moves of rows do not follow from the fewest moves of
  /// sections and items: one section that moves past another is as many moves as the smaller of the
  /// two has rows.
  @inlinable
  func rowChanges(headers: Bool) -> ListChanges {
    let difference = Difference(
      from: rowIdentifiers(of: old, headers: headers),
      to: rowIdentifiers(of: new, headers: headers)
    )
    var flat = ListChanges(difference, section: 0)
    guard changes.hasUpdates else { return flat }
    addRowUpdates(to: &flat, headers: headers)
    return flat
  }

  @inlinable
  func rowIdentifiers(
    of snapshot: Snapshot<Section, Item>,
    headers: Bool
  ) -> [RowIdentifier] {
    snapshot.sections.indices.flatMap { section in
      (headers ? [RowIdentifier.header(snapshot.sections[section])] : [])
        + snapshot.store.items(ofSection: section).map { .item($0) }
    }
  }

  /// A section that is reloaded reloads its header and those of its items that were there before; one that
  /// is reconfigured reconfigures its header.
  @inlinable
  func addRowUpdates(to flat: inout ListChanges, headers: Bool) {
    let sectionReloads = Set(changes.sectionReloads)
    let sectionReconfigurations = Set(changes.sectionReconfigurations)
    let reloads = Set(changes.itemReloads)
    let reconfigurations = Set(changes.itemReconfigurations)
    for (offset, row) in new.rows(headers: headers).enumerated() {
      let flatPath = ItemPath(section: 0, item: offset)
      switch row {
      case .header(let section):
        if sectionReloads.contains(section) {
          flat.itemReloads.append(flatPath)
        } else if sectionReconfigurations.contains(section) {
          flat.itemReconfigurations.append(flatPath)
        }
      case .item(let path):
        if reloads.contains(path)
          || sectionReloads.contains(path.section) && oldPath(for: path) != nil
        {
          flat.itemReloads.append(flatPath)
        } else if reconfigurations.contains(path) {
          flat.itemReconfigurations.append(flatPath)
        }
      }
    }
  }
}
