#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A delegate of a view; it forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  class ForwardingDelegate: NSObject {
    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong
    // to the main actor. The property is set on the main actor. It is read there too: UIKit sends messages to
    // delegates of views on the main thread only.
    @safe nonisolated(unsafe) weak var forwardingDelegate: (any NSObjectProtocol)?

    init(forwardingTo delegate: (any NSObjectProtocol)?) {
      // If the delegate belongs to a replaced connection, use the delegate of the app that it forwards to.
      let replaced = delegate as? ForwardingDelegate
      forwardingDelegate = replaced.map { $0.forwardingDelegate } ?? delegate
      super.init()
    }

    /// Returns the delegate of the app if it implements a method.
    func delegate(implementing method: String) -> (any NSObjectProtocol)? {
      guard let forwardingDelegate, forwardingDelegate.responds(to: Selector(method)) else {
        return nil
      }
      return forwardingDelegate
    }

    /// Returns whether this object or the delegate of the app implements a method.
    override func responds(to aSelector: Selector!) -> Bool {
      aSelector == Self.ownName || super.responds(to: aSelector)
        || forwardingDelegate?.responds(to: aSelector) == true
    }

    /// A name to which only delegates of this class respond, and objects that forward messages to one.
    nonisolated private static var ownName: Selector {
      Selector(("diffableUIKitForwardingDelegate"))
    }

    /// Returns whether this object must become the delegate of a view again, because the app has set another one.
    ///
    /// Then this object forwards messages to the other delegate, and a message in the log says what to do. An object
    /// that forwards messages to a delegate of this class, such as a proxy, stays the delegate.
    func takesPlace(of delegate: (any NSObjectProtocol)?, in view: UIView) -> Bool {
      if delegate === self || delegate?.responds(to: Self.ownName) == true { return false }
      if let delegate { forwardingDelegate = delegate }
      NSLog(
        "The delegate of \(type(of: view)) was replaced, so the sources would receive no events. The connection "
          + "remains the delegate and forwards messages to the other one. Set the delegate of the connection instead."
      )
      return true
    }

    /// Returns the delegate of the app for methods that only the delegate implements.
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let forwardingDelegate, forwardingDelegate.responds(to: aSelector) else { return nil }
      return forwardingDelegate
    }
  }
#endif
