import DiffableSnapshots

/// A text notation for snapshots.
///
/// `a 1 2! 3? | b! 4` has the sections a and b. `!` marks a section or an item to reload, `?` to reconfigure.
extension Snapshot where Section: LosslessStringConvertible, Item: LosslessStringConvertible {
  package init(_ notation: String) {
    var contents: [(Section, [Item])] = []
    var reloadedSections: [Section] = []
    var reconfiguredSections: [Section] = []
    var reloaded: [Item] = []
    var reconfigured: [Item] = []
    for part in notation.split(separator: "|") {
      let words = part.split(separator: " ").map(String.init)
      let section = Section(parsing: words[0])
      if words[0].hasSuffix("!") { reloadedSections.append(section) }
      if words[0].hasSuffix("?") { reconfiguredSections.append(section) }
      let items = words.dropFirst().map { word in
        let item = Item(parsing: word)
        if word.hasSuffix("!") { reloaded.append(item) }
        if word.hasSuffix("?") { reconfigured.append(item) }
        return item
      }
      contents.append((section, items))
    }
    self.init(contents)
    reloadSections(reloadedSections)
    reconfigureSections(reconfiguredSections)
    reloadItems(reloaded)
    reconfigureItems(reconfigured)
  }

  /// The notation of the contents and the marks, read through public functions.
  package var notation: String {
    let (reloaded, reconfigured) = (reloadedItemIdentifiers, reconfiguredItemIdentifiers)
    return sectionIdentifiers.enumerated().map { offset, section in
      let count = numberOfItems(inSectionAt: offset) ?? -1
      let items = (0..<count).map { item in
        itemIdentifier(for: ItemPath(section: offset, item: item)).map { item in
          "\(item)" + (reloaded.contains(item) ? "!" : "")
            + (reconfigured.contains(item) ? "?" : "")
        } ?? "nothing"
      }
      let mark =
        (reloadedSectionIdentifiers.contains(section) ? "!" : "")
        + (reconfiguredSectionIdentifiers.contains(section) ? "?" : "")
      return (["\(section)\(mark)"] + items).joined(separator: " ")
    }
    .joined(separator: " | ")
  }
}

extension LosslessStringConvertible {
  fileprivate init(parsing word: String) {
    let name = String(word.prefix { $0 != "!" && $0 != "?" })
    guard let value = Self(name) else { preconditionFailure("\(word) is no \(Self.self)") }
    self = value
  }
}

extension Snapshot {
  /// The items of each section.
  package var itemsBySection: [[Item]] {
    sectionIdentifiers.map { itemIdentifiers(inSection: $0) }
  }
}

package typealias TestSnapshot = Snapshot<String, Int>
package typealias TestSnapshotProblem = SnapshotProblem<String, Int>
