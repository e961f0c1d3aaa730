import DiffableSources
import DiffableSnapshotsTesting
import Testing

/// Updates, which show several changes as one, and the number of changes that each list receives.
struct SourceUpdateTests {
  private typealias Numbers = BasicSource<Int, String>

  private let first = Numbers { "a\($0)" }
  private let second = Numbers { "b\($0)" }
  private let list = StrictList<String>()
  private let part = StrictList<String>()

  init() {
    first.items = [1]
    second.items = [1]
  }

  /// Returns for each event after the first reload whether it was animated; nil if it was not a batch.
  private func animations(of list: StrictList<String>) -> [Bool?] {
    list.log.dropFirst().map { event in
      if case .batch(_, let animated) = event { return animated }
      return nil
    }
  }

  // MARK: Lists below

  @Test func updateDelaysListsBelow() {
    let screen = CompositeSource<String>([first, second])
    let (whole, detail) = (screen.connect(to: list), first.connect(to: part))
    screen.update(.notAnimated) {
      first.items = [2]
      #expect(part.cells == [["a1"]])
      first.items = [2, 3]
      second.items = [2]
    }
    #expect(list.cells == [["a2", "a3"], ["b2"]])
    #expect(part.cells == [["a2", "a3"]])
    #expect(animations(of: list) == [false] && animations(of: part) == [false])
    screen.update(.reload) { first.items = [4] }
    #expect(list.log.last == .reload && part.log.last == .reload)
    withExtendedLifetime((whole, detail)) {}
  }

  /// A list connected to a hidden source waits for the end of an update above it.
  @Test func updateDelaysListsBelowHiddenSources() {
    let segments = SegmentedSource([0: first, 1: second], selection: 0)
    let (whole, detail) = (segments.connect(to: list), second.connect(to: part))
    segments.update(.notAnimated) {
      second.items = [2]
      second.items = [3]
      #expect(part.cells == [["b1"]])
    }
    #expect(part.cells == [["b3"]])
    #expect(animations(of: part) == [false])
    #expect(animations(of: list).isEmpty, "The list shows none of the changes")
    withExtendedLifetime((whole, detail)) {}
  }

  @Test func innerUpdateOfAChildEndsWithTheOuterUpdate() {
    let inner = CompositeSource<String>([first])
    let screen = CompositeSource<String>([inner, second])
    let (whole, detail) = (screen.connect(to: list), inner.connect(to: part))
    screen.update(.notAnimated) {
      inner.update(.reload) { first.items = [2] }
      #expect(part.cells == [["a1"]])
      second.items = [2]
    }
    #expect(list.cells == [["a2"], ["b2"]] && part.cells == [["a2"]])
    #expect(animations(of: list) == [false] && animations(of: part) == [false])
    withExtendedLifetime((whole, detail)) {}
  }

  /// The update of the parent ends while the update of the child is in progress.
  @Test func innerUpdateOfTheParentEndsImmediately() {
    let screen = CompositeSource<String>([first, second])
    let (whole, detail) = (screen.connect(to: list), first.connect(to: part))
    first.update(.notAnimated) {
      first.items = [2]
      screen.update(.reload) { second.items = [2] }
      #expect(list.cells == [["a2"], ["b2"]])
      #expect(list.log.last == .reload)
      #expect(part.cells == [["a1"]], "The list shows only the source whose update is in progress")
      first.items = [3]
    }
    #expect(list.cells == [["a3"], ["b2"]] && part.cells == [["a3"]])
    #expect(animations(of: part) == [false])
    withExtendedLifetime((whole, detail)) {}
  }

  /// A child is removed during an update, and changes again after the update.
  @Test func childCanBeRemovedDuringAnUpdate() {
    let screen = CompositeSource<String>([first, second])
    let (whole, detail) = (screen.connect(to: list), first.connect(to: part))
    screen.update(.notAnimated) {
      first.items = [2]
      screen.remove(first)
      #expect(part.cells == [["a1"]])
    }
    #expect(list.cells == [["b1"]] && part.cells == [["a2"]])
    first.items = [3]
    #expect(part.cells == [["a3"]] && list.cells == [["b1"]])
    withExtendedLifetime((whole, detail)) {}
  }

  /// A child is removed during its own update, within an update of its parent.
  @Test func childCanBeRemovedDuringAnInnerUpdate() {
    let screen = CompositeSource<String>([first, second])
    let (whole, detail) = (screen.connect(to: list), first.connect(to: part))
    screen.update(.notAnimated) {
      first.items = [2]
      first.update(.reload) {
        screen.remove(first)
        first.items = [3]
      }
      #expect(part.cells == [["a1"]])
    }
    #expect(list.cells == [["b1"]] && part.cells == [["a3"]])
    #expect(animations(of: part) == [false])
    withExtendedLifetime((whole, detail)) {}
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
    let connection = screen.connect(to: list)
    let connections = [lefts[0], lefts[1], right].map { $0.connect(to: StrictList<String>()) }
    var counts = [0, 0, 0, 0]
    connection.applyObserver = { _ in counts[0] += 1 }
    for (number, connection) in connections.enumerated() {
      connection.applyObserver = { _ in counts[number + 1] += 1 }
    }
    if isWithinUpdate {
      screen.update { right.children = children }
    } else {
      right.children = children
    }
    #expect(list.cells == [[], [], (0..<5).map { "\($0).1" }])
    #expect(counts == [1, 1, 1, 1])
    #expect(animations(of: list) == [true])
  }

  @Test func markingIsOneChange() {
    let connection = first.connect(to: list)
    var count = 0
    connection.applyObserver = { _ in count += 1 }
    first.reconfigure([1])
    #expect(count == 1)
    first.reload([1])
    #expect(count == 2)
  }

  @Test func movingASourceToASegmentIsOneChange() {
    let segments = SegmentedSource<Int, String>(selection: 0)
    let screen = CompositeSource<String>([first, second, segments])
    let connection = screen.connect(to: list)
    var count = 0
    connection.applyObserver = { _ in count += 1 }
    segments[0] = first
    #expect(list.cells == [["b1"], ["a1"]])
    #expect(count == 1)
  }
}
