/// The calls of the app's code that a data source has begun: of its handlers and its providers.
///
/// The class is not generic, so a client compiles none of it for its identifier types.
@usableFromInline
final class AppCalls {
  /// Where ``DiffableDataSource/snapshot()`` comes from.
  ///
  /// The list calls providers with section indexes of the list that it shows, and an app reads the section at such an
  /// index in ``DiffableDataSource/snapshot()``.
  @usableFromInline
  enum Answer {
    /// From the newest contents.
    case newest

    /// From the shown contents, because a provider is being called that has applied nothing yet.
    case shownInProvider

    /// From the shown contents, because an apply is in progress that has not changed the data of the list yet.
    case shownUntilChange
  }

  var answer = Answer.newest

  /// The number of calls that have not ended.
  private var count = 0

  /// Called once when no call is under way any more.
  var didEnd: (() -> Void)?

  @usableFromInline
  init() {}

  var areUnderWay: Bool { count > 0 }

  func begin() { count += 1 }

  func end() {
    count -= 1
    guard count == 0, let didEnd else { return }
    self.didEnd = nil
    didEnd()
  }

  @usableFromInline
  func beginProvider() -> Answer {
    begin()
    defer { if answer == .newest { answer = .shownInProvider } }
    return answer
  }

  /// Ends the call of a provider.
  ///
  /// - Parameter outer: The result of ``beginProvider()``.
  @usableFromInline
  func endProvider(_ outer: Answer) {
    answer = outer
    end()
  }

  /// Calls a handler.
  @usableFromInline
  func inHandler<Result>(_ handler: () -> Result) -> Result {
    begin()
    defer { end() }
    return handler()
  }

  /// Calls a provider.
  @inlinable
  func inProvider<View>(_ provider: () -> View) -> View {
    let outer = beginProvider()
    defer { endProvider(outer) }
    return provider()
  }
}
