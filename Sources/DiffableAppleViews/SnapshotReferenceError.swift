import DiffableSnapshots

/// An error that occurs when a snapshot is made from identifiers of unknown types, such as the identifiers of a fetched
/// results controller.
public enum SnapshotReferenceError<
  Section: Hashable & Sendable,
  Item: Hashable & Sendable
>: Error, Hashable {
  /// The identifier of a section has another type than the sections of the snapshot.
  case unexpectedSection(_ description: String, type: String)

  /// The identifier of an item has another type than the items of the snapshot.
  case unexpectedItem(_ description: String, type: String)
}

extension SnapshotReferenceError: CustomStringConvertible {
  /// A sentence that names the identifier that caused the error.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the sentence.
  public var description: String {
    switch self {
    case .unexpectedSection(let section, let type):
      "The section \(section) has the type \(type), but sections of the snapshot have the type \(Section.self)"
    case .unexpectedItem(let item, let type):
      "The item \(item) has the type \(type), but items of the snapshot have the type \(Item.self)"
    }
  }
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
  ) throws(SnapshotReferenceError<Section, Item>) {
    var contents: [(Section, [Item])] = []
    for (section, reference) in zip(try Self.convert(sections: sections), sections) {
      contents.append((section, try Self.convert(items: items(reference))))
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
  ) throws(SnapshotReferenceError<Section, Item>) {
    let reloaded = try Self.convert(items: reloadedItems)
    let reconfigured = try Self.convert(items: reconfiguredItems)
    let sections = try Self.convert(sections: reloadedSections)
    reconfigureItems(reconfigured)
    reloadItems(reloaded)
    reloadSections(sections)
  }

  private static func convert(
    sections: [Any]
  ) throws(SnapshotReferenceError<Section, Item>) -> [Section] {
    try convert(sections) { .unexpectedSection("\($0)", type: "\(type(of: $0))") }
  }

  private static func convert(
    items: [Any]
  ) throws(SnapshotReferenceError<Section, Item>) -> [Item] {
    try convert(items) { .unexpectedItem("\($0)", type: "\(type(of: $0))") }
  }

  private static func convert<Identifier>(
    _ values: [Any],
    error: (Any) -> SnapshotReferenceError<Section, Item>
  ) throws(SnapshotReferenceError<Section, Item>) -> [Identifier] {
    // Converting the array once is faster than converting each value.
    if let converted = values as? [Identifier] { return converted }
    guard let unexpected = values.first(where: { !($0 is Identifier) }) else { return [] }
    throw error(unexpected)
  }
}
