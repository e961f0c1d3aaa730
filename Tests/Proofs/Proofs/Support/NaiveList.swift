import DiffableSnapshots

/// A list of numbers with a naive implementation of all changes, for comparison in the exhaustive tests.
///
/// The list shares no code with the package. It is not generic, because unoptimized builds perform its changes
/// millions of times.
struct NaiveList: Equatable {
  struct Section: Equatable {
    var number: Int
    var items: [Int]
  }

  /// A change that cannot be performed.
  struct Misfit: Error {
    var message: String
  }

  var sections: [Section]

  init(_ snapshot: Snapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(number: $0, items: snapshot.itemIdentifiers(inSection: $0))
    }
  }

  /// Creates a flat list: one section with the items, and with negative numbers for the headers.
  init(rowsOf snapshot: Snapshot<Int, Int>) {
    var rows: [Int] = []
    for section in NaiveList(snapshot).sections { rows += [-1 - section.number] + section.items }
    sections = [Section(number: 0, items: rows)]
  }

  var sizes: [Int] { sections.map { $0.items.count } }

  /// Returns the list after legal changes.
  ///
  /// - Parameters:
  ///   - changes: The changes, which the rules of the list allow.
  ///   - new: The expected list, from which inserted sections and items are taken.
  /// - Returns: The changed list.
  /// - Throws: ``Misfit`` if a change cannot be performed.
  func applying(_ changes: ListChanges, new: NaiveList) throws -> NaiveList {
    var remaining: [[Int?]] = sections.map { $0.items }
    var result = new
    for path in changes.items.deletions { remaining[path.section][path.item] = nil }
    for move in changes.items.moves { remaining[move.from.section][move.from.item] = nil }
    var kept = Array(sections.indices)
    kept.removeAll { index in
      changes.sections.deletions.contains(index)
        || changes.sections.moves.contains { $0.from == index }
    }
    for section in new.sections.indices {
      if changes.sections.insertions.contains(section) { continue }
      var origin = -1
      if let move = changes.sections.moves.first(where: { $0.to == section }) {
        origin = move.from
      } else {
        if kept.isEmpty { throw Misfit(message: "No old section remains for \(section)") }
        origin = kept.removeFirst()
      }
      result.sections[section].number = sections[origin].number
      var rest: [Int] = []
      for case let item? in remaining[origin] { rest.append(item) }
      for item in new.sections[section].items.indices {
        let path = ItemPath(section: section, item: item)
        let isAdded =
          changes.items.insertions.contains(path) || changes.items.moves.contains { $0.to == path }
        if isAdded { continue }
        if rest.isEmpty { throw Misfit(message: "No old item remains for \(path)") }
        result.sections[section].items[item] = rest.removeFirst()
      }
      if !rest.isEmpty { throw Misfit(message: "Items \(rest) remain in section \(section)") }
    }
    for move in changes.items.moves {
      result.sections[move.to.section].items[move.to.item] =
        sections[move.from.section].items[move.from.item]
    }
    return result
  }

  /// Performs one edit.
  ///
  /// - Parameters:
  ///   - edit: The edit.
  ///   - new: The expected list, from which inserted sections and items are taken.
  /// - Throws: ``Misfit`` if the edit cannot be performed.
  mutating func perform(_ edit: ListEdit, new: NaiveList) throws {
    switch edit {
    case .deleteItem(let path):
      try check(path, 0, edit)
      sections[path.section].items.remove(at: path.item)
    case .insertItem(let path, let source):
      try check(path, 1, edit)
      sections[path.section].items.insert(
        new.sections[source.section].items[source.item],
        at: path.item
      )
    case .moveItem(let move):
      try check(move.from, 0, edit)
      let item = sections[move.from.section].items.remove(at: move.from.item)
      try check(move.to, 1, edit)
      sections[move.to.section].items.insert(item, at: move.to.item)
      if move.from == move.to { throw Misfit(message: "\(edit) has no effect") }
    case .deleteSection(let section):
      if section >= sections.count || !sections[section].items.isEmpty {
        throw Misfit(message: "\(edit) of \(sizes)")
      }
      sections.remove(at: section)
    case .insertSection(let section, let source):
      if section > sections.count { throw Misfit(message: "\(edit) in \(sizes)") }
      sections.insert(Section(number: new.sections[source].number, items: []), at: section)
    case .moveSection(let move):
      if move.from >= sections.count || move.to >= sections.count || move.from == move.to {
        throw Misfit(message: "\(edit) in \(sizes)")
      }
      sections.insert(sections.remove(at: move.from), at: move.to)
    case .reloadItem(let path), .reconfigureItem(let path):
      try check(path, 0, edit)
    case .reloadSection(let section), .reconfigureSection(let section):
      if section >= sections.count { throw Misfit(message: "\(edit) in \(sizes)") }
    }
  }

  /// Throws if a path is out of bounds; `more` is the number of additional valid item indexes.
  private func check(_ path: ItemPath, _ more: Int, _ edit: ListEdit) throws {
    if path.section >= sections.count || path.item >= sections[path.section].items.count + more {
      throw Misfit(message: "\(edit) in \(sizes)")
    }
  }
}
