import DiffableSnapshots
import DiffableSnapshotsTesting
import Testing

/// Who lives how long.
struct SourceLifetimeTests {
  private typealias Numbers = BasicSource<Int, String>

  private static func numbers(_ items: [Int]) -> Numbers {
    let source = Numbers { "\($0)" }
    source.items = items
    return source
  }

  @Test(arguments: ListKind.all)
  func nothingIsLeftBehind(_ kind: ListKind) {
    weak var weakList: StrictList<String>?
    weak var weakRoot: CompositeSource<String>?
    weak var weakChild: Numbers?
    weak var weakConnection: SourceConnection<String, StrictList<String>>?
    do {
      let list = StrictList<String>(kind.capabilities, by: kind.method)
      let child = Self.numbers([1, 2])
      let root = CompositeSource<String>([SegmentedSource([0: child], selection: 0)])
      child.handlers.canMove = { _, _ in true }
      let connection = root.connect(to: list)
      (weakList, weakRoot, weakChild, weakConnection) = (list, root, child, connection)
      child.items = [2, 3]
      #expect(list.cells.joined().map { $0 } == ["2", "3"])
    }
    #expect(weakConnection == nil)
    #expect(weakList == nil)
    #expect(weakRoot == nil)
    #expect(weakChild == nil)
  }

  /// A root that is its own and only source.
  @Test func nothingIsLeftBehindOfALeaf() {
    weak var weakSource: Numbers?
    weak var weakList: StrictList<String>?
    do {
      let (source, list) = (Self.numbers([1]), StrictList<String>())
      (weakSource, weakList) = (source, list)
      _ = source.connect(to: list)
    }
    #expect(weakSource == nil)
    #expect(weakList == nil)
  }

  @Test func aListIsLeftAloneWithoutItsConnection() {
    let (source, list) = (Self.numbers([1]), StrictList<String>())
    var connection: SourceConnection<String, StrictList<String>>? = source.connect(to: list)
    #expect(list.data != nil)
    connection = nil
    #expect(list.data == nil && connection == nil)
    source.items = [2]
    #expect(list.cells == [["1"]])
  }

  @Test func noChildHoldsItsParent() {
    let child = Self.numbers([1])
    weak var weakParent: CompositeSource<String>?
    do {
      let parent = CompositeSource<String>([child])
      weakParent = parent
    }
    #expect(weakParent == nil)
    child.items = [2]
    let heir = CompositeSource<String>([child])
    #expect(!heir.isEmpty)
  }

  /// The list still asks for a cell of what goes, and gets it; then nobody holds the source any longer.
  @Test(arguments: ListKind.all)
  func aSourceGoesWhileTheListAnimates(_ kind: ListKind) throws {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let root = CompositeSource<String>([Self.numbers([1])], sections: .merged)
    let connection = root.connect(to: list)
    list.delaysCompletions = true
    weak var weakChild: Numbers?
    do {
      let child = Self.numbers([7, 8])
      weakChild = child
      root.children.append(child)
      child.items = [8, 7, 9]
      root.remove(child)
    }
    #expect(weakChild != nil, "The list may be about to show it")
    #expect(list.cells == [["1"]])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
    #expect(weakChild == nil)
    root.children.append(Self.numbers([5]))
    #expect(list.cells == [["1", "5"]])
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  /// From within the apply that shows it.
  @Test func aSourceGoesWhileItsCellIsMade() {
    final class Owner {
      var child: BasicSource<Int, String>?
    }
    let (owner, list) = (Owner(), StrictList<String>())
    let root = CompositeSource<String>(sections: .merged)
    let connection = root.connect(to: list)
    weak var weakChild: BasicSource<Int, String>?
    owner.child = BasicSource { item in
      if let child = owner.child { root.remove(child) }
      owner.child = nil
      return "\(item)"
    }
    owner.child?.items = [1, 2, 3]
    weakChild = owner.child
    if let child = owner.child { root.children = [child] }
    #expect(list.cells == [[]])
    #expect(list.refusals.isEmpty)
    #expect(weakChild == nil)
    withExtendedLifetime(connection) {}
  }

  /// A later source is another one, wherever in memory it lies.
  @Test func aNewSourceIsNotTakenForAnOldOne() {
    let list = StrictList<String>()
    let root = CompositeSource<String>(sections: .merged)
    let connection = root.connect(to: list)
    var serialNumbers = Set<Int>()
    for round in 0..<50 {
      root.children = []
      let child = BasicSource<Int, String> { "\(round) \($0)" }
      child.items = [1]
      root.children = [child]
      #expect(list.cells == [["\(round) 1"]])
      serialNumbers.formUnion(list.shownCells[0].map(\.serialNumber))
    }
    #expect(serialNumbers.count == 50)
    withExtendedLifetime(connection) {}
  }
}
