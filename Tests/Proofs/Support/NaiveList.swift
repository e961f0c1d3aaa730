import DiffableSnapshots

/// A list of numbers that carries out changes in the most obvious way: the oracle of the exhaustive tests.
///
/// It shares no code with the package, and is not generic, since it runs millions of times without
/// optimisation.
struct NaiveList: Equatable {
  struct Section: Equatable {
    var number: Int
    var items: [Int]
  }

  struct Misfit: Error {
    var message: String
  }

  var sections: [Section]

  init(_ snapshot: Snapshot<Int, Int>) {
    sections = snapshot.sectionIdentifiers.map {
      Section(number: $0, items: (try? snapshot.itemIdentifiers(inSection: $0)) ?? [])
    }
  }

  /// A flat list: one section that holds, as negative numbers, the headers too.
  init(rowsOf snapshot: Snapshot<Int, Int>) {
    var rows: [Int] = []
    for section in NaiveList(snapshot).sections { rows += [-1 - section.number] + section.items }
    sections = [Section(number: 0, items: rows)]
  }

  var sizes: [Int] { sections.map { $0.items.count } }

  /// The list after changes that passed the rules; `new` is what it is to become.
  func applying(_ changes: ListChanges, new: NaiveList) throws -> NaiveList {
    var left: [[Int?]] = sections.map { $0.items }
    var result = new
    for path in changes.itemDeletions { left[path.section][path.item] = nil }
    for move in changes.itemMoves { left[move.from.section][move.from.item] = nil }
    var kept = Array(sections.indices)
    kept.removeAll { index in
      changes.sectionDeletions.contains(index)
        || changes.sectionMoves.contains { $0.from == index }
    }
    for section in new.sections.indices {
      if changes.sectionInsertions.contains(section) { continue }
      var origin = -1
      if let move = changes.sectionMoves.first(where: { $0.to == section }) {
        origin = move.from
      } else {
        if kept.isEmpty { throw Misfit(message: "no section is left for \(section)") }
        origin = kept.removeFirst()
      }
      result.sections[section].number = sections[origin].number
      var rest: [Int] = []
      for case let item? in left[origin] { rest.append(item) }
      for item in new.sections[section].items.indices {
        let path = ItemPath(section: section, item: item)
        let arrives =
          changes.itemInsertions.contains(path) || changes.itemMoves.contains { $0.to == path }
        if arrives { continue }
        if rest.isEmpty { throw Misfit(message: "no item is left for \(path)") }
        result.sections[section].items[item] = rest.removeFirst()
      }
      if !rest.isEmpty { throw Misfit(message: "\(rest) are left over in \(section)") }
    }
    for move in changes.itemMoves {
      result.sections[move.to.section].items[move.to.item] =
        sections[move.from.section].items[move.from.item]
    }
    return result
  }

  /// Carries out one edit; `new` is what the list is to become.
  mutating func carryOut(_ edit: ListEdit, new: NaiveList) throws {
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
      if move.from == move.to { throw Misfit(message: "\(edit) does nothing") }
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

  private func check(_ path: ItemPath, _ more: Int, _ edit: ListEdit) throws {
    if path.section >= sections.count || path.item >= sections[path.section].items.count + more {
      throw Misfit(message: "\(edit) in \(sizes)")
    }
  }
}
