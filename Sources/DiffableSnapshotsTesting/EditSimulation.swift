import DiffableSnapshots

/// Carries out edits one after the other on sections of anything, and refuses positions that do not hold
/// at that moment.
struct EditSimulation<Element> {
  private(set) var sections: [[Element]]
  private let capabilities: ListCapabilities
  private var lastDeletion: ListEdit?

  init(_ sections: [[Element]], _ capabilities: ListCapabilities) {
    self.sections = sections
    self.capabilities = capabilities
  }

  /// - Parameters:
  ///   - edit: The edit.
  ///   - make: Makes what is to be seen at a path of the batch's snapshot.
  ///   - update: Updates what is seen there.
  mutating func carryOut(
    _ edit: ListEdit, make: (ItemPath) -> Element, update: (ItemPath, inout Element) -> Void
  ) throws(StrictListError) {
    try checkCapabilities(edit)
    try checkOrder(edit)
    switch edit {
    case .deleteItem(let path):
      try check(path, in: edit)
      sections[path.section].remove(at: path.item)
    case .insertItem(let path, let new):
      try check(path, isInsertion: true, in: edit)
      sections[path.section].insert(make(new), at: path.item)
    case .moveItem(let move):
      try check(move.from, in: edit)
      let element = sections[move.from.section].remove(at: move.from.item)
      try check(move.to, isInsertion: true, in: edit)
      sections[move.to.section].insert(element, at: move.to.item)
    case .reloadItem(let path):
      try check(path, in: edit)
      sections[path.section][path.item] = make(path)
    case .reconfigureItem(let path):
      try check(path, in: edit)
      update(path, &sections[path.section][path.item])
    case .deleteSection(let section):
      try check(section, in: edit)
      guard sections[section].isEmpty else {
        throw StrictListError(
          .currentPositions, "\(edit): \(sections[section].count) items are left in it")
      }
      sections.remove(at: section)
    case .insertSection(let section, _):
      try check(section, isInsertion: true, in: edit)
      sections.insert([], at: section)
    case .moveSection(let move):
      try check(move.from, in: edit)
      let moving = sections.remove(at: move.from)
      try check(move.to, isInsertion: true, in: edit)
      sections.insert(moving, at: move.to)
    case .reloadSection(let section):
      try check(section, in: edit)
      sections[section] = sections[section].indices.map {
        make(ItemPath(section: section, item: $0))
      }
    }
  }

  private func check(
    _ section: Int, isInsertion: Bool = false, in edit: ListEdit
  ) throws(StrictListError) {
    guard (0..<sections.count + (isInsertion ? 1 : 0)).contains(section) else {
      throw StrictListError(.currentPositions, "\(edit): there are \(sections.count) sections")
    }
  }

  private func check(
    _ path: ItemPath, isInsertion: Bool = false, in edit: ListEdit
  ) throws(StrictListError) {
    try check(path.section, in: edit)
    let count = sections[path.section].count
    guard (0..<count + (isInsertion ? 1 : 0)).contains(path.item) else {
      throw StrictListError(
        .currentPositions, "\(edit): there are \(count) items in section \(path.section)")
    }
  }

  private mutating func checkOrder(_ edit: ListEdit) throws(StrictListError) {
    defer { lastDeletion = edit }
    let isForward =
      switch (lastDeletion, edit) {
      case (.deleteItem(let last), .deleteItem(let next)): next >= last
      case (.deleteSection(let last), .deleteSection(let next)): next >= last
      default: false
      }
    if isForward { throw StrictListError(.currentPositions, "\(edit): removals go from the end") }
  }

  private func checkCapabilities(_ edit: ListEdit) throws(StrictListError) {
    let needed: ListCapabilities =
      switch edit {
      case .moveItem: .itemMoves
      case .reconfigureItem: .reconfigurations
      case .moveSection: .sectionMoves
      default: []
      }
    guard capabilities.isSuperset(of: needed) else {
      throw StrictListError(.capabilities, "\(edit): the list cannot do that")
    }
    switch edit {
    case .deleteSection, .insertSection, .moveSection, .reloadSection:
      guard capabilities.contains(.sections) else {
        throw StrictListError(.currentPositions, "\(edit): the list has no sections")
      }
    default: break
    }
  }
}
