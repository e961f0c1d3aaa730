import TestSupport

extension NaiveSnapshot {
  /// Applies an edit, and returns the outcome in the same format as ``SnapshotEdit/perform(on:)``.
  mutating func perform(_ edit: SnapshotEdit) -> SnapshotEdit.Outcome {
    problems = []
    let dropped = attempt(edit).text
    return SnapshotEdit.Outcome(
      dropped: dropped,
      problems: problems.map { "\($0) in \(edit.signature)" }
    )
  }

  private mutating func attempt(_ edit: SnapshotEdit) -> [Tagged] {
    switch edit {
    case .appendItems(let items, let section, let policy):
      return append(items, to: section, policy)
    case .insertItems(let items, let side, let anchor, let policy):
      return insert(items, side, anchor, policy)
    case .deleteItems(let items):
      remove(items)
      removeMarks(of: items)
    case .deleteAllItems(let keepsSections):
      removeMarks(of: items)
      remove(items)
      if !keepsSections { (sections, reloadedSections, reconfiguredSections) = ([], [], []) }
    case .moveItem(let item, let side, let anchor):
      move(item, side, anchor)
    case .reloadItems(let items):
      reloaded.formUnion(replace(items).map(\.id))
      reconfigured.subtract(reloaded)
    case .reconfigureItems(let items):
      reconfigured.formUnion(replace(items).map(\.id))
      reconfigured.subtract(reloaded)
    case .appendSections(let list):
      insert(list, at: sections.count)
    case .insertSections(let list, let side, let anchor):
      insert(list, at: index(of: anchor).map { side == .before ? $0 : $0 + 1 })
      if !contains(section: anchor) { note("unknown sections", [anchor]) }
    case .deleteSections(let list):
      removeMarks(of: sections.filter { list.contains($0.section) }.flatMap(\.items))
      sections.removeAll { list.contains($0.section) }
      reloadedSections.subtract(list.map(\.id))
      reconfiguredSections.subtract(list.map(\.id))
    case .moveSection(let section, let side, let anchor):
      moveSection(section, side, anchor)
    case .reloadSections(let list):
      reloadedSections.formUnion(replaceSections(list).map(\.id))
      reconfiguredSections.subtract(reloadedSections)
    case .reconfigureSections(let list):
      reconfiguredSections.formUnion(replaceSections(list).map(\.id))
      reconfiguredSections.subtract(reloadedSections)
    }
    return []
  }

  /// Replaces the sections that the model has, and returns them.
  private mutating func replaceSections(_ list: [Tagged]) -> [Tagged] {
    note("unknown sections", unique(list.filter { !contains(section: $0) }))
    for section in list {
      for index in sections.indices where sections[index].section == section {
        sections[index].section = section
      }
    }
    return list.filter { contains(section: $0) }
  }

  /// Replaces the items that the model has, and returns them.
  private mutating func replace(_ list: [Tagged]) -> [Tagged] {
    note("unknown items", unique(list.filter { !contains($0) }))
    for item in list {
      for section in sections.indices {
        guard let index = sections[section].items.firstIndex(of: item) else { continue }
        sections[section].items[index] = item
      }
    }
    return list.filter { contains($0) }
  }

  private func contains(section: Tagged) -> Bool { index(of: section) != nil }

  /// Inserts the new sections of a list once each; nil as an index inserts nothing.
  private mutating func insert(_ list: [Tagged], at index: Int?) {
    note("duplicate sections", repeated(list))
    note("existing sections", unique(list.filter { contains(section: $0) }))
    guard let index else { return }
    let new = unique(list).filter { !contains(section: $0) }
    sections.insert(contentsOf: new.map { ($0, []) }, at: index)
  }

  private mutating func moveSection(
    _ section: Tagged,
    _ side: SnapshotEdit.Side,
    _ anchor: Tagged
  ) {
    note("unknown sections", unique([section, anchor].filter { !contains(section: $0) }))
    guard section != anchor, contains(section: anchor), let from = index(of: section) else {
      return
    }
    let items = sections.remove(at: from).items
    guard let anchorIndex = index(of: anchor) else { return }
    sections.insert((section, items), at: side == .before ? anchorIndex : anchorIndex + 1)
  }
}

extension SnapshotEdit {
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
