#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))

  /// The data source and the delegate of a view; it forwards the messages that it does not handle to the delegate of the
  /// app.
  ///
  /// Not public, but open: the classes for the views of both frameworks inherit from it.
  @_spi(Views)
  @MainActor
  open class ForwardingDelegate: NSObject {
    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong
    // to the main actor. The property is set on the main actor. It is read there too: views send messages to their data
    // sources and delegates on the main thread only.
    @safe nonisolated(unsafe) package private(set) weak var forwardingDelegate:
      (any NSObjectProtocol)?

    /// The target of the view, to which this object belongs.
    @usableFromInline package private(set) weak var owner: AnyObject?

    private var isDelegate = false

    package init(_ owner: AnyObject) {
      self.owner = owner
      super.init()
    }

    /// Returns whether the delegate of the app implements a method.
    ///
    /// Only for methods whose absence does not mean the same as their default result: a call of an optional method with
    /// `?` does nothing if the delegate does not implement it.
    package final func delegateImplements(_ method: String) -> Bool {
      forwardingDelegate?.responds(to: Selector(method)) == true
    }

    /// Returns whether this object or the delegate of the app implements a method.
    open override func responds(to aSelector: Selector!) -> Bool {
      aSelector == Self.ownName || super.responds(to: aSelector)
        || forwardingDelegate?.responds(to: aSelector) == true
    }

    /// Returns the delegate of the app for methods that only the delegate implements.
    open override func forwardingTarget(for aSelector: Selector!) -> Any? {
      forwardingDelegate?.responds(to: aSelector) == true ? forwardingDelegate : nil
    }

    /// A name to which only objects of this class respond, and objects that forward messages to one.
    nonisolated private static var ownName: Selector { Selector(("diffableForwardingDelegate")) }

    // MARK: The delegate of the view

    /// The view; nil if it is released, and while it has another data source.
    open var view: AnyObject? { nil }

    /// The delegate of the view.
    open var viewDelegate: (any NSObjectProtocol)? {
      get { nil }
      set {}
    }

    /// Shows the data again, because the view had another delegate.
    open func reloadView() {}

    /// Returns whether this object may take the role of another one, which is not an object of the app.
    package final func mayReplace(_ other: AnyObject?) -> Bool {
      other == nil || other is ForwardingDelegate
    }

    /// Returns whether a view with a data source belongs to this object, or to no object of this class.
    package final func owns(viewWithDataSource dataSource: AnyObject?) -> Bool {
      dataSource === self || !(dataSource is ForwardingDelegate)
    }

    /// Becomes the delegate of the view, and forwards messages to its former delegate.
    ///
    /// If the former delegate belongs to another target, this object forwards messages to the delegate of the app.
    package final func becomeDelegate() {
      let former = viewDelegate
      forwardingDelegate = (former as? ForwardingDelegate).map { $0.forwardingDelegate } ?? former
      viewDelegate = self
      isDelegate = true
    }

    /// Becomes the delegate of the view, or becomes it again if the app has set another one.
    package final func remainDelegate() {
      isDelegate ? becomeDelegateAgain() : becomeDelegate()
    }

    /// Sets the delegate of the app.
    package final func forward(to delegate: (any NSObjectProtocol)?) {
      precondition(delegate !== self, "The delegate must be an object of the app")
      forwardingDelegate = delegate
      // A view asks only once which optional methods its delegate implements.
      guard viewDelegate === self else { return }
      viewDelegate = nil
      viewDelegate = self
    }

    /// Becomes the delegate of the view again if the app has set another one, to which this object then forwards
    /// messages.
    ///
    /// Apple's data sources are no delegates, so apps that used them set the delegate of the view. A message in the log
    /// says what to do instead. An object that forwards messages to this one, such as a proxy, stays the delegate.
    package final func becomeDelegateAgain() {
      guard isDelegate, let view else { return }
      let delegate = viewDelegate
      if delegate === self || delegate?.responds(to: Self.ownName) == true { return }
      if let delegate { forwardingDelegate = delegate }
      viewDelegate = self
      NSLog(
        "The delegate of \(type(of: view)) was replaced, so the view would not show or report what its data source needs. "
          + "The target of the data source becomes the delegate again, and forwards messages to the other delegate. "
          + "Set the property delegate of the data source or the connection instead of that of the view."
      )
      reloadView()
    }

    /// Becomes the delegate of the view again after the current call of the view.
    package final func becomeDelegateAgainSoon() {
      guard isDelegate, viewDelegate !== self else { return }
      Task { [weak self] in self?.becomeDelegateAgain() }
    }
  }
#endif
