import DiffableSnapshots

/// Checks that the counts of a list agree with batches, and that all paths are in bounds and listed once.
struct BatchCheck {
  /// The number of items in each section before and after the batch; in a list without sections, the number of rows.
  let old: [Int]
  let new: [Int]

  /// Returns the number of items in each section of a snapshot, as a list counts them.
  static func sizes(of snapshot: Items, _ capabilities: ListCapabilities) -> [Int] {
    guard capabilities.contains(.sections) else {
      return [snapshot.numberOfRows(headers: capabilities.contains(.headerRows))]
    }
    return (0..<snapshot.numberOfSections).map { snapshot.numberOfItems(inSectionAt: $0) ?? -1 }
  }

  /// Checks the lists of changes.
  func check(_ changes: ListChanges) {
    var removed = Set<ItemPath>()
    for path in changes.items.deletions + changes.items.moves.map({ $0.from }) {
      expect(isIn(old, path) && removed.insert(path).inserted, "\(path) is removed wrongly")
    }
    var added = Set<ItemPath>()
    for path in changes.items.insertions + changes.items.moves.map({ $0.to }) {
      expect(isIn(new, path) && added.insert(path).inserted, "\(path) is added wrongly")
    }
    check(updatesOf: changes, in: new)
    for (section, origin) in origins(changes).enumerated() {
      // All items of an inserted section are inserted.
      guard let origin else { continue }
      let kept = old[origin] - removed.count { $0.section == origin }
      let free = new[section] - added.count { $0.section == section }
      expect(kept == free, "section \(section) keeps \(kept) items and has room for \(free)")
    }
  }

  /// Checks that updates are in bounds and listed once.
  private func check(updatesOf changes: ListChanges, in sizes: [Int]) {
    let paths = changes.items.reloads + changes.items.reconfigurations
    expect(paths.allSatisfy { isIn(sizes, $0) }, "an updated path is out of bounds")
    expect(Set(paths).count == paths.count, "an item is updated twice")
    let sections = changes.sections.reloads + changes.sections.reconfigurations
    expect(sections.allSatisfy(sizes.indices.contains), "an updated section is out of bounds")
    expect(Set(sections).count == sections.count, "a section is updated twice")
  }

  /// Checks the old paths of the reloads of a batch.
  func check(oldReloadsOf batch: Batch<Broken, Broken>) {
    var reloads = ListChanges()
    reloads.items.reloads = batch.oldItemReloads
    reloads.sections.reloads = batch.oldSectionReloads
    expect(reloads.items.count == batch.items.reloads.count, "a reloaded item has no old path")
    expect(
      reloads.sections.count == batch.sections.reloads.count,
      "a reloaded section has no old index"
    )
    check(updatesOf: reloads, in: old)
  }

  /// Returns the old index of each new section, or nil for an inserted section.
  private func origins(_ changes: ListChanges) -> [Int?] {
    let removed = changes.sections.deletions + changes.sections.moves.map { $0.from }
    let added = changes.sections.insertions + changes.sections.moves.map { $0.to }
    expect(Set(removed).count == removed.count, "a section is removed twice")
    expect(Set(added).count == added.count, "a section is added twice")
    expect(removed.allSatisfy(old.indices.contains), "an old section is out of bounds")
    expect(added.allSatisfy(new.indices.contains), "a new section is out of bounds")
    var origins: [Int?] = new.map { _ in nil }
    for move in changes.sections.moves { origins[move.to] = move.from }
    let kept = old.indices.filter { !removed.contains($0) }
    let free = new.indices.filter { !added.contains($0) }
    expect(kept.count == free.count, "the list keeps \(kept.count) sections of \(free.count)")
    for (old, new) in zip(kept, free) { origins[new] = old }
    return origins
  }

  /// Checks the edits of a batch.
  func check(_ edits: [ListEdit]) {
    var sizes = old
    for edit in edits {
      switch edit {
      case .deleteItem(let path):
        expect(isIn(sizes, path), "an edit deletes \(path)")
        sizes[path.section] -= 1
      case .insertItem(let path, let new):
        insert(path, &sizes)
        expect(isIn(self.new, new), "an edit inserts \(new)")
      case .moveItem(let move):
        expect(isIn(sizes, move.from), "an edit moves \(move.from)")
        sizes[move.from.section] -= 1
        insert(move.to, &sizes)
      case .reloadItem(let path), .reconfigureItem(let path):
        expect(isIn(sizes, path), "an edit updates \(path)")
      case .deleteSection(let section):
        expect(sizes.indices.contains(section) && sizes[section] == 0, "an edit deletes \(section)")
        sizes.remove(at: section)
      case .insertSection(let section, _):
        expect(0...sizes.count ~= section, "an edit inserts section \(section)")
        sizes.insert(0, at: section)
      case .moveSection(let move):
        expect(sizes.indices.contains(move.from), "an edit moves section \(move.from)")
        let size = sizes.remove(at: move.from)
        expect(0...sizes.count ~= move.to, "an edit moves a section to \(move.to)")
        sizes.insert(size, at: move.to)
      case .reloadSection(let section), .reconfigureSection(let section):
        expect(sizes.indices.contains(section), "an edit updates section \(section)")
      }
    }
    expect(sizes == new, "edits result in \(sizes) items, expected \(new)")
  }

  /// Checks the splices of a batch, in a list with a number of rows.
  static func check(_ splices: [RowSplice], from old: Int, to new: Int) {
    var (oldEnd, newEnd) = (0, 0)
    var origins = Set<Int>()
    for splice in splices {
      let kept = splice.oldRows.lowerBound - oldEnd
      expect(kept >= 0 && kept == splice.newRows.lowerBound - newEnd, "rows before \(splice)")
      expect(splice.origins.count == splice.newRows.count, "origins of \(splice)")
      for origin in splice.origins.compactMap({ $0 }) {
        expect(0..<old ~= origin && origins.insert(origin).inserted, "origin \(origin)")
      }
      (oldEnd, newEnd) = (splice.oldRows.upperBound, splice.newRows.upperBound)
    }
    expect(old - oldEnd == new - newEnd && old >= oldEnd, "rows after the splices")
  }

  private func insert(_ path: ItemPath, _ sizes: inout [Int]) {
    expect(
      sizes.indices.contains(path.section) && 0...sizes[path.section] ~= path.item,
      "an edit inserts \(path)"
    )
    sizes[path.section] += 1
  }

  private func isIn(_ sizes: [Int], _ path: ItemPath) -> Bool {
    sizes.indices.contains(path.section) && 0..<sizes[path.section] ~= path.item
  }
}
