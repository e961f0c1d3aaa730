import DiffableSnapshots

extension StrictListFixture {
  /// What a list is told, in the words in which changesets describe themselves:
  /// `"delete 0.1, insert section 2, move 0.2 to 1.0"`.
  ///
  /// One text can be read as changes, which all hold at once, or as edits, one after the other. In
  /// edits what comes may say which place of the snapshot it has: `"insert 0.1 as 0.2"`.
  struct Script: ExpressibleByStringLiteral, Sendable {
    /// A place is one number for a section and two for an item.
    typealias Place = [Int]

    private struct Step {
      var verb: String
      var isSection: Bool
      var place: Place
      var other: Place?
    }

    private let steps: [Step]

    init(stringLiteral text: String) {
      steps = text.split(separator: ",").map { part in
        var words = part.split(separator: " ").map(String.init)
        let verb = words.removeFirst()
        let isSection = words.first == "section"
        if isSection { words.removeFirst() }
        return Step(
          verb: verb,
          isSection: isSection,
          place: Self.place(words[0]),
          other: words.count > 2 ? Self.place(words[2]) : nil
        )
      }
    }

    private static func place(_ word: String) -> Place {
      word.split(separator: ".").compactMap { Int($0) }
    }

    /// Whether sections come, go, move or are reloaded.
    var touchesSections: Bool { steps.contains(where: \.isSection) }

    private func moves(sections: Bool) -> [(Place, Place)] {
      steps.filter { $0.verb == "move" && $0.isSection == sections }
        .map { ($0.place, $0.other ?? $0.place) }
    }

    private func offsets(_ verb: String) -> [Int] {
      steps.filter { $0.verb == verb && $0.isSection }.map { $0.place[0] }
    }

    private func paths(_ verb: String) -> [ItemPath] {
      steps.filter { $0.verb == verb && !$0.isSection }.map { ItemPath($0.place) }
    }

    var changes: ListChanges {
      var changes = ListChanges()
      changes.sectionDeletions = offsets("delete")
      changes.sectionInsertions = offsets("insert")
      changes.sectionMoves = moves(sections: true).map { Move(from: $0[0], to: $1[0]) }
      changes.sectionReloads = offsets("reload")
      changes.sectionReconfigurations = offsets("reconfigure")
      changes.itemDeletions = paths("delete")
      changes.itemInsertions = paths("insert")
      changes.itemMoves = moves(sections: false).map { Move(from: ItemPath($0), to: ItemPath($1)) }
      changes.itemReloads = paths("reload")
      changes.itemReconfigurations = paths("reconfigure")
      return changes
    }

    var edits: [ListEdit] {
      steps.map { step in
        let (place, other) = (step.place, step.other ?? step.place)
        return switch (step.verb, step.isSection) {
        case ("delete", false): .deleteItem(ItemPath(place))
        case ("insert", false): .insertItem(ItemPath(place), new: ItemPath(other))
        case ("move", false): .moveItem(Move(from: ItemPath(place), to: ItemPath(other)))
        case ("reload", false): .reloadItem(ItemPath(place))
        case ("reconfigure", false): .reconfigureItem(ItemPath(place))
        case ("delete", true): .deleteSection(place[0])
        case ("insert", true): .insertSection(place[0], new: other[0])
        case ("move", true): .moveSection(Move(from: place[0], to: other[0]))
        case ("reload", true): .reloadSection(place[0])
        case ("reconfigure", true): .reconfigureSection(place[0])
        default: preconditionFailure("\(step.verb) is not a word of scripts")
        }
      }
    }
  }
}

extension ItemPath {
  fileprivate init(_ place: StrictListFixture.Script.Place) {
    self.init(section: place[0], item: place[1])
  }
}
