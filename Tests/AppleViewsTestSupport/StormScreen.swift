#if canImport(AppleBase)
  import AppleBase
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import DiffableSnapshotsTesting
  import DiffableSources

  /// A view on which an ``OwnerStorm`` creates data sources, and what the user does with the view.
  @MainActor
  protocol StormScreen: AnyObject {
    associatedtype Target: ViewTarget

    /// The code of the app that runs in providers, in handlers and in calls of the delegate.
    var hook: Hook { get set }

    var random: StormRandom { get }

    /// The data source of the view.
    var dataSourceOfView: AnyObject? { get }

    var delegateOfView: AnyObject? { get }

    /// Whether the target is always the delegate of the view, and not only while the view shows a source.
    var isAlwaysDelegate: Bool { get }

    /// Whether animations are held for all views, so that other tests must not run meanwhile.
    var holdsAllAnimations: Bool { get }

    /// The texts of the rows, with those of the headers.
    var shown: [String] { get }

    /// Creates a data source whose cells and headers show its name.
    func makeDataSource(_ name: Int) -> DiffableDataSource<Int, Int, Target>

    /// Connects a source; nil if the view shows no sources.
    func connect(_ source: BasicSource<Int, ReusableCell>) -> SourceConnection<
      ReusableCell, Target
    >?

    func cell(_ text: String) -> ReusableCell

    /// Returns the rows of sections; a source has no header.
    func rows(_ sections: [(header: String?, items: [String])]) -> [String]

    /// The user or the system does something; returns what.
    func act() async -> String

    /// Ends everything that the user and the view do.
    func end()
  }

  extension StormScreen {
    typealias Hook = (_ owner: Int?, _ place: String) -> Void

    /// The target to which the data source of the view belongs.
    var owner: AnyObject? { (dataSourceOfView as? ForwardingDelegate)?.owner }
  }

  /// The random numbers of a storm, which the app and the user share.
  @MainActor
  final class StormRandom {
    private var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    func callAsFunction(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

    /// Returns true in one of a number of cases.
    func chance(_ one: Int) -> Bool { self(0..<one) == 0 }

    func element<Elements: Collection>(_ elements: Elements) -> Elements.Element? {
      elements.randomElement(using: &generator)
    }

    func shuffled(_ range: Range<Int>) -> [Int] { range.shuffled(using: &generator) }

    func snapshot() -> Snapshot<Int, Int> {
      var items = shuffled(0..<8)[...]
      return Snapshot(
        shuffled(0..<3).prefix(self(1..<4)).map { section in
          let count = min(self(0..<4), items.count)
          defer { items = items.dropFirst(count) }
          return (section, Array(items.prefix(count)))
        }
      )
    }

    /// Returns an outline of a section, whose items no other section has.
    func outline(ofSection section: Int) -> SectionSnapshot<Int> {
      var outline = SectionSnapshot<Int>()
      var parents: [Int?] = [nil]
      for item in shuffled(0..<6).prefix(self(0..<6)).map({ 20 + 10 * section + $0 }) {
        let parent = element(parents) ?? nil
        outline.append([item], to: parent)
        parents.append(item)
        if chance(2) { outline.expand([item]) }
      }
      return outline
    }
  }

  /// Passes what the replacements of views report to the storm in whose task they do.
  enum StormReports {
    @TaskLocal static var add: (@MainActor @Sendable (String) -> Void)?

    @MainActor private static let install: Void = {
      let former = Inconsistency.report
      Inconsistency.report = { message in if let add { add(message) } else { former(message) } }
    }()

    @MainActor
    static func pass(
      to add: @escaping @MainActor @Sendable (String) -> Void,
      _ body: () async -> Void
    ) async {
      _ = install
      await $add.withValue(add) { await body() }
    }
  }
#endif
