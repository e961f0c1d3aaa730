import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
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

  /// What goes is asked for nothing once the list has come to show the tree without it, however long its
  /// animations take.
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
    #expect(weakChild == nil)
    #expect(list.cells == [["1"]])
    while list.numberOfDelayedCompletions > 0 { list.completeNext() }
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

  /// None is released from within the release of another.
  @Test(arguments: [(100_000, false), (20_000, true)])
  func aDeepTreeGoes(_ depth: Int, _ isHeldByAList: Bool) {
    weak var weakLeaf: Numbers?
    weak var weakMiddle: ListSource<String>?
    do {
      let leaf = Self.numbers([1])
      var root: ListSource<String> = leaf
      for height in 0..<depth {
        root =
          height.isMultiple(of: 2)
          ? CompositeSource([root]) : SegmentedSource([0: root], selection: 0)
        if height == depth / 2 { weakMiddle = root }
      }
      weakLeaf = leaf
      let connection = isHeldByAList ? root.connect(to: StrictList<String>()) : nil
      withExtendedLifetime(connection) {}
    }
    #expect(weakLeaf == nil && weakMiddle == nil)
  }

  /// What somebody else holds stays whole when what is above it goes.
  @Test func partsThatAreHeldStay() {
    let leaf = Self.numbers([1])
    var held: ListSource<String> = leaf
    for _ in 0..<3 { held = CompositeSource([held]) }
    do {
      let root = CompositeSource<String>([CompositeSource([held])])
      #expect(!root.isEmpty)
    }
    let list = StrictList<String>()
    let connection = held.connect(to: list)
    leaf.items = [2]
    #expect(list.cells == [["2"]])
    #expect(!CompositeSource<String>([held]).isEmpty)
    withExtendedLifetime(connection) {}
  }

  /// A list whose animations never come to an end does not hold what has left it.
  @Test(arguments: ListKind.all)
  func aBusyListHoldsNothing(_ kind: ListKind) {
    let list = StrictList<String>(kind.capabilities, by: kind.method)
    let root = CompositeSource<String>(sections: .merged)
    let connection = root.connect(to: list)
    list.delaysCompletions = true
    weak var weakChild: Numbers?
    for round in 0..<5 {
      let child = Self.numbers([round])
      root.children = [child]
      #expect(weakChild == nil, "round \(round)")
      weakChild = child
    }
    #expect(list.cells == [["4"]])
    #expect(list.numberOfDelayedCompletions > 4)
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(connection) {}
  }

  // MARK: One list, two connections

  /// The later connection has the list; the earlier one changes it no more, and says nothing of it.
  @Test func theLaterConnectionHasTheList() {
    let (old, new) = (Self.numbers([1, 2, 3]), Self.numbers([7]))
    var heard: [Int] = []
    old.handlers.didSelect = { item, _ in heard.append(item) }
    old.handlers.canDelete = { _, _ in true }
    let list = StrictList<String>()
    var oldConnection = Optional(old.connect(to: list))
    let newConnection = new.connect(to: list)
    #expect(list.cells == [["7"]])
    let told = list.log.count
    old.items = [4, 5]
    #expect(list.cells == [["7"]] && list.log.count == told)
    let path = ItemPath(section: 0, item: 0)
    #expect(oldConnection?.perform(.select, at: path) == false && heard == [])
    #expect(oldConnection?.canDeleteItem(at: path) == false)
    oldConnection = nil
    new.items = [8, 7]
    #expect(list.cells == [["8", "7"]])
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(newConnection) {}
  }

  /// As screens do that show something else: the new connection is made before the old one goes.
  @Test func aConnectionIsReplaced() {
    let (old, new) = (Self.numbers([1]), Self.numbers([7]))
    let list = StrictList<String>()
    var connection = old.connect(to: list)
    connection = new.connect(to: list)
    new.items = [8]
    #expect(list.cells == [["8"]] && list.data != nil)
    #expect(list.log.filter { $0.isReload }.count == 2)
    withExtendedLifetime(connection) {}
  }
}
