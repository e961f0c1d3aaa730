import TestSupport

extension NaiveSnapshot {
  /// Applies an edit, and returns the outcome in the same format as ``RandomEdit/perform(on:)``.
  mutating func perform(_ edit: RandomEdit) -> String {
    do {
      return try attempt(edit).text
    } catch let failure as Failure {
      return "\(failure.message) in \(edit.signature)"
    } catch {
      return "\(error)"
    }
  }

  private mutating func attempt(_ edit: RandomEdit) throws -> [Tagged] {
    switch edit {
    case .appendItems(let items, let section, let policy):
      return try append(items, to: section, policy)
    case .insertItems(let items, let side, let anchor, let policy):
      return try insert(items, side, anchor, policy)
    case .deleteItems(let items):
      remove(items)
      removeMarks(of: items)
    case .deleteAllItems(let keepsSections):
      removeMarks(of: items)
      remove(items)
      if !keepsSections { (sections, reloadedSections, reconfiguredSections) = ([], [], []) }
    case .moveItem(let item, let side, let anchor):
      try move(item, side, anchor)
    case .reloadItems(let items):
      try replace(items)
      reloaded.formUnion(items.map(\.id))
      reconfigured.subtract(reloaded)
    case .reconfigureItems(let items):
      try replace(items)
      reconfigured.formUnion(items.map(\.id))
      reconfigured.subtract(reloaded)
    case .appendSections(let list):
      try insert(list, at: sections.count)
    case .insertSections(let list, let side, let anchor):
      try checkNew(list)
      guard let index = index(of: anchor) else { return try failForUnknownSections([anchor]) }
      try insert(list, at: side == .before ? index : index + 1)
    case .deleteSections(let list):
      removeMarks(of: sections.filter { list.contains($0.section) }.flatMap(\.items))
      sections.removeAll { list.contains($0.section) }
      reloadedSections.subtract(list.map(\.id))
      reconfiguredSections.subtract(list.map(\.id))
    case .moveSection(let section, let side, let anchor):
      try moveSection(section, side, anchor)
    case .reloadSections(let list):
      try replaceSections(list)
      reloadedSections.formUnion(list.map(\.id))
      reconfiguredSections.subtract(reloadedSections)
    case .reconfigureSections(let list):
      try replaceSections(list)
      reconfiguredSections.formUnion(list.map(\.id))
      reconfiguredSections.subtract(reloadedSections)
    }
    return []
  }

  private mutating func replaceSections(_ list: [Tagged]) throws {
    try checkKnown(list)
    for section in list {
      for index in sections.indices where sections[index].section == section {
        sections[index].section = section
      }
    }
  }

  private mutating func replace(_ list: [Tagged]) throws {
    try fail("unknown items", unique(list.filter { !contains($0) }))
    for item in list {
      for section in sections.indices {
        guard let index = sections[section].items.firstIndex(of: item) else { continue }
        sections[section].items[index] = item
      }
    }
  }

  private func checkNew(_ list: [Tagged]) throws {
    try fail("duplicate sections", repeated(list))
    try fail("existing sections", list.filter { index(of: $0) != nil })
  }

  private func checkKnown(_ list: [Tagged]) throws {
    try fail("unknown sections", unique(list.filter { index(of: $0) == nil }))
  }

  private func failForUnknownSections(_ list: [Tagged]) throws -> [Tagged] {
    try fail("unknown sections", list)
    return []
  }

  private mutating func insert(_ list: [Tagged], at index: Int) throws {
    try checkNew(list)
    sections.insert(contentsOf: list.map { ($0, []) }, at: index)
  }

  private mutating func moveSection(
    _ section: Tagged,
    _ side: RandomEdit.Side,
    _ anchor: Tagged
  ) throws {
    try checkKnown([section, anchor])
    guard section != anchor, let from = index(of: section) else { return }
    let items = sections.remove(at: from).items
    guard let anchorIndex = index(of: anchor) else { return }
    sections.insert((section, items), at: side == .before ? anchorIndex : anchorIndex + 1)
  }
}

extension RandomEdit {
  var signature: String {
    switch self {
    case .appendItems: "appendItems(_:toSection:duplicates:)"
    case .insertItems(_, .before, _, _): "insertItems(_:beforeItem:duplicates:)"
    case .insertItems(_, .after, _, _): "insertItems(_:afterItem:duplicates:)"
    case .deleteItems: "deleteItems(_:)"
    case .deleteAllItems: "deleteAllItems(keepingSections:)"
    case .moveItem(_, .before, _): "moveItem(_:beforeItem:)"
    case .moveItem(_, .after, _): "moveItem(_:afterItem:)"
    case .reloadItems: "reloadItems(_:)"
    case .reconfigureItems: "reconfigureItems(_:)"
    case .appendSections: "appendSections(_:)"
    case .insertSections(_, .before, _): "insertSections(_:beforeSection:)"
    case .insertSections(_, .after, _): "insertSections(_:afterSection:)"
    case .deleteSections: "deleteSections(_:)"
    case .moveSection(_, .before, _): "moveSection(_:beforeSection:)"
    case .moveSection(_, .after, _): "moveSection(_:afterSection:)"
    case .reloadSections: "reloadSections(_:)"
    case .reconfigureSections: "reconfigureSections(_:)"
    }
  }
}
