import CGTK
import DiffableSnapshots
import DiffableSnapshotsTesting
import GTKList

/// Applies random snapshots, and compares the widgets with each of them.
final class RandomCheck {
  /// What a row shows.
  enum Row: Hashable {
    case header(Int)
    case item(Int)
  }

  /// The versions of the rows, which reloads and reconfigurations increase.
  private final class Versions {
    var numbers: [Row: Int] = [:]

    func text(_ row: Row) -> String {
      let version = numbers[row] ?? 0
      return switch row {
      case .header(let section): "Section \(section), version \(version)"
      case .item(let item): "No. \(item), version \(version)"
      }
    }
  }

  private let seed: UInt64
  private var generator: SnapshotGenerator
  private let window: ListWindow
  private let dataSource: DiffableDataSource<Int, Int, GTKListTarget>
  private let versions = Versions()
  private var random: SeededGenerator

  /// Creates a check with an empty window.
  init(seed: UInt64) {
    self.seed = seed
    generator = SnapshotGenerator(seed: seed)
    random = SeededGenerator(seed: seed)
    window = ListWindow("Random snapshots", GTKListTarget())
    dataSource = DiffableDataSource(target: window.list) { [versions] list, _, item in
      list.label(versions.text(.item(item)))
    }
    dataSource.supplementaryViewProvider = { [versions] list, _, _, section in
      list.label(versions.text(.header(section)), isHeading: true)
    }
  }

  /// Applies a number of snapshots.
  ///
  /// - Parameters:
  ///   - applies: The number of snapshots after the first one.
  ///   - sections: The range of the number of sections.
  ///   - items: The range of the number of items.
  /// - Returns: What GTK did for all snapshots after the first one.
  func run(applies: Int, sections: ClosedRange<Int>, items: ClosedRange<Int>) -> RandomFigures {
    var figures = RandomFigures(applies: applies)
    var snapshot = generator.snapshot(sections: sections, items: items)
    figures.keptWidgets += show(snapshot, "Seed \(seed), first snapshot")
    dataSource.applyObserver = { report in
      if case .batches(let batches) = report.outcome { figures.batches += batches.count }
    }
    let before = window.work
    for number in 1...applies {
      snapshot = generator.edited(snapshot, times: 3)
      figures.keptWidgets += show(snapshot, "Seed \(seed), snapshot \(number)")
    }
    figures.work = window.work - before
    return figures
  }

  /// Applies a snapshot, compares each row and its widget, and returns the number of kept widgets.
  private func show(_ snapshot: Snapshot<Int, Int>, _ what: String) -> Int {
    let oldRows = Dictionary(
      uniqueKeysWithValues: zip(rows(of: dataSource.snapshot()), window.shownRows.map(\.label))
    )
    // A widget that is released could otherwise have the same address as a new one.
    for label in oldRows.values { g_object_ref(label) }
    defer { for label in oldRows.values { g_object_unref(label) } }
    let selected = dataSource.snapshot().itemIdentifiers.randomElement(using: &random)
    window.list.selectRow(selected.flatMap { dataSource.indexOfRow(for: $0, headers: true) })
    let reloaded = increaseVersions(in: snapshot)
    dataSource.apply(snapshot)
    window.runUntilPainted()
    let rows = rows(of: snapshot)
    window.check(shows: rows.map(versions.text), what)
    Check.equal(
      window.list.selectedPath.flatMap(dataSource.itemIdentifier),
      selected.flatMap { snapshot.itemPath(for: $0) == nil ? nil : $0 },
      "\(what): the selected item"
    )
    var keptWidgets = 0
    for (row, shown) in zip(rows, window.shownRows) {
      guard let old = oldRows[row] else { continue }
      let isKept = shown.label == old
      Check.equal(isKept, !reloaded.contains(row), "\(what): whether \(row) keeps its widget")
      if isKept { keptWidgets += 1 }
    }
    return keptWidgets
  }

  private func rows(of snapshot: Snapshot<Int, Int>) -> [Row] {
    snapshot.sectionIdentifiers.flatMap { section in
      let items = snapshot.itemIdentifiers(inSection: section)
      return [.header(section)] + items.map(Row.item)
    }
  }

  /// Increases the versions of all rows with marks, and returns the rows that are reloaded.
  private func increaseVersions(in snapshot: Snapshot<Int, Int>) -> Set<Row> {
    var reloaded = Set(snapshot.reloadedItemIdentifiers.map(Row.item))
    for section in snapshot.reloadedSectionIdentifiers {
      reloaded.insert(.header(section))
      let items = snapshot.itemIdentifiers(inSection: section)
      reloaded.formUnion(items.map(Row.item))
    }
    let reconfigured = Set(
      snapshot.reconfiguredItemIdentifiers.map(Row.item)
        + snapshot.reconfiguredSectionIdentifiers.map(Row.header)
    )
    for row in reloaded.union(reconfigured) { versions.numbers[row, default: 0] += 1 }
    return reloaded
  }
}
