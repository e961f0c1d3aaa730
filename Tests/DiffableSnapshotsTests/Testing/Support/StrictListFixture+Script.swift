import DiffableSnapshots

extension StrictListFixture {
  /// Changes as text, in the words of changeset descriptions: `"delete 0.1, insert section 2"`.
  ///
  /// A script can be read as changes that form one batch, or as edits that are performed one after the other.
  /// An insertion in edits may name the path of its item in the new snapshot: `"insert 0.1 as 0.2"`.
  struct Script: ExpressibleByStringLiteral, Sendable {
    /// A section index, or the two indexes of an item path.
    typealias Position = [Int]

    private struct Step {
      var verb: String
      var isSection: Bool
      var position: Position
      var other: Position?
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
          position: Self.position(words[0]),
          other: words.count > 2 ? Self.position(words[2]) : nil
        )
      }
    }

    private static func position(_ word: String) -> Position {
      word.split(separator: ".").compactMap { Int($0) }
    }

    /// Whether the script names a section.
    var namesSections: Bool { steps.contains(where: \.isSection) }

    private func moves(sections: Bool) -> [(Position, Position)] {
      steps.filter { $0.verb == "move" && $0.isSection == sections }
        .map { ($0.position, $0.other ?? $0.position) }
    }

    private func sectionIndexes(_ verb: String) -> [Int] {
      steps.filter { $0.verb == verb && $0.isSection }.map { $0.position[0] }
    }

    private func paths(_ verb: String) -> [ItemPath] {
      steps.filter { $0.verb == verb && !$0.isSection }.map { ItemPath($0.position) }
    }

    var changes: ListChanges {
      var changes = ListChanges()
      changes.sections.deletions = sectionIndexes("delete")
      changes.sections.insertions = sectionIndexes("insert")
      changes.sections.moves = moves(sections: true).map { Move(from: $0[0], to: $1[0]) }
      changes.sections.reloads = sectionIndexes("reload")
      changes.sections.reconfigurations = sectionIndexes("reconfigure")
      changes.items.deletions = paths("delete")
      changes.items.insertions = paths("insert")
      changes.items.moves = moves(sections: false).map {
        Move(from: ItemPath($0), to: ItemPath($1))
      }
      changes.items.reloads = paths("reload")
      changes.items.reconfigurations = paths("reconfigure")
      return changes
    }

    var edits: [ListEdit] {
      steps.map { step in
        let (position, other) = (step.position, step.other ?? step.position)
        return switch (step.verb, step.isSection) {
        case ("delete", false): .deleteItem(ItemPath(position))
        case ("insert", false): .insertItem(ItemPath(position), new: ItemPath(other))
        case ("move", false): .moveItem(Move(from: ItemPath(position), to: ItemPath(other)))
        case ("reload", false): .reloadItem(ItemPath(position))
        case ("reconfigure", false): .reconfigureItem(ItemPath(position))
        case ("delete", true): .deleteSection(position[0])
        case ("insert", true): .insertSection(position[0], new: other[0])
        case ("move", true): .moveSection(Move(from: position[0], to: other[0]))
        case ("reload", true): .reloadSection(position[0])
        case ("reconfigure", true): .reconfigureSection(position[0])
        default: preconditionFailure("Unknown verb in a script: \(step.verb)")
        }
      }
    }
  }
}

extension ItemPath {
  fileprivate init(_ position: StrictListFixture.Script.Position) {
    self.init(section: position[0], item: position[1])
  }
}
