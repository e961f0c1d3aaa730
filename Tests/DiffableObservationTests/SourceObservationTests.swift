import DiffableObservation
import DiffableSnapshots
import DiffableSnapshotsTesting
import DiffableSources
import Observation
import Testing

/// The rules of data sources hold for sources.
@MainActor
struct SourceObservationTests {
  typealias Connection = SourceConnection<String, StrictList<String>>

  /// A kind of source.
  enum Kind: CaseIterable {
    case items, snapshot, selection
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Observable
  final class Library {
    var songs = ["Suzanne"]
    var albums = Snapshot([("Blue", ["River"])])
    var tab: String? = "songs"
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test func sourcesFollowAModel() async {
    let library = Library()
    let list = StrictList<String>(.collectionView)
    let songs = BasicSource<String, String> { "♪ \($0)" }
    let albums = SnapshotSource<String, String, String> { _ in BasicSource { "• \($0)" } }
    let tabs = SegmentedSource<String, String>(["songs": songs, "albums": albums])
    let observations = [
      songs.observe { library.songs }, albums.observe { library.albums },
      tabs.observe { library.tab },
    ]
    let connection = tabs.connect(to: list)
    #expect(list.cells == [["♪ Suzanne"]])
    library.songs.append("Avalanche")
    library.songs.reverse()
    library.albums.appendItems(["A Case of You"])
    await settle()
    #expect(list.cells == [["♪ Avalanche", "♪ Suzanne"]])
    library.tab = "albums"
    await settle()
    #expect(list.cells == [["• River", "• A Case of You"]])
    library.tab = nil
    library.songs = []
    await settle()
    #expect(list.cells == [])
    library.tab = "songs"
    library.songs = ["Hallelujah"]
    await settle()
    #expect(list.cells == [["♪ Hallelujah"]])
    for observation in observations { observation.cancel() }
    library.songs = []
    library.tab = "albums"
    await settle()
    #expect(list.cells == [["♪ Hallelujah"]])
    withExtendedLifetime(connection) {}
  }

  /// A source of each kind that is ready to observe a library.
  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @MainActor
  private final class Follower {
    let library = Library()
    let connection: Connection
    private(set) var modes: [ApplyMode] = []
    private(set) var numberOfReads = 0

    /// Begins an observation, whose closure keeps an object.
    private(set) var observe: (_ captured: AnyObject?, ApplyMode?) -> SnapshotObservation?

    init(_ kind: Kind) {
      let list = StrictList<String>(.collectionView)
      observe = { _, _ in nil }
      switch kind {
      case .items:
        let source = BasicSource<String, String> { $0 }
        connection = source.connect(to: list)
        observe = { [unowned self, weak source] captured, mode in
          let read = reading(captured) { $0.songs }
          return mode.map { source?.observe(mode: $0, read) } ?? source?.observe(read)
        }
      case .snapshot:
        let source = SnapshotSource<String, String, String> { _ in BasicSource { $0 } }
        connection = source.connect(to: list)
        observe = { [unowned self, weak source] captured, mode in
          let read = reading(captured) { Snapshot([("songs", $0.songs)]) }
          return mode.map { source?.observe(mode: $0, read) } ?? source?.observe(read)
        }
      case .selection:
        let sources = ["Suzanne", "Avalanche"].map { BasicSource<String, String>([$0]) { $0 } }
        let source = SegmentedSource<String, String>(
          ["Suzanne": sources[0], "Avalanche": sources[1]]
        )
        connection = source.connect(to: list)
        observe = { [unowned self, weak source] captured, mode in
          let read = reading(captured) { $0.songs.first }
          return mode.map { source?.observe(mode: $0, read) } ?? source?.observe(read)
        }
      }
      connection.applyObserver = { [unowned self] in modes.append($0.mode) }
    }

