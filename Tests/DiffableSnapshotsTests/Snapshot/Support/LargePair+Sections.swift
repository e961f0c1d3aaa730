import DiffableSnapshots
import DiffableSnapshotsTesting

extension LargePair {
  mutating func appendSections(random: inout SeededGenerator) throws {
    try appendSections(newSections(size(upTo: 30, &random)))
  }

  mutating func appendSections(_ sections: [Int]) throws {
    lastEdit = "appending \(sections.count) sections"
    try snapshot.appendSections(sections)
    model.sections += sections.map { ($0, []) }
  }

  mutating func insertSections(_ random: inout SeededGenerator) throws {
    try insertSections(
      newSections(size(upTo: 30, &random)),
      at: Int.random(in: model.sections.indices, using: &random),
      distance: Int.random(in: 0...1, using: &random)
    )
  }

  /// Inserts sections in front of the one at a position, or behind it.
  mutating func insertSections(_ sections: [Int], at position: Int, distance: Int) throws {
    lastEdit = "inserting \(sections.count) sections"
    let anchor = model.sections[position].section
    if distance == 0 {
      try snapshot.insertSections(sections, beforeSection: anchor)
    } else {
      try snapshot.insertSections(sections, afterSection: anchor)
    }
    model.sections.insert(contentsOf: sections.map { ($0, []) }, at: position + distance)
  }

  mutating func deleteSections(_ random: inout SeededGenerator) {
    deleteSections(someSections(&random))
  }

  mutating func deleteSections(_ doomed: [Int]) {
    let sections = Set(doomed)
    lastEdit = "deleting \(sections.count) sections"
    snapshot.deleteSections(doomed)
    model.delete(model.sections.filter { sections.contains($0.section) }.flatMap(\.items))
    model.sections.removeAll { sections.contains($0.section) }
    model.reloadedSections.subtract(sections)
    model.reconfiguredSections.subtract(sections)
  }

  mutating func moveSection(_ random: inout SeededGenerator) throws {
    guard let section = model.sections.randomElement(using: &random)?.section,
      let anchor = model.sections.randomElement(using: &random)?.section
    else { return }
    try moveSection(section, to: anchor, distance: Int.random(in: 0...1, using: &random))
  }

  /// Moves a section in front of another one, or behind it.
  mutating func moveSection(_ section: Int, to anchor: Int, distance: Int) throws {
    guard section != anchor, let from = model.position(ofSection: section) else { return }
    lastEdit = "moving a section"
    if distance == 0 {
      try snapshot.moveSection(section, beforeSection: anchor)
    } else {
      try snapshot.moveSection(section, afterSection: anchor)
    }
    let moved = model.sections.remove(at: from)
    guard let place = model.position(ofSection: anchor) else { return }
    model.sections.insert(moved, at: place + distance)
  }

  mutating func markSections(_ random: inout SeededGenerator) throws {
    let sections = someSections(&random)
    let reloads = Bool.random(using: &random)
    lastEdit = "\(reloads ? "reloading" : "reconfiguring") \(sections.count) sections"
    if reloads {
      try snapshot.reloadSections(sections)
    } else {
      try snapshot.reconfigureSections(sections)
    }
    model.mark(sections: sections, reloads: reloads)
  }
}
