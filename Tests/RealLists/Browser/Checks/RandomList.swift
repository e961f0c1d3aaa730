import DOMList
import DiffableSnapshots

/// A list of random snapshots, with a header for each section.
final class RandomList {
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
      case .header(let section): "Section \(section)\tversion \(version)"
      case .item(let item): "No. \(item)\tversion \(version)"
      }
    }
  }

  private var generator: SnapshotGenerator
  private var snapshot: Snapshot<Int, Int>
  private let dataSource: DiffableDataSource<Int, Int, DOMListTarget<String>>
  private let versions = Versions()

  init(seed: UInt64, in page: PageCommands) {
    generator = SnapshotGenerator(seed: seed)
    // Some lists are often empty, others are longer.
    let isLong = seed % 2 == 0
    snapshot = isLong ? generator.snapshot(sections: 1...8, items: 20...60) : generator.snapshot()
    let list = DOMListTarget<String>(
      page.element(id: "random"),
      in: page,
      item: page.element(id: "random-item"),
      header: page.element(id: "random-header")
    ) { page, text in
      // The text is also an attribute, which is removed while the version is 0.
      page.setText(0, text)
      page.setAttribute("data-version", text.hasSuffix("\tversion 0") ? nil : text)
    }
    dataSource = DiffableDataSource(target: list, contentComparison: .none) { [versions] in
      versions.text(.item($2))
    }
    dataSource.supplementaryViewProvider = { [versions] _, _, _, section in
      versions.text(.header(section))
    }
  }

  /// Applies the next snapshot, and prints a line for each row that the list should show.
  func apply() {
    let reloaded = increaseVersions()
    dataSource.apply(snapshot)
    for row in rows { print(versions.text(row) + (reloaded.contains(row) ? "\treloaded" : "")) }
    // The data source's snapshot has no marks of earlier applies.
    snapshot = generator.edited(dataSource.snapshot(), times: 3)
  }

  private var rows: [Row] {
    snapshot.sectionIdentifiers.flatMap { section in [.header(section)] + items(of: section) }
  }

  private func items(of section: Int) -> [Row] {
    guard let index = snapshot.indexOfSection(section) else { return [] }
    return (0..<(snapshot.numberOfItems(inSectionAt: index) ?? 0)).compactMap { item in
      snapshot.itemIdentifier(for: ItemPath(section: index, item: item)).map(Row.item)
    }
  }

  /// Increases the versions of all rows with marks, and returns the rows that are reloaded.
  private func increaseVersions() -> Set<Row> {
    var reloaded = Set<Row>()
    for item in snapshot.reloadedItemIdentifiers { reloaded.insert(.item(item)) }
    for section in snapshot.reloadedSectionIdentifiers {
      reloaded.insert(.header(section))
      for item in items(of: section) { reloaded.insert(item) }
    }
    var changed = reloaded
    for item in snapshot.reconfiguredItemIdentifiers { changed.insert(.item(item)) }
    for section in snapshot.reconfiguredSectionIdentifiers { changed.insert(.header(section)) }
    for row in changed { versions.numbers[row] = (versions.numbers[row] ?? 0) + 1 }
    return reloaded
  }
}
