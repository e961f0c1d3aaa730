import DiffableSnapshots
import DiffableSnapshotsTesting
import DiffableSources
import DiffableTerminal
import Testing

@Suite("A terminal list that gets another source or data source")
struct TerminalListOwnerTests {
  private typealias Connection = SourceConnection<TerminalCell, TerminalList>

  private let list = TerminalList(hasCursor: true)

  private func source(_ items: [Int]) -> BasicSource<Int, TerminalCell> {
    let source = BasicSource<Int, TerminalCell> { TerminalCell("\($0)") }
    source.items = items
    source.handlers.canMove = { _, _ in true }
    return source
  }

  private var rows: [String] { list.rows.map(\.cell.text) }

  @Test(
    "A lifted row is put back, and the keys then belong to the new source",
    arguments: [TerminalKey.space, .escape]
  )
  func aLiftedRowIsPutBack(key: TerminalKey) {
    let first = source([7, 8, 9]).connect(to: list)
    list.navigate(by: .end)
    #expect(list.drag(by: .space) && list.isDragging)
    let second = source([1]).connect(to: list)
    #expect(!list.isDragging && rows == ["1"])
    list.drag(by: key)
    list.drag(by: .escape)
    #expect(!list.isDragging && rows == ["1"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A row that was dragged down is where the new source has it")
  func aDraggedRowIsWhereTheNewSourceHasIt() {
    let first = source([7, 8, 9]).connect(to: list)
    #expect(list.drag(by: .space) && list.navigate(by: .down))
    #expect(rows == ["8", "7", "9"])
    let second = source([7, 8, 9]).connect(to: list)
    #expect(rows == ["7", "8", "9"])
    list.drag(by: .enter)
    #expect(rows == ["7", "8", "9"])
    withExtendedLifetime((first, second)) {}
  }

  @Test("A connection that is created during a drop takes over after the drop")
  func aConnectionOfADropTakesOverAfterTheDrop() {
    let numbers = source([7, 8, 9])
    var second: Connection?
    numbers.handlers.didMove = { [list] _, _ in second = source([9, 8, 7, 6]).connect(to: list) }
    let first = numbers.connect(to: list)
    #expect(list.drag(by: .space) && list.navigate(by: .down) && list.drag(by: .space))
    #expect(rows == ["9", "8", "7", "6"] && numbers.items == [8, 7, 9])
    #expect(list.navigate(by: .end) && list.drag(by: .space) && list.navigate(by: .home))
    #expect(list.drag(by: .space))
    #expect(rows == ["6", "9", "8", "7"])
    withExtendedLifetime((first, second)) {}
  }

  @Test(
    "Connections that are created inside of handlers and cells show their items",
    arguments: UInt64(0)..<200
  )
  func connectionsInsideHandlersShowTheirItems(seed: UInt64) {
    let storm = Storm(seed: seed)
    for _ in 0..<40 { storm.act() }
    storm.finish()
    #expect(storm.list.rows.map(\.cell.text) == storm.expected)
    #expect(storm.called == storm.passed)
  }

  /// A list whose sources and data sources create others in all of their handlers.
  private final class Storm {
    typealias DataSource = DiffableDataSource<Int, Int, TerminalList>

    let list = TerminalList(hasCursor: true)
    private var random: SeededGenerator
    private var connections: [Connection] = []
    private var dataSources: [DataSource] = []
    private var items: () -> [String] = { [] }
    private var depth = 0
    private var nextName = 0
    private(set) var (passed, called) = (0, 0)

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      create()
    }

    var expected: [String] { items() }

    private func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    private func numbers() -> [Int] {
      Array((0..<6).shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random)))
    }

    private func hook() {
      guard depth < 3, chance(5) else { return }
      depth += 1
      create()
      if chance(3) {
        connections.removeFirst(max(0, connections.count - 1))
        dataSources.removeFirst(max(0, dataSources.count - 1))
      }
      depth -= 1
    }

    private func create() {
      nextName += 1
      if Bool.random(using: &random) { connect(nextName) } else { createDataSource(nextName) }
    }

    private func connect(_ name: Int) {
      let source = BasicSource<Int, TerminalCell> { [unowned self] item in
        hook()
        return TerminalCell("\(name).\(item)")
      }
      source.items = numbers()
      source.handlers.canMove = { [unowned self] _, _ in
        hook()
        return true
      }
      source.handlers.didMove = { [unowned self] _, _ in hook() }
      source.handlers.didSelect = { [unowned self] _, _ in hook() }
      items = { source.items.map { "\(name).\($0)" } }
      connections.append(source.connect(to: list))
    }

    private func createDataSource(_ name: Int) {
      let source = DataSource(target: list) { [unowned self] _, _, item in
        hook()
        return TerminalCell("\(name).\(item)")
      }
      source.reorderingHandlers.canReorderItem = { [unowned self] _ in
        hook()
        return true
      }
      source.reorderingHandlers.willReorder = { [unowned self] _ in hook() }
      source.reorderingHandlers.didReorder = { [unowned self] _ in hook() }
      source.applyObserver = { [unowned self] _ in hook() }
      items = { source.snapshot().itemIdentifiers.map { "\(name).\($0)" } }
      dataSources.append(source)
      passed += 1
      source.apply(Snapshot([(0, numbers())])) { [unowned self] in
        called += 1
        hook()
      }
    }

    func act() {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: create()
      case 1:
        if let path = list.selectedItem { list.data?.perform(.select, at: path) }
      case 2: dataSources.last?.update { $0.appendItems([7]) }
      default:
        let keys: [TerminalKey] = [.space, .space, .up, .down, .home, .end, .escape, .enter]
        let key = keys.randomElement(using: &random) ?? .space
        if !list.navigate(by: key) { list.drag(by: key) }
      }
    }

    func finish() {
      depth = 3
      list.drag(by: .escape)
    }
  }
}
