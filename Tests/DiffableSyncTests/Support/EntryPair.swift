import DiffableSync
import DiffableSnapshotsTesting
import Testing

typealias EntrySnapshot = Snapshot<Entry, Entry>

extension Snapshot<Entry, Entry> {
  /// The sections and items with their content, which `==` does not compare.
  var shownContent: [[String]] {
    sectionIdentifiers.enumerated().map { index, section in
      ["\(section.id)\(section.text)"]
        + (0..<(numberOfItems(inSectionAt: index) ?? 0)).map { item in
          itemIdentifier(for: ItemPath(section: index, item: item))
            .map { "\($0.id)\($0.text)" } ?? "nothing"
        }
    }
  }
}

/// A generator of pairs: a random snapshot, and an edited version in which some sections and items have other content.
struct EntryPairs {
  private var generator: SnapshotGenerator
  private var random: SeededGenerator
  var sections = 0...6
  var items = 0...30

  init(seed: UInt64) {
    generator = SnapshotGenerator(seed: seed)
    random = SeededGenerator(seed: seed)
  }

  /// Returns the next pair.
  ///
  /// - Parameters:
  ///   - edits: The number of edits.
  ///   - isShared: Whether the new snapshot is an edited copy. Otherwise the snapshots share no memory.
  /// - Returns: The snapshots before and after the edits.
  mutating func next(
    edits: Int,
    isShared: Bool = false
  ) -> (old: EntrySnapshot, new: EntrySnapshot) {
    let numbers = generator.edited(generator.snapshot(sections: sections, items: items), times: 2)
    var old = numbers.mapped(section: { Entry($0) }, item: { Entry($0) })
    old.reloadItems(old.itemIdentifiers.filter { $0.id % 7 == 0 })
    let edited = generator.edited(numbers, times: edits)
    guard isShared else {
      var texts: [Int: String] = [:]
      for id in edited.sectionIdentifiers + edited.itemIdentifiers { texts[id] = text() }
      let new = edited.mapped(
        section: { Entry($0, texts[$0] ?? "") },
        item: { Entry($0, texts[$0] ?? "") }
      )
      return (old, new)
    }
    var new = old
    for item in old.itemIdentifiers.shuffled(using: &random).prefix(edits) {
      switch Int.random(in: 0..<4, using: &random) {
      case 0: new.deleteItems([item])
      case 1: new.insertItems([Entry(-item.id - 1)], afterItem: item)
      case 2: new.reconfigureItems([content(item.id)])
      default:
        guard let anchor = new.itemIdentifiers.randomElement(using: &random), anchor != item
        else { continue }
        new.insertItems([content(item.id)], beforeItem: anchor)
      }
    }
    return (old, new)
  }

  private mutating func content(_ id: Int) -> Entry { Entry(id, text()) }

  private mutating func text() -> String {
    ["", "", "a", "é\u{0}"][Int.random(in: 0..<4, using: &random)]
  }
}
