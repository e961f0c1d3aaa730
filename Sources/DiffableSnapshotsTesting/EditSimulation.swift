import DiffableSnapshots

/// Performs edits one after the other, and throws if an edit is invalid in the list at that time.
struct EditSimulation<Cell> {
  let list: StrictList<Cell>
  let expected: ExpectedContents
  private(set) var sections: [ShownSection<Cell>]
  private var last: ListEdit?

  init(_ list: StrictList<Cell>, _ expected: ExpectedContents) {
    (self.list, self.expected, sections) = (list, expected, list.shown)
  }

  mutating func perform(_ edit: ListEdit) throws(StrictListError) {
    try checkCapabilities(edit)
    try checkOrder(edit)
    switch edit {
    case .deleteItem(let path):
      try check(path, in: edit)
      sections[path.section].cells.remove(at: path.item)
    case .insertItem(let path, let new):
      try check(path, isInsertion: true, in: edit)
      guard expected.item(at: new) != nil else {
        try refuse(edit, "the snapshot has no item \(new)")
        return
      }
      sections[path.section].cells.insert(list.makeCell(new, expected), at: path.item)
    case .moveItem(let move):
      try check(move.from, in: edit)
      let cell = sections[move.from.section].cells.remove(at: move.from.item)
      try check(move.to, isInsertion: true, in: edit)
      sections[move.to.section].cells.insert(cell, at: move.to.item)
    case .reloadItem(let path):
      try checkUpdate(of: path, in: edit)
      sections[path.section].cells[path.item] = list.makeCell(path, expected)
    case .reconfigureItem(let path):
      try checkUpdate(of: path, in: edit)
      sections[path.section].cells[path.item].update(
        to: list.makeCell(path, expected)
      )
    case .deleteSection(let section):
      try check(section, in: edit)
      let count = sections[section].cells.count
      if count > 0 { try refuse(edit, "the section still has \(count) items") }
      sections.remove(at: section)
    case .insertSection(let section, let new):
      try check(section, isInsertion: true, in: edit)
      guard expected.section(at: new) != nil else {
        try refuse(edit, "the snapshot has no section \(new)")
        return
      }
      sections.insert(list.makeSection(new, expected, []), at: section)
    case .moveSection(let move):
      try check(move.from, in: edit)
      let moving = sections.remove(at: move.from)
      try check(move.to, isInsertion: true, in: edit)
      sections.insert(moving, at: move.to)
    case .reloadSection(let section):
      try checkUpdate(ofSection: section, in: edit)
      let paths = sections[section].cells.indices.map { ItemPath(section: section, item: $0) }
      for path in paths { try checkUpdate(of: path, in: edit) }
      sections[section].cells = paths.map { list.makeCell($0, expected) }
      sections[section].views = list.makeViews(ofSection: section)
    case .reconfigureSection(let section):
      try checkUpdate(ofSection: section, in: edit)
      sections[section].views = list.makeViews(ofSection: section)
    }
  }

  private func refuse(_ edit: ListEdit, _ details: String) throws(StrictListError) {
    throw StrictListError(.currentPositions, "\(edit): \(details)")
  }

  private func check(
    _ section: Int,
    isInsertion: Bool = false,
    in edit: ListEdit
  ) throws(StrictListError) {
    guard (0..<sections.count + (isInsertion ? 1 : 0)).contains(section) else {
      return try refuse(edit, "the list has \(sections.count) sections")
    }
  }

  private func check(
    _ path: ItemPath,
    isInsertion: Bool = false,
    in edit: ListEdit
  ) throws(StrictListError) {
    try check(path.section, in: edit)
    let count = sections[path.section].cells.count
    guard (0..<count + (isInsertion ? 1 : 0)).contains(path.item) else {
      return try refuse(edit, "section \(path.section) has \(count) items")
    }
  }

  /// Throws unless the cell at a path shows the item that the snapshot has at this path.
  ///
  /// A list asks the data source for the updated cell by its path. Updates are therefore valid only when the
  /// item is at its final path.
  private func checkUpdate(of path: ItemPath, in edit: ListEdit) throws(StrictListError) {
    try check(path, in: edit)
    let shown = sections[path.section].cells[path.item].identifier
    guard shown == expected.item(at: path) else {
      let item = expected.item(at: path).map { "\($0)" } ?? "nothing"
      return try refuse(edit, "the list shows \(shown) where the snapshot has \(item)")
    }
  }

  /// Throws unless the list and the snapshot have the same section at an index.
  private func checkUpdate(ofSection section: Int, in edit: ListEdit) throws(StrictListError) {
    try check(section, in: edit)
    let shown = sections[section].identifier
    guard shown == expected.section(at: section) else {
      return try refuse(edit, "section \(shown) is not at the index that it has in the snapshot")
    }
  }

  /// Throws if two consecutive deletions are ordered from the start to the end.
  private mutating func checkOrder(_ edit: ListEdit) throws(StrictListError) {
    defer { last = edit }
    let isForward =
      switch (last, edit) {
      case (.deleteItem(let last), .deleteItem(let next)): next >= last
      case (.deleteSection(let last), .deleteSection(let next)): next >= last
      default: false
      }
    if isForward { try refuse(edit, "deletions must be ordered from the end to the start") }
  }

  private func checkCapabilities(_ edit: ListEdit) throws(StrictListError) {
    var needed: ListCapabilities = []
    switch edit {
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
      if !list.capabilities.contains(.sections) { try refuse(edit, "the list has no sections") }
      if case .moveSection = edit { needed = .sectionMoves }
    case .moveItem: needed = .itemMoves
    case .reconfigureItem: needed = .reconfigurations
    default: break
    }
    guard list.capabilities.isSuperset(of: needed) else {
      throw StrictListError(.capabilities, "\(edit): the list does not support this edit")
    }
  }
}
