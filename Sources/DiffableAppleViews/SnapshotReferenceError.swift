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
    for section in sections {
      contents.append(
        (try Snapshot.convert(section: section), try Snapshot.convert(items: items(section)))
      )
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
    let reloaded = try Snapshot.convert(items: reloadedItems)
    let reconfigured = try Snapshot.convert(items: reconfiguredItems)
    var sections: [Section] = []
    for section in reloadedSections { sections.append(try Snapshot.convert(section: section)) }
    reconfigureItems(reconfigured)
    reloadItems(reloaded)
    reloadSections(sections)
  }

  private static func convert(
    section: Any
  ) throws(SnapshotReferenceError<Section, Item>) -> Section {
    guard let converted = section as? Section else {
      throw .unexpectedSection("\(section)", type: "\(type(of: section))")
    }
    return converted
  }

  private static func convert(
    items: [Any]
  ) throws(SnapshotReferenceError<Section, Item>) -> [Item] {
    // Converting the array once is faster than converting each item.
    if let converted = items as? [Item] { return converted }
    var converted: [Item] = []
    for item in items {
      guard let item = item as? Item else {
        throw .unexpectedItem("\(item)", type: "\(type(of: item))")
      }
      converted.append(item)
    }
    return converted
  }
}
