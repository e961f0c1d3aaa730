#if canImport(AppleBase)
  import AppleBase
  @_spi(Views) import DiffableAppleViews

  /// A view whose data sources and connections create, use and release others in all of their handlers.
  @MainActor
  final class OwnerStorm<Screen: StormScreen> {
    /// A data source or a connection.
    struct Owner {
      let name: Int
      let target: Screen.Target
      let showsSource: Bool

      /// What the app does with it.
      let use: () -> Void

      let isApplying: () -> Bool

      /// What it shows.
      let sections: () -> [(header: String?, items: [String])]
    }

    let screen: Screen
    var random: StormRandom { screen.random }
    private var nextName = 0

    /// The owners that the app has not released, the newest last.
    private var owners: [Owner] = []
    private var releasedTargets: [Screen.Target] = []

    /// The number of completions that have been passed and called.
    var (passed, called) = (0, 0)

    /// How many calls of the app are under way.
    private var depth = 0

    /// Whether the app answers a question of a view that may be laying out its cells.
    private var isAsked = false

    var steps: [String] = []
    private(set) var failure: String?

    init(_ screen: Screen) {
      self.screen = screen
      screen.hook = { [self] in hook($0, $1) }
    }

    /// Lets the user and the app act, ends everything, and returns what went wrong with the steps.
    static func failure(of screen: Screen, steps: Int) async -> String? {
      let storm = OwnerStorm(screen)
      await StormReports.pass(to: { [weak storm] in storm?.fail($0) }) {
        storm.create()
        for _ in 0..<steps where storm.failure == nil { await storm.act() }
        await storm.finish()
      }
      storm.owners = []
      return storm.failure.map { "\($0)\n\(storm.steps.joined(separator: " "))" }
    }

    func fail(_ message: String) {
      steps.append("FAILURE")
      failure = failure ?? message
    }

    // MARK: The app

    /// Called in each handler and provider, in the middle of which the view must keep its data source.
    private func hook(_ owner: Int?, _ place: String) {
      guard depth < 3, failure == nil, random.chance(6) else { return }
      depth += 1
      let name = owner.map { "\($0) " } ?? ""
      steps.append("(\(name)\(place)")
      let dataSource = screen.dataSourceOfView
      // The observer of a skipped apply can be called at any time.
      let isOwner =
        place != "observer" && owners.contains { $0.name == owner && $0.target === screen.owner }
      let wasAsked = isAsked
      isAsked = isAsked || ["c", "h", "w", "s"].contains(place.prefix(1))
      useRandomly()
      isAsked = wasAsked
      if isOwner && screen.dataSourceOfView !== dataSource {
        fail("The data source of the view has changed within a call of \(name)\(place)")
      }
      steps.append(")")
      depth -= 1
    }

    /// Does something that an app may do; in an answer to the view, the owner of the view applies nothing.
    private func useRandomly() {
      let owner: Owner?
      switch random(0..<6) {
      case 0, 1: return create()
      case 2: return release()
      case 3: owner = owners.last
      default: owner = random.element(owners)
      }
      guard let owner else { return }
      if !isAsked || owner.target !== screen.owner || owner.isApplying() { owner.use() }
    }

    /// Releases an owner that is not the newest.
    private func release() {
      guard owners.count > 1 else { return }
      let released = owners.remove(at: random(0..<owners.count - 1))
      releasedTargets.append(released.target)
      steps.append("release \(released.name)")
    }

    private func create() {
      nextName += 1
      let name = nextName
      steps.append("create \(name)")
      let owner = (random.chance(3) ? connection(name) : nil) ?? dataSource(name)
      // While the owner was created, the completion of a skipped apply may have created a later one.
      owners.insert(owner, at: owners.firstIndex { $0.name > name } ?? owners.count)
      owner.use()
    }

    // MARK: The user

    private func act() async {
      if random.chance(4) {
        useRandomly()
      } else if random.chance(5), !screen.holdsAllAnimations {
        steps.append("turn")
        for _ in 0..<5 { await Task.yield() }
      } else {
        steps.append("user:")
        steps.append(await screen.act())
      }
    }

    /// Ends everything that is under way, and checks that the view shows the newest owner.
    private func finish() async {
      depth = 3
      steps.append("end")
      screen.end()
      for _ in 0..<400 where failure == nil && mismatch != nil {
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
      if failure == nil, let mismatch { fail(mismatch) }
    }

    /// What differs from the state in which the newest owner has the view; nil if nothing does.
    private var mismatch: String? {
      guard let newest = owners.last else { return "There is no owner" }
      let expected = screen.rows(newest.sections())
      let shown = screen.shown
      if shown != expected { return "\(shown) is shown instead of \(expected)" }
      if called != passed { return "\(called) of \(passed) completions were called" }
      if screen.owner !== newest.target { return "The view has another data source" }
      let delegate = screen.delegateOfView as? ForwardingDelegate
      if newest.showsSource || screen.isAlwaysDelegate || delegate != nil,
        delegate?.owner !== newest.target
      {
        return "The delegate of the view belongs to another owner"
      }
      if newest.target.view == nil { return "The newest target has no view" }
      let others = owners.dropLast().map { $0.target } + releasedTargets
      if others.contains(where: { $0.view != nil }) { return "An older target has the view" }
      return nil
    }
  }
#endif
