#if canImport(AppleBase)
  import DiffableSnapshotsTesting
  import DiffableUIKit
  import Testing
  import UIKit

  @testable import DiffableMigration

  /// Random moves by the user, in subclasses that react in random ways, between random applies.
  @MainActor
  struct MoveStormDoubleTests {
    /// What an override does.
    enum Reaction: CaseIterable {
      case apply, superAndApply, onlySuper, nothing, otherOrder, moreChanges
    }

    /// Returns sections with random items.
    private func sections(_ random: inout some RandomNumberGenerator) -> [(Int, [Int])] {
      var items = Array(
        (1...12).shuffled(using: &random).prefix(Int.random(in: 3...10, using: &random))
      )
      return (0..<3).shuffled(using: &random).prefix(2)
        .map { section in
          let count = Int.random(in: 0...items.count, using: &random)
          defer { items.removeFirst(count) }
          return (section, Array(items.prefix(count)))
        }
    }

    /// Returns a random move in lists of some lengths; nil if there are no items.
    private func move(
      _ counts: [Int],
      withinSections: Bool,
      _ random: inout some RandomNumberGenerator
    ) -> (from: IndexPath, to: IndexPath)? {
      guard let from = counts.indices.filter({ counts[$0] > 0 }).randomElement(using: &random)
      else { return nil }
      let to = withinSections ? from : counts.indices.randomElement(using: &random) ?? from
      let last = to == from ? counts[to] - 1 : counts[to]
      return (
        IndexPath(item: Int.random(in: 0..<counts[from], using: &random), section: from),
        IndexPath(item: Int.random(in: 0...last, using: &random), section: to)
      )
    }

    /// Returns the snapshot that a reaction applies after a move.
    private func next(
      _ reaction: Reaction,
      _ snapshot: Snapshot<Int, Int>,
      _ move: (from: IndexPath, to: IndexPath),
      _ random: inout some RandomNumberGenerator
    ) -> Snapshot<Int, Int> {
      if reaction == .otherOrder { return Snapshot(sections(&random)) }
      var next = snapshot
      let item = next.itemIdentifiers(inSection: next.sectionIdentifiers[move.from.section])[
        move.from.item
      ]
      let section = next.sectionIdentifiers[move.to.section]
      next.deleteItems([item])
      let items = next.itemIdentifiers(inSection: section)
      if move.to.item < items.count {
        next.insertItems([item], beforeItem: items[move.to.item])
      } else {
        next.appendItems([item], toSection: section)
      }
      if reaction == .moreChanges {
        next.deleteItems(Array(next.itemIdentifiers.prefix(1)))
        next.appendItems([99], toSection: section)
      }
      return next
    }

    /// Lets the user move items, and checks what the view shows.
    ///
    /// - Parameters:
    ///   - seed: Decides everything.
    ///   - dataSource: The data source.
    ///   - shown: The texts of the cells.
    ///   - movesUnreported: Whether the view allows a move between sections that nothing reports.
    ///   - react: Sets what the override does.
    ///   - drag: Moves an item as the user does, and returns when all has ended.
    private func storm<DataSource: MigratedDataSource<Int, Int>>(
      _ seed: UInt64,
      _ dataSource: DataSource,
      shown: () -> [[String]],
      movesUnreported: Bool,
      react: (_ callsSuper: Bool, _ apply: @escaping (DataSource) -> Void) -> Void,
      drag: (IndexPath, IndexPath) async -> Void
    ) async {
      var random = SeededGenerator(seed: seed)
      for step in 0..<6 {
        dataSource.apply(Snapshot(sections(&random)), completion: nil)
        let snapshot = dataSource.snapshot()
        #expect(shown() == texts(snapshot), "seed \(seed), step \(step)")
        let counts = snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
        let reaction = Reaction.allCases.randomElement(using: &random) ?? .apply
        let isWithin = reaction == .nothing && !movesUnreported
        guard let move = move(counts, withinSections: isWithin, &random) else { continue }
        let new = next(reaction, snapshot, move, &random)
        let animated = Bool.random(using: &random)
        react(reaction == .superAndApply || reaction == .onlySuper) { source in
          if reaction == .onlySuper || reaction == .nothing { return }
          source.apply(new, animatingDifferences: animated)
        }
        await drag(move.from, move.to)
        // A table view keeps such a move.
        let isUndone = reaction == .nothing && !movesUnreported
        let expected = move.from == move.to || isUndone ? snapshot : new
        #expect(dataSource.snapshot() == expected, "seed \(seed), step \(step), \(reaction)")
        #expect(shown() == texts(expected), "seed \(seed), step \(step), \(reaction)")
      }
    }

    private func texts(_ snapshot: Snapshot<Int, Int>) -> [[String]] {
      snapshot.sectionIdentifiers.map { section in
        snapshot.itemIdentifiers(inSection: section).map { "\($0)" }
      }
    }

    @Test(arguments: 0..<UInt64(20))
    func aTableViewShowsTheSnapshot(seed: UInt64) async {
      let screen = MovingTableScreen()
      await storm(
        seed,
        screen.dataSource,
        shown: { screen.shown },
        movesUnreported: true,
        react: { callsSuper, apply in
          screen.dataSource.callsSuper = callsSuper
          screen.dataSource.move = { source, _, _ in apply(source) }
        },
        drag: { from, to in
          await screen.drag(from, to: to)
          await screen.settle()
        }
      )
    }

    @Test(arguments: 0..<UInt64(20))
    func aCollectionViewShowsTheSnapshot(seed: UInt64) async {
      let screen = MovingCollectionScreen()
      screen.dataSource.reorderingHandlers.canReorderItem = { _ in true }
      await storm(
        seed,
        screen.dataSource,
        shown: { screen.shown },
        movesUnreported: false,
        react: { callsSuper, apply in
          screen.dataSource.callsSuper = callsSuper
          screen.dataSource.move = { source, _, _ in apply(source) }
        },
        drag: { from, to in
          screen.drag(from, to: to)
          await screen.settle()
        }
      )
    }
  }
#endif
