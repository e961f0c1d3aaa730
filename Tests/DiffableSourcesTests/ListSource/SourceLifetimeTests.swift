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

  /// One connection shows the tree, and another one a single source of it.
  @Test(arguments: ListKind.all)
  func releasingTheConnectionsReleasesTheTree(_ kind: ListKind) {
    weak var weakList: StrictList<String>?
    weak var weakPart: StrictList<String>?
    weak var weakRoot: CompositeSource<String>?
    weak var weakChild: Numbers?
    do {
      let child = Self.numbers([1, 2])
      let root = CompositeSource<String>([SegmentedSource([0: child], selection: 0)])
      child.handlers.canMove = { _, _ in true }
      let (list, part) = (ShownList(root, kind), ShownList(child))
      (weakList, weakPart, weakRoot, weakChild) = (list.target, part.target, root, child)
      child.items = [2, 3]
      list.expect([["2", "3"]])
      part.expect([["2", "3"]])
    }
    #expect(weakList == nil && weakPart == nil)
    #expect(weakRoot == nil && weakChild == nil)
  }

  @Test func listIsNotUpdatedWithoutItsConnection() {
    let (source, list) = (Self.numbers([1]), StrictList<String>())
    var connection: SourceConnection<String, StrictList<String>>? = source.connect(to: list)
    #expect(list.data != nil)
    connection = nil
    #expect(list.data == nil && connection == nil)
    source.items = [2]
    list.expect([["1"]])
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
    list.expect([["2"]])
    withExtendedLifetime(connection) {}
  }

  /// A removed source is released when the list shows the tree without it, even if animations are running.
  @Test(arguments: ListKind.all)
  func removedSourcesAreReleasedDuringAnimations(_ kind: ListKind) {
    let root = CompositeSource<String>(sections: .merged)
    let list = ShownList(root, kind)
    list.target.delaysCompletions = true
    weak var weakChild: Numbers?
    for round in 0..<5 {
      let child = Self.numbers([round])
      root.children = [child]
      child.items = [round + 1, round]
      #expect(weakChild == nil, "round \(round)")
      weakChild = child
    }
    list.expect([["5", "4"]])
    #expect(list.numberOfDelayedCompletions > 4)
    while list.numberOfDelayedCompletions > 0 { list.target.completeNext() }
    root.children = [Self.numbers([7])]
    #expect(weakChild == nil)
    list.expect([["7"]])
  }

  /// The source is removed during the apply that shows it.
  @Test func sourceCanBeRemovedWhileItsCellIsMade() {
    final class Owner {
      var child: BasicSource<Int, String>?
    }
    let owner = Owner()
    let root = CompositeSource<String>(sections: .merged)
    let list = ShownList(root)
    weak var weakChild: BasicSource<Int, String>?
    owner.child = BasicSource { item in
      if let child = owner.child { root.remove(child) }
      owner.child = nil
      return "\(item)"
    }
    owner.child?.items = [1, 2, 3]
    weakChild = owner.child
    if let child = owner.child { root.children = [child] }
    list.expect([[]])
    #expect(weakChild == nil)
  }

  /// A new source is never mistaken for a released one, even if it has the same address.
  @Test func newSourcesHaveNewIdentities() {
    let root = CompositeSource<String>(sections: .merged)
    let list = ShownList(root)
    var serialNumbers = Set<Int>()
    for round in 0..<50 {
      root.children = []
      let child = BasicSource<Int, String> { "\(round) \($0)" }
      child.items = [1]
      root.children = [child]
      list.expect([["\(round) 1"]])
      serialNumbers.formUnion(list.shownCells[0].map(\.serialNumber))
    }
    #expect(serialNumbers.count == 50)
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
      if isConnected {
        let list = ShownList(root)
        leaf.items = [7]
        list.expect([["7"]])
      }
    }
    #expect(weakLeaf == nil && weakMiddle == nil)
  }

  /// A subtree with another owner stays intact when the sources above it are released.
  @Test func subtreeWithAnotherOwnerSurvivesItsParents() {
    let leaf = Self.numbers([1])
    var subtree: ListSource<String> = leaf
    for _ in 0..<3 { subtree = CompositeSource([subtree]) }
    weak var weakRoot: CompositeSource<String>?
    do {
      let root = CompositeSource<String>([CompositeSource([subtree])])
      #expect(!root.isEmpty)
      weakRoot = root
    }
    #expect(weakRoot == nil, "Children do not keep their parent alive")
    let list = ShownList(subtree)
    leaf.items = [2]
    list.expect([["2"]])
    #expect(!CompositeSource<String>([subtree]).isEmpty)
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
    list.expect([["7"]])
    let numberOfEvents = list.log.count
    old.items = [4, 5]
    #expect(list.cells == [["7"]] && list.log.count == numberOfEvents)
    let path = ItemPath(section: 0, item: 0)
    #expect(oldConnection?.perform(.select, at: path) == false && selected == [])
    #expect(oldConnection?.allows(.delete, at: path) == false)
    oldConnection = nil
    new.items = [8, 7]
    list.expect([["8", "7"]])
    withExtendedLifetime(newConnection) {}
  }
}
