#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  import DiffableSources

  /// A screen that records the calls of the handlers of its sources.
  @MainActor
  protocol SourceRecorder: AnyObject {
    var calls: [String] { get set }
  }

  extension SourceRecorder {
    func record<Item, Cell>(_ source: BasicSource<Item, Cell>) {
      source.handlers.didSelect = { [unowned self] in calls.append("select \($0) at \($1)") }
      source.handlers.didDeselect = { [unowned self] in calls.append("deselect \($0) at \($1)") }
      source.handlers.didHighlight = { [unowned self] in calls.append("highlight \($0) at \($1)") }
      source.handlers.didUnhighlight = { [unowned self] in
        calls.append("unhighlight \($0) at \($1)")
      }
      source.handlers.didDelete = { [unowned self] in calls.append("delete \($0) at \($1)") }
      source.handlers.didInsert = { [unowned self] in calls.append("insert at \($0) at \($1)") }
      source.handlers.didMove = { [unowned self] in
        calls.append("move \($0) from \($1.from) to \($1.to)")
      }
      source.handlers.prefetch = { [unowned self] in calls.append("prefetch \($0)") }
      source.handlers.cancelPrefetching = { [unowned self] in calls.append("cancel \($0)") }
    }

    /// Records which items are displayed.
    func recordDisplay<Item, Cell>(of source: BasicSource<Item, Cell>) {
      source.handlers.willDisplay = { [unowned self] in calls.append("show \($0) at \($1)") }
      source.handlers.didEndDisplaying = { [unowned self] item, position in
        calls.append("hide \(item) at \(position.map { "\($0)" } ?? "nil")")
      }
    }

    /// Calls a function, and returns the calls of the handlers during it.
    func calls(during body: () throws -> Void) rethrows -> [String] {
      calls = []
      try body()
      return calls
    }
  }
#endif
