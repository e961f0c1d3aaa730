import DiffableSources
import DiffableSnapshotsTesting
import TestSupport
import Testing

/// When sources, connections and lists are released.
struct SourceLifetimeTests {
  private typealias Numbers = BasicSource<Int, String>

  private static func numbers(_ items: [Int]) -> Numbers {
    let source = Numbers { "\($0)" }
    source.items = items
    return source
  }

  @Test(arguments: ListKind.all)
  func releasingTheConnectionReleasesTheTree(_ kind: ListKind) {
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

  /// The root of the tree is a basic source without children.
  @Test func releasingTheConnectionReleasesASingleSource() {
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

  @Test func listIsNotUpdatedWithoutItsConnection() {
    let (source, list) = (Self.numbers([1]), StrictList<String>())
    var connection: SourceConnection<String, StrictList<String>>? = source.connect(to: list)
    #expect(list.data != nil)
    connection = nil
    #expect(list.data == nil && connection == nil)
    source.items = [2]
    #expect(list.cells == [["1"]])
  }

  /// The removal of the source waits for the end of a drag.
  ///
  /// During the drag, the list completes its first reload.
  @Test func aRemovedSourceMakesCellsUntilTheListShowsTheChange() {
    let (first, second) = (Self.numbers([1]), Self.numbers([2]))
    first.handlers.canMove = { _, _ in true }
    let root = CompositeSource<String>([first, second])
    let list = StrictList<String>()
    list.delaysCompletions = true
    let connection = root.connect(to: list)
    let path = ItemPath(section: 0, item: 0)
    #expect(list.beginReordering(at: path))
    root.children = [second]
    #expect(list.numberOfDelayedCompletions == 1)
    list.completeNext()
    #expect(list.data?.cell(at: path) == "1")
    list.endReordering()
    #expect(list.cells == [["2"]])
    withExtendedLifetime(connection) {}
  }

  @Test func childrenDoNotKeepTheirParentAlive() {
    let child = Self.numbers([1])
    weak var weakParent: CompositeSource<String>?
    do {
      let parent = CompositeSource<String>([child])
      weakParent = parent
    }
    #expect(weakParent == nil)
    child.items = [2]
    let newParent = CompositeSource<String>([child])
    #expect(!newParent.isEmpty)
  }

  /// A removed source is released when the list shows the tree without it, even if animations are running.
  @Test(arguments: ListKind.all)
  func removedSourceIsReleasedDuringAnimations(_ kind: ListKind) {
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

  /// The source is removed during the apply that shows it.
  @Test func sourceCanBeRemovedWhileItsCellIsMade() {
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

  /// A new source is never mistaken for a released one, even if it has the same address.
  @Test func newSourcesHaveNewIdentities() {
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

  /// A recursive release would overflow the stack.
  @Test(arguments: [(100_000, false), (20_000, true)])
  func deepTreesAreReleasedWithoutRecursion(_ depth: Int, _ isConnected: Bool) {
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
      let connection = isConnected ? root.connect(to: StrictList<String>()) : nil
      withExtendedLifetime(connection) {}
    }
    #expect(weakLeaf == nil && weakMiddle == nil)
  }

  /// A subtree with another owner stays intact when the sources above it are released.
  @Test func subtreeWithAnotherOwnerSurvivesItsParents() {
    let leaf = Self.numbers([1])
    var subtree: ListSource<String> = leaf
    for _ in 0..<3 { subtree = CompositeSource([subtree]) }
    do {
      let root = CompositeSource<String>([CompositeSource([subtree])])
      #expect(!root.isEmpty)
    }
    let list = StrictList<String>()
    let connection = subtree.connect(to: list)
    leaf.items = [2]
    #expect(list.cells == [["2"]])
    #expect(!CompositeSource<String>([subtree]).isEmpty)
    withExtendedLifetime(connection) {}
  }

  /// A list whose animations never end does not keep removed sources alive.
  @Test(arguments: ListKind.all)
  func animatingListKeepsNoRemovedSource(_ kind: ListKind) {
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

  // MARK: Two connections of one list

  /// The earlier connection no longer changes the list and ignores actions of the user.
  @Test func laterConnectionReplacesTheEarlierOne() {
    let (old, new) = (Self.numbers([1, 2, 3]), Self.numbers([7]))
    var selected: [Int] = []
    old.handlers.didSelect = { item, _ in selected.append(item) }
    old.handlers.canDelete = { _, _ in true }
    let list = StrictList<String>()
    var oldConnection = Optional(old.connect(to: list))
    let newConnection = new.connect(to: list)
    #expect(list.cells == [["7"]])
    let numberOfEvents = list.log.count
    old.items = [4, 5]
    #expect(list.cells == [["7"]] && list.log.count == numberOfEvents)
    let path = ItemPath(section: 0, item: 0)
    #expect(oldConnection?.perform(.select, at: path) == false && selected == [])
    #expect(oldConnection?.allows(.delete, at: path) == false)
    oldConnection = nil
    new.items = [8, 7]
    #expect(list.cells == [["8", "7"]])
    #expect(list.refusals.isEmpty)
    withExtendedLifetime(newConnection) {}
  }

  /// When a variable is assigned a new connection, the new connection is created before the old one is released.
  @Test func connectionVariableCanBeReassigned() {
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
