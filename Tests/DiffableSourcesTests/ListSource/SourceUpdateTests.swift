import DiffableSources
import DiffableSnapshotsTesting
import Testing

/// Updates, which show several changes as one, and the number of changes that each list receives.
struct SourceUpdateTests {
  private typealias Numbers = BasicSource<Int, String>

  private let first = Numbers { "a\($0)" }
  private let second = Numbers { "b\($0)" }

  init() {
    first.items = [1]
    second.items = [1]
  }

  /// Returns for each event after the first reload whether it was animated; nil if it was not a batch.
  private func animations(of list: ShownList<String, StrictList<String>>) -> [Bool?] {
    list.log.dropFirst().map { $0.isAnimated }
  }

  // MARK: Lists below

  @Test func updateDelaysListsBelow() {
    let screen = CompositeSource<String>([first, second])
    let (list, part) = (ShownList(screen), ShownList(first))
    screen.update(.notAnimated) {
      first.items = [2]
      part.expect([["a1"]])
      first.items = [2, 3]
      second.items = [2]
    }
    list.expect([["a2", "a3"], ["b2"]])
    part.expect([["a2", "a3"]])
    #expect(animations(of: list) == [false] && animations(of: part) == [false])
    screen.update(.reload) { first.items = [4] }
    #expect(list.log.last == .reload && part.log.last == .reload)
  }

  /// The update of the parent ends while the update of the child is in progress.
  @Test func innerUpdateOfTheParentEndsImmediately() {
    let screen = CompositeSource<String>([first, second])
    let (list, part) = (ShownList(screen), ShownList(first))
    first.update(.notAnimated) {
      first.items = [2]
      screen.update(.reload) { second.items = [2] }
      list.expect([["a2"], ["b2"]])
      #expect(list.log.last == .reload)
      part.expect([["a1"]], "The list shows only the source whose update is in progress")
      first.items = [3]
    }
    #expect(list.cells == [["a3"], ["b2"]] && part.cells == [["a3"]])
    #expect(animations(of: part) == [false])
  }

  /// A child is removed during its own update, within an update of its parent.
  @Test func childCanBeRemovedDuringAnInnerUpdate() {
    let screen = CompositeSource<String>([first, second])
    let (list, part) = (ShownList(screen), ShownList(first))
    screen.update(.notAnimated) {
      first.items = [2]
      first.update(.reload) {
        screen.remove(first)
        first.items = [3]
      }
      part.expect([["a1"]])
    }
    list.expect([["b1"]])
    part.expect([["a3"]])
    #expect(animations(of: part) == [false])
  }

  // MARK: Number of changes

  @Test(arguments: [false, true])
  func movingChildrenIsOneChange(_ isWithinUpdate: Bool) {
    let children = (0..<5).map { number in
      let source = Numbers { "\(number).\($0)" }
      source.items = [1]
      return source
    }
    let lefts = [
      CompositeSource<String>(Array(children[..<2]), sections: .merged),
      CompositeSource<String>(Array(children[2...]), sections: .merged),
    ]
    let right = CompositeSource<String>(sections: .merged)
    let screen = CompositeSource<String>([lefts[0], lefts[1], right])
    let lists = [screen, lefts[0], lefts[1], right].map { ShownList($0) }
    var counts = [0, 0, 0, 0]
    for (number, list) in lists.enumerated() {
      list.connection.applyObserver = { _ in counts[number] += 1 }
    }
    if isWithinUpdate {
      screen.update { right.children = children }
    } else {
      right.children = children
    }
    #expect(lists[0].cells == [[], [], (0..<5).map { "\($0).1" }])
    #expect(counts == [1, 1, 1, 1])
    #expect(animations(of: lists[0]) == [true])
  }

  @Test func markingOrMovingASourceIsOneChange() {
    let segments = SegmentedSource<Int, String>(selection: 0)
    let list = ShownList(CompositeSource<String>([first, second, segments]))
    var count = 0
    list.connection.applyObserver = { _ in count += 1 }
    first.reconfigure([1])
    #expect(count == 1)
    first.reload([1])
    #expect(count == 2)
    segments[0] = first
    list.expect([["b1"], ["a1"]])
    #expect(count == 3)
  }
}
