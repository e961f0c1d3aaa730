#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A delegate of a view; it forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  public class ForwardingTarget: NSObject {
    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong
    // to the main actor. The property is set on the main actor. It is read there too: AppKit sends messages to data
    // sources and delegates of views on the main thread only.
    @safe nonisolated(unsafe) weak var forwardingDelegate: (any NSObjectProtocol)?

    init(forwardingTo delegate: (any NSObjectProtocol)?) {
      forwardingDelegate = delegate
      super.init()
    }

    /// Returns the delegate of the app if it implements a method.
    func delegate(implementing method: String) -> (any NSObjectProtocol)? {
      guard let forwardingDelegate, forwardingDelegate.responds(to: Selector(method)) else {
        return nil
      }
      return forwardingDelegate
    }

    /// Returns whether the target or the delegate of the app implements a method.
    ///
    /// - Parameter aSelector: The name of the method.
    /// - Returns: Whether one of them implements the method.
    /// - Complexity: O(1).
    public override func responds(to aSelector: Selector!) -> Bool {
      aSelector == Self.ownName || super.responds(to: aSelector)
        || forwardingDelegate?.responds(to: aSelector) == true
    }

    /// Returns the delegate of the app for methods that only the delegate implements.
    ///
    /// - Parameter aSelector: The name of the method.
    /// - Returns: The delegate, or nil when it does not implement the method.
    /// - Complexity: O(1).
    public override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let forwardingDelegate, forwardingDelegate.responds(to: aSelector) else { return nil }
      return forwardingDelegate
    }

    // MARK: Staying the delegate

    /// A name to which only targets respond, and objects that forward messages to one.
    nonisolated private static var ownName: Selector {
      Selector(("diffableAppKitForwardingTarget"))
    }

    /// The view of which the target is the data source; nil if it is released or has another data source.
    var ownView: NSView? { nil }

    /// The delegate of ``ownView``.
    var viewDelegate: (any NSObjectProtocol)? {
      get { nil }
      set {}
    }

    /// Shows the data again, because the view had another delegate.
    func reloadView() {}

    /// Becomes the delegate of the view again if the app has set another one, to which the target then forwards
    /// messages.
    ///
    /// Apple's data sources are no delegates, so apps that used them set the delegate of the view. But a table view
    /// without the target as its delegate has no views. A message in the log says what to do instead. An object that
    /// forwards messages to a target, such as a proxy, stays the delegate.
    final func becomeDelegateAgain() {
      guard let view = ownView else { return }
      let delegate = viewDelegate
      if delegate === self || delegate?.responds(to: Self.ownName) == true { return }
      if let delegate { forwardingDelegate = delegate }
      viewDelegate = self
      NSLog(
        "The delegate of \(type(of: view)) was replaced, so the view would not show what its data source provides. "
          + "The target of the data source becomes the delegate again, and forwards messages to the other delegate. "
          + "Set the property delegate of the data source or the connection instead of that of the view."
      )
      reloadView()
    }

    /// Becomes the delegate of the view again after the current call of the view.
    final func becomeDelegateAgainSoon() { Task { [weak self] in self?.becomeDelegateAgain() } }

    /// Makes the view ask again which optional methods its delegate implements; it asks only once.
    final func renewDelegate() {
      guard viewDelegate === self else { return }
      viewDelegate = nil
      viewDelegate = self
    }
  }
#endif
