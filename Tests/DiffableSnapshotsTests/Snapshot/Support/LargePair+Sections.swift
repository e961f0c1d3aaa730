import DiffableSnapshots
import DiffableSnapshotsTesting

extension LargePair {
  mutating func appendSections(random: inout SeededGenerator) {
    appendSections(newSections(size(upTo: 30, &random)))
  }

  mutating func appendSections(_ sections: [Int]) {
    lastEdit = "appending \(sections.count) sections"
    snapshot.appendSections(sections)
    model.sections += sections.map { ($0, []) }
  }

  mutating func insertSections(_ random: inout SeededGenerator) {
    insertSections(
      newSections(size(upTo: 30, &random)),
      at: Int.random(in: model.sections.indices, using: &random),
      distance: Int.random(in: 0...1, using: &random)
    )
  }

  /// Inserts sections before the section at an index for a distance of 0, or after it for a distance of 1.
  mutating func insertSections(_ sections: [Int], at index: Int, distance: Int) {
    lastEdit = "inserting \(sections.count) sections"
    let anchor = model.sections[index].section
    if distance == 0 {
      snapshot.insertSections(sections, beforeSection: anchor)
    } else {
      snapshot.insertSections(sections, afterSection: anchor)
    }
    model.sections.insert(contentsOf: sections.map { ($0, []) }, at: index + distance)
  }

  mutating func deleteSections(_ random: inout SeededGenerator) {
    deleteSections(someSections(&random))
  }

  mutating func deleteSections(_ sections: [Int]) {
    let deleted = Set(sections)
    lastEdit = "deleting \(deleted.count) sections"
    snapshot.deleteSections(sections)
    model.delete(model.sections.filter { deleted.contains($0.section) }.flatMap(\.items))
    model.sections.removeAll { deleted.contains($0.section) }
    model.reloadedSections.subtract(deleted)
    model.reconfiguredSections.subtract(deleted)
  }

  mutating func moveSection(_ random: inout SeededGenerator) {
    guard let section = model.sections.randomElement(using: &random)?.section,
      let anchor = model.sections.randomElement(using: &random)?.section
    else { return }
    moveSection(section, to: anchor, distance: Int.random(in: 0...1, using: &random))
  }

  /// Moves a section before an anchor for a distance of 0, or after the anchor for a distance of 1.
  mutating func moveSection(_ section: Int, to anchor: Int, distance: Int) {
    guard section != anchor, let from = model.index(ofSection: section) else { return }
    lastEdit = "moving a section"
    if distance == 0 {
      snapshot.moveSection(section, beforeSection: anchor)
    } else {
      snapshot.moveSection(section, afterSection: anchor)
    }
    let moved = model.sections.remove(at: from)
    guard let index = model.index(ofSection: anchor) else { return }
    model.sections.insert(moved, at: index + distance)
  }

  mutating func markSections(_ random: inout SeededGenerator) {
    let sections = someSections(&random)
    let reloads = Bool.random(using: &random)
    lastEdit = "\(reloads ? "reloading" : "reconfiguring") \(sections.count) sections"
    if reloads {
      snapshot.reloadSections(sections)
    } else {
      snapshot.reconfigureSections(sections)
    }
    model.mark(sections: sections, reloads: reloads)
  }
}
