import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// Random changes of trees of sources that are shown in several lists.
@Suite(.withoutInternalChecks) struct SourceStormTests {
  @Test(arguments: ListKind.all, [51, 52, 53] as [UInt64])
  func listsMatchTheTreeAfterEachChange(_ kind: ListKind, seed: UInt64) {
    var storm = SourceStorm(seed: seed)
    let list = ShownList(storm.root.source, kind)
    let other = ShownList(storm.root.source, in: StrictList(.rowsOnly))
    var numberOfApplies = 0
    list.connection.applyObserver = { _ in numberOfApplies += 1 }
    for step in 0..<60 {
      if storm.number(below: 3) == 0 {
        numberOfApplies = 0
        storm.root.source.update { for _ in 0..<4 { storm.step() } }
        #expect(numberOfApplies <= 1)
      } else {
        storm.step()
      }
      let comment: Comment = "seed \(seed), step \(step)"
      let expected = storm.root.cells
      list.expect(expected, comment)
      other.expect(expected, comment)
      expectLocalPositions(&storm, list.connection, comment)
    }
    #expect(list.log.count { $0 == .reload } == 1)
    #expect(other.log.count { $0 == .reload } == 1)
  }

  /// Lists of all kinds are connected to sources anywhere in the tree, and disconnected, between changes and
  /// nested updates.
  @Test(arguments: Effort.isThorough ? 1...400 : 1...12)
  func listsMatchWhileConnectionsChange(seed: UInt64) {
    var storm = SourceStorm(seed: seed)
    let lists = StormLists()
    for kind in 0..<2 { lists.connect(storm.root, kind * 7) }
    for step in 0..<40 {
      let comment: Comment = "seed \(seed), step \(step)"
      switch storm.number(below: 4) {
      case 0: lists.expectOneChangeEach(comment) { change(&storm, lists, depth: 0) }
      case 1: lists.connect(storm.somePlan(), storm.number(below: 100))
      case 2: lists.disconnect(storm.number(below: 100), in: storm.root)
      default: storm.step()
      }
      lists.expectAll(comment)
    }
  }

  /// Changes the tree within nested updates; the outermost update is an update of the root.
  private func change(_ storm: inout SourceStorm, _ lists: StormLists, depth: Int) {
    let plan = depth == 0 ? storm.root : storm.somePlan()
    let mode: ApplyMode = [.animated, .notAnimated, .reload][storm.number(below: 3)]
    lists.update(plan, mode) {
      for _ in 0..<storm.number(below: 4) {
        if depth < 3 && storm.number(below: 3) == 0 {
          change(&storm, lists, depth: depth + 1)
        } else {
          storm.step()
        }
      }
    }
  }

  /// Selects an item by its path, and expects that the handler receives the position of the item in its source.
  private func expectLocalPositions(
    _ storm: inout SourceStorm,
    _ connection: SourceConnection<String, StrictList<String>>,
    _ comment: Comment
  ) {
    let sections = storm.root.cells
    let paths = sections.indices.flatMap { section in
      sections[section].indices.map { ItemPath(section: section, item: $0) }
    }
    guard !paths.isEmpty else { return }
    let path = paths[storm.number(below: paths.count)]
    let cell = sections[path.section][path.item]
    storm.recorder.entries = []
    #expect(connection.perform(.select, at: path), comment)
    let position = storm.root.shownLeaves.lazy.compactMap { $0.ownCells.firstIndex(of: cell) }
      .first
    #expect(storm.recorder.entries == ["\(cell) at \(position ?? -1)"], comment)
  }
}
