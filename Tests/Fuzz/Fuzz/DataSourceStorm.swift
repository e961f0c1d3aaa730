import DiffableSnapshots
import DiffableSnapshotsTesting

/// Applies random snapshots and outlines to a list, and acts like a user.
struct DataSourceStorm<List: DraggingList> {
  typealias DataSource = DiffableDataSource<Broken, Broken, List>

  var chance: Chance
  let list: List
  let dataSource: DataSource

  init(_ chance: Chance, _ list: List) {
    self.chance = chance
    self.list = list
    dataSource = DataSource(target: list) { _, _, item in item.number }
  }

  mutating func run(steps: Int) {
    setHandlers()
    defer { Broken.callBack = nil }
    for _ in 0..<steps {
      chance.changeObjects()
      step()
    }
  }

  private mutating func setHandlers() {
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.applyObserver = { report in
      _ = report.newPath(for: ItemPath(section: 0, item: 0))
      _ = "\(report)"
    }
    var other = chance
    if chance.one(in: 2) {
      dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, present in
        // Comparing items can call this closure again.
        var (chance, outline) = (other, present)
        chance.edit(&outline)
        other = chance
        return outline
      }
    }
    var calling = chance
    Broken.callBack = { [dataSource] in
      let item = calling.identifier(from: dataSource.snapshot().itemIdentifiers)
      switch calling.number(below: 8) {
      case 0: dataSource.update { calling.edit(&$0) }
      case 1: _ = dataSource.snapshot(for: calling.identifier())
      case 2: _ = dataSource.level(of: item)
      case 3: _ = dataSource.isExpanded(item)
      case 4: dataSource.toggleItem(item)
      case 5: _ = dataSource.itemPath(for: item)
      case 6: dataSource.apply(calling.snapshot())
      default: _ = dataSource.itemIdentifier(for: ItemPath(section: 0, item: 0))
      }
    }
  }

  private mutating func step() {
    let items = dataSource.snapshot().itemIdentifiers
    let sections = dataSource.snapshot().sectionIdentifiers
    let (item, section) = (chance.identifier(from: items), chance.identifier(from: sections))
    switch chance.number(below: 14) {
    case 0: dataSource.apply(chance.snapshot(), animatingDifferences: chance.one(in: 2))
    case 1: dataSource.applySnapshotUsingReloadData(chance.snapshot())
    case 2, 3, 4:
      var next = dataSource.snapshot()
      for _ in 0..<chance.number(below: 6) { chance.edit(&next) }
      chance.changeObjects()
      dataSource.apply(next)
    case 5, 6: changeOutline(of: section)
    case 7, 8: dataSource.toggleItem(item)
    case 9: drag()
    case 10: _ = list.data?.perform(.delete, at: path())
    case 11:
      if let path = dataSource.itemPath(for: item) { _ = dataSource.itemIdentifier(for: path) }
      _ = dataSource.level(of: item)
      _ = dataSource.index(for: section)
      _ = dataSource.indexOfRow(for: item, headers: true)
    case 12:
      dataSource.changeLimit = chance.one(in: 3) ? 3 : nil
    default:
      dataSource.update { next in
        next.reconfigureItems([item])
        next.reloadSections([section])
      }
    }
  }

  private mutating func changeOutline(of section: Broken) {
    var outline = chance.one(in: 3) ? SectionSnapshot() : dataSource.snapshot(for: section)
    for _ in 0..<chance.number(below: 8) { chance.edit(&outline) }
    dataSource.apply(outline, to: section)
  }

  private mutating func drag() {
    guard list.beginReordering(at: path()) else { return }
    if chance.one(in: 4) { dataSource.apply(chance.snapshot()) }
    _ = list.dropReorderedItem(at: path())
    list.endReordering()
  }

  private mutating func path() -> ItemPath {
    ItemPath(section: chance.number(below: 4), item: chance.number(below: 6))
  }
}
