import DiffableSnapshots
import DiffableSources

/// Changes a tree of sources that two lists show.
struct SourceStorm {
  typealias Basic = BasicSource<Broken, Int>

  var chance: Chance
  private let basics = (0..<3).map { _ in Basic { $0.number } }
  private let sectioned = SnapshotSource<Broken, Broken, Int> { _ in Basic { $0.number } }
  private let root = CompositeSource<Int>()

  init(_ chance: Chance) { self.chance = chance }

  mutating func run(steps: Int) {
    let merged = CompositeSource<Int>([basics[1], basics[2]], sections: .merged)
    root.children = [basics[0], merged, sectioned]
    let lists = [chance.capabilities(), .tableView].map { CountingList($0) }
    let connections = lists.map { root.connect(to: $0) }
    for source in basics {
      source.handlers.canDelete = { _, _ in true }
      source.handlers.canMove = { _, _ in true }
    }
    var calling = chance
    Broken.callBack = { [basics, sectioned] in
      let source = basics[calling.number(below: 3)]
      switch calling.number(below: 6) {
      case 0: _ = source.items
      case 1: _ = source.position(of: calling.identifier())
      case 2: _ = sectioned[calling.identifier()]
      case 3: _ = connections[0].itemPath(for: calling.identifier(), in: source)
      case 4: source.append([calling.identifier()])
      default: sectioned.snapshot = calling.snapshot()
      }
    }
    defer { Broken.callBack = nil }
    for _ in 0..<steps {
      chance.changeObjects()
      step()
      let path = ItemPath(section: chance.number(below: 4), item: chance.number(below: 6))
      let number = chance.number(below: 2)
      let connection = connections[number]
      if chance.one(in: 4) { _ = connection.perform(.delete, at: path) }
      if chance.one(in: 4) { lists[number].drag(from: path, to: ItemPath(section: 0, item: 0)) }
      for source in basics {
        if let path = connection.itemPath(for: chance.identifier(from: source.items), in: source) {
          _ = connection.item(at: path, of: source)
        }
      }
    }
  }

  private mutating func step() {
    let source = basics[chance.number(below: 3)]
    switch chance.number(below: 7) {
    case 0: source.setItems(chance.identifiers(upTo: 40), duplicates: chance.policy())
    case 1: source.append(chance.identifiers(upTo: 5), duplicates: chance.policy())
    case 2, 3:
      let items = source.items
      source.move(chance.identifier(from: items), after: chance.identifier(from: items))
      source.reload([chance.identifier(from: items)])
      source.delete([chance.identifier(from: items)])
      source.insert(
        chance.identifiers(upTo: 3),
        before: chance.identifier(from: items),
        duplicates: chance.policy()
      )
    case 4, 5:
      var snapshot = sectioned.snapshot
      for _ in 0..<chance.number(below: 6) { chance.edit(&snapshot) }
      sectioned.snapshot = snapshot
    default: sectioned.snapshot = chance.snapshot()
    }
  }
}