    /// Returns a closure that reads a value of the library.
    private func reading<Value>(
      _ captured: AnyObject?,
      _ value: @escaping (Library) -> Value
    ) -> () -> Value {
      { [unowned self, library] in
        numberOfReads += 1
        return withExtendedLifetime(captured) { value(library) }
      }
    }

    var cells: [[String]] { connection.target.cells }
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: Kind.allCases)
  func changesOfATurnAreOneApply(kind: Kind) async {
    let follower = Follower(kind)
    let observation = follower.observe(nil, nil)
    #expect(follower.cells == [["Suzanne"]])
    #expect(follower.modes == [.notAnimated], "The first content is not animated")
    follower.library.songs = ["Hallelujah", "Avalanche"]
    follower.library.songs.removeFirst()
    #expect(follower.cells == [["Suzanne"]])
    await settle()
    #expect(follower.cells == [["Avalanche"]])
    #expect(follower.modes == [.notAnimated, .animated])
    #expect(follower.numberOfReads == 2)
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: Kind.allCases, [ApplyMode.notAnimated, .reload])
  func allChangesHaveTheMode(kind: Kind, mode: ApplyMode) async {
    let follower = Follower(kind)
    let observation = follower.observe(nil, mode)
    follower.library.songs = ["Avalanche"]
    await settle()
    #expect(follower.modes == [mode, mode])
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: Kind.allCases)
  func aChangeDuringAnApplyIsShownAfterIt(kind: Kind) async {
    let follower = Follower(kind)
    let observation = follower.observe(nil, nil)
    follower.connection.applyObserver = { [unowned follower] _ in
      if follower.library.songs == ["Avalanche"] { follower.library.songs = ["Suzanne"] }
    }
    follower.library.songs = ["Avalanche"]
    await settle()
    #expect(follower.cells == [["Suzanne"]])
    #expect(follower.numberOfReads == 3)
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: Kind.allCases, [true, false])
  func anObservationEndsAtOnce(kind: Kind, isReleased: Bool) async {
    final class Captured {}
    let follower = Follower(kind)
    var captured: Captured? = Captured()
    weak let weakCaptured = captured
    var observation = follower.observe(captured, nil)
    captured = nil
    #expect(weakCaptured != nil)
    follower.library.songs = ["Avalanche"]
    if isReleased { observation = nil } else { observation?.cancel() }
    #expect(weakCaptured == nil)
    await settle()
    #expect(follower.cells == [["Suzanne"]] && follower.numberOfReads == 1)
    withExtendedLifetime(observation) {}
  }

  @available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
  @Test(arguments: Kind.allCases)
  func anObservationEndsWithItsSource(kind: Kind) async {
    final class Captured {}
    let library = Library()
    var captured: Captured? = Captured()
    weak let weakCaptured = captured
    var numberOfReads = 0
    var source: AnyObject?
    let observation: SnapshotObservation?

    /// Returns a closure that keeps an object and reads a value of the library.
    func reading<Value>(_ value: @escaping (Library) -> Value) -> () -> Value {
      { [captured] in
        numberOfReads += 1
        return withExtendedLifetime(captured) { value(library) }
      }
    }
    switch kind {
    case .items:
      let songs = BasicSource<String, String> { $0 }
      observation = songs.observe(reading { $0.songs })
      source = songs
    case .snapshot:
      let albums = SnapshotSource<String, String, String> { _ in BasicSource { $0 } }
      observation = albums.observe(reading { $0.albums })
      source = albums
    case .selection:
      let tabs = SegmentedSource<String, String>(["songs": BasicSource(["a"]) { $0 }])
      observation = tabs.observe(reading { $0.tab })
      source = tabs
    }
    captured = nil
    #expect(weakCaptured != nil && source != nil && numberOfReads == 1)
    source = nil
    #expect(weakCaptured == nil)
    (library.songs, library.albums, library.tab) = ([], Snapshot(), nil)
    await settle()
    #expect(numberOfReads == 1)
    observation?.cancel()
  }
}
