#if !canImport(UIKit) || os(watchOS)
  import DiffableSnapshots
  import Foundation
  import Testing

  /// The contents of a replacement of a table or collection view.
  ///
  /// Like a view in UIKit, it compares the counts of the data with its own before and after each batch. A test
  /// fails if they differ.
  @MainActor
  final class ShownSections<Cell: AnyObject, View: AnyObject> {
    struct Section {
      var cells: [Cell]
      /// The header and the footer.
      var views: [View]
    }

    private(set) var sections: [Section] = []

    /// The changes that the current block of updates has made so far; nil outside a block.
    private(set) var changes: ListChanges?

    /// The cell that is being reconfigured, and its path.
    private(set) var updated: (path: IndexPath, cell: Cell)?

    private let counts: () -> [Int]
    private let makeCell: (IndexPath) -> Cell
    private let makeViews: (Int) -> [View]

    init(
      counts: @escaping () -> [Int],
      makeCell: @escaping (IndexPath) -> Cell,
      makeViews: @escaping (Int) -> [View]
    ) {
      self.counts = counts
      self.makeCell = makeCell
      self.makeViews = makeViews
    }

    func reload() {
      #expect(changes == nil, "A reload inside a batch")
      sections = counts().enumerated().map { newSection($0.offset, count: $0.element) }
    }

    /// Adds a change to the current block of updates.
    func note(_ change: (inout ListChanges) -> Void) {
      guard var noted = changes else {
        Issue.record("A change outside a batch")
        return
      }
      change(&noted)
      changes = noted
    }

    func perform(_ updates: () -> Void) {
      #expect(changes == nil, "A batch inside a batch")
      #expect(counts() == sections.map { $0.cells.count }, "The data changed before the batch")
      changes = ListChanges()
      updates()
      let noted = changes ?? ListChanges()
      changes = nil
      #expect(!(noted.hasStructure && noted.hasUpdates), "Updates with changes of structure")
      if noted.hasStructure { rearrange(noted) }
      #expect(counts() == sections.map { $0.cells.count }, "The batch does not match the data")
      for section in noted.sectionReloads {
        sections[section] = newSection(section, count: counts()[section])
      }
      for path in noted.itemReloads {
        sections[path.section].cells[path.item] = makeCell(indexPath(path))
      }
      for path in noted.itemReconfigurations {
        let cell = sections[path.section].cells[path.item]
        updated = (indexPath(path), cell)
        #expect(makeCell(indexPath(path)) === cell, "A reconfigured cell was replaced")
        updated = nil
      }
    }

    /// Moves a cell like a user who drags it.
    func drag(from source: IndexPath, to destination: IndexPath) {
      let cell = sections[source.section].cells.remove(at: source.item)
      sections[destination.section].cells.insert(cell, at: destination.item)
    }

    private func rearrange(_ noted: ListChanges) {
      let (old, newCounts) = (sections, counts())
      var moved = Dictionary(uniqueKeysWithValues: noted.sectionMoves.map { ($0.to, $0.from) })
      let removed = Set(noted.sectionDeletions + noted.sectionMoves.map { $0.from })
      var kept = old.indices.filter { !removed.contains($0) }[...]
      sections = newCounts.enumerated().map { section, count in
        if noted.sectionInsertions.contains(section) { return newSection(section, count: count) }
        guard let origin = moved.removeValue(forKey: section) ?? kept.popFirst() else {
          Issue.record("The batch leaves too few sections")
          return newSection(section, count: count)
        }
        return rearranged(origin, as: section, of: old, count: count, noted)
      }
      #expect(moved.isEmpty && kept.isEmpty, "The batch leaves too many sections")
    }

    private func rearranged(
      _ origin: Int,
      as section: Int,
      of old: [Section],
      count: Int,
      _ noted: ListChanges
    ) -> Section {
      let removed = Set(
        (noted.itemDeletions + noted.itemMoves.map { $0.from }).filter { $0.section == origin }
      )
      var kept = old[origin].cells.indices
        .filter { !removed.contains(ItemPath(section: origin, item: $0)) }[...]
      var cells: [Cell] = []
      for item in 0..<count {
        let path = ItemPath(section: section, item: item)
        if let move = noted.itemMoves.first(where: { $0.to == path }) {
          cells.append(old[move.from.section].cells[move.from.item])
        } else if noted.itemInsertions.contains(path) {
          cells.append(makeCell(indexPath(path)))
        } else if let item = kept.popFirst() {
          cells.append(old[origin].cells[item])
        }
      }
      #expect(kept.isEmpty, "The batch leaves too many items in section \(section)")
      return Section(cells: cells, views: old[origin].views)
    }

    private func newSection(_ section: Int, count: Int) -> Section {
      Section(
        cells: (0..<count).map { makeCell(IndexPath(item: $0, section: section)) },
        views: makeViews(section)
      )
    }

    private func indexPath(_ path: ItemPath) -> IndexPath {
      IndexPath(item: path.item, section: path.section)
    }
  }
#endif
