/// The rules for a block of batch updates in table and collection views.
///
/// If updates break a rule, the real view raises an exception or misbehaves.
public struct ViewUpdateRules {
  /// The kind of a view.
  public enum View {
    case table
    case collection
  }

  private let updates: ViewUpdates
  private let oldCounts: [Int]
  private let newCounts: [Int]
  private let view: View

  init(_ updates: ViewUpdates, _ oldCounts: [Int], _ newCounts: [Int], _ view: View) {
    self.updates = updates
    self.oldCounts = oldCounts
    self.newCounts = newCounts
    self.view = view
  }

  /// Returns a sentence about the first rule that the updates break, or nil.
  func brokenRule() -> String? {
    brokenBounds() ?? brokenUniqueness() ?? brokenSectionRule() ?? brokenUpdateRule()
      ?? brokenCounts()
  }

  private func brokenBounds() -> String? {
    let oldSections =
      updates.deletedSections + updates.reloadedSections + updates.movedSections.map { $0.from }
    let newSections = updates.insertedSections + updates.movedSections.map { $0.to }
    let oldItems =
      updates.deletedItems + updates.reloadedItems + updates.movedItems.map { $0.from }
    let newItems = updates.insertedItems + updates.movedItems.map { $0.to }
    for section in oldSections where !oldCounts.indices.contains(section) {
      return "Section \(section) is out of bounds before the update"
    }
    for section in newSections where !newCounts.indices.contains(section) {
      return "Section \(section) is out of bounds after the update"
    }
    for path in oldItems where !contains(path, oldCounts) {
      return "Item \(path) is out of bounds before the update"
    }
    for path in newItems where !contains(path, newCounts) {
      return "Item \(path) is out of bounds after the update"
    }
    return nil
  }

  private func contains(_ path: IndexPath, _ counts: [Int]) -> Bool {
    path.count == 2 && counts.indices.contains(path[0]) && (0..<counts[path[0]]).contains(path[1])
  }

  private func brokenUniqueness() -> String? {
    if let section = firstRepetition(
      updates.deletedSections + updates.reloadedSections + updates.movedSections.map { $0.from }
    ) {
      return "Old section \(section) is changed twice"
    }
    if let section = firstRepetition(
      updates.insertedSections + updates.movedSections.map { $0.to }
    ) {
      return "New section \(section) is inserted or moved to twice"
    }
    if let path = firstRepetition(
      updates.deletedItems + updates.reloadedItems + updates.movedItems.map { $0.from }
    ) {
      return "Old item \(path) is changed twice"
    }
    if let path = firstRepetition(updates.insertedItems + updates.movedItems.map { $0.to }) {
      return "New item \(path) is inserted or moved to twice"
    }
    return nil
  }

  private func firstRepetition<Element: Hashable>(_ elements: [Element]) -> Element? {
    var seen: Set<Element> = []
    return elements.first { !seen.insert($0).inserted }
  }

  private func brokenSectionRule() -> String? {
    let movesToSamePath =
      updates.movedSections.contains { $0.from == $0.to }
      || updates.movedItems.contains { $0.from == $0.to }
    if movesToSamePath { return "A section or an item moves to its own path" }
    let deleted = Set(updates.deletedSections + updates.reloadedSections)
    let origins = updates.sectionOrigins(oldCounts.count, newCounts.count)
    let inserted = Set(
      newCounts.indices.filter { index in origins[index].map { deleted.contains($0) } ?? true }
    )
    for path in updates.deletedItems + updates.reloadedItems where deleted.contains(path[0]) {
      return "Item \(path) is changed in a section that is deleted or reloaded"
    }
    for path in updates.insertedItems where inserted.contains(path[0]) {
      return "Item \(path) is inserted in a section that is inserted or reloaded"
    }
    for move in updates.movedItems where deleted.contains(move.from[0]) {
      return "Item \(move.from) moves out of a section that is deleted or reloaded"
    }
    for move in updates.movedItems where inserted.contains(move.to[0]) {
      return "An item moves to \(move.to), in a section that is inserted or reloaded"
    }
    if updates.movedSections.isEmpty { return nil }
    return brokenSectionMoveRule()
  }

  private func brokenSectionMoveRule() -> String? {
    let oldItems = updates.deletedItems + updates.movedItems.map { $0.from }
    let newItems = updates.insertedItems + updates.movedItems.map { $0.to }
    switch view {
    case .table:
      return oldItems.isEmpty && newItems.isEmpty
        ? nil : "A section moves beside changes of rows"
    case .collection:
      let from = Set(updates.movedSections.map { $0.from })
      let to = Set(updates.movedSections.map { $0.to })
      let isBroken =
        oldItems.contains { from.contains($0[0]) } || newItems.contains { to.contains($0[0]) }
      return isBroken ? "Items change inside a section that moves" : nil
    }
  }

  private func brokenUpdateRule() -> String? {
    updates.changesStructure && updates.updatesCells
      ? "Reloads or reconfigurations beside insertions, deletions or moves" : nil
  }

  private func brokenCounts() -> String? {
    let sections =
      oldCounts.count + updates.insertedSections.count - updates.deletedSections.count
    if sections != newCounts.count {
      return
        "Invalid number of sections: \(newCounts.count) after the update, but \(sections) expected"
    }
    let origins = updates.sectionOrigins(oldCounts.count, newCounts.count)
    for (index, count) in newCounts.enumerated() {
      guard let old = origins[index], !updates.reloadedSections.contains(old) else { continue }
      let removed =
        updates.deletedItems.count { $0[0] == old }
        + updates.movedItems.count { $0.from[0] == old }
      let added =
        updates.insertedItems.count { $0[0] == index }
        + updates.movedItems.count { $0.to[0] == index }
      let expected = oldCounts[old] - removed + added
      if expected != count {
        return "Invalid number of items in section \(index): \(count) after the update, "
          + "but \(expected) expected"
      }
    }
    return nil
  }
}
