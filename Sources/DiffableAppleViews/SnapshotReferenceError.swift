import DiffableSnapshots

/// An error that occurs when a snapshot is made from identifiers of unknown types, such as the identifiers of a fetched
/// results controller.
public struct SnapshotReferenceError: Error, Hashable, CustomStringConvertible {
  /// A sentence that names the first identifier of another type, its type, and the type that the snapshot needs.
  public let description: String
}

extension Snapshot {
  /// Creates a snapshot from identifiers of unknown types.
  ///
  /// - Parameters:
  ///   - sections: The identifiers of the sections, in order.
  ///   - items: Returns the identifiers of the items in a section, in order.
  /// - Throws: An error that names the first identifier of another type.
  /// - Complexity: O(*n*) on average, where *n* is the number of sections and items.
  init(
    convertingSections sections: [Any],
    items: (_ section: Any) -> [Any]
  ) throws(SnapshotReferenceError) {
    let identifiers: [Section] = try Self.convert(sections, "section")
    var contents: [(Section, [Item])] = []
    for (section, reference) in zip(identifiers, sections) {
      contents.append((section, try Self.convert(items(reference), "item")))
    }
    self.init(contents)
  }

  /// Adds marks for identifiers of unknown types.
  ///
  /// - Parameters:
  ///   - reloadedSections: The sections to reload.
  ///   - reloadedItems: The items to reload.
  ///   - reconfiguredItems: The items to reconfigure.
  /// - Throws: An error that names the first identifier of another type.
  /// - Complexity: O(*k* log *n*) on average, where *k* is the number of marked identifiers and *n* the number of
  ///   sections and items.
  mutating func convertMarks(
    reloadedSections: [Any],
    reloadedItems: [Any],
    reconfiguredItems: [Any]
  ) throws(SnapshotReferenceError) {
    let reloaded: [Item] = try Self.convert(reloadedItems, "item")
    let reconfigured: [Item] = try Self.convert(reconfiguredItems, "item")
    let sections: [Section] = try Self.convert(reloadedSections, "section")
    reconfigureItems(reconfigured)
    reloadItems(reloaded)
    reloadSections(sections)
  }

  private static func convert<Identifier>(
    _ values: [Any],
    _ name: String
  ) throws(SnapshotReferenceError) -> [Identifier] {
    // Converting the array once is faster than converting each value.
    if let converted = values as? [Identifier] { return converted }
    guard let unexpected = values.first(where: { !($0 is Identifier) }) else { return [] }
    throw SnapshotReferenceError(
      description: "The \(name) \(unexpected) has the type \(type(of: unexpected)), "
        + "but \(name)s of the snapshot have the type \(Identifier.self)"
    )
  }
}
