#if canImport(UIKit) && !os(watchOS)
  import UIKit

  /// A delegate of a view; it forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  class ForwardingDelegate: NSObject {
    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong
    // to the main actor. The property is set on the main actor. It is read there too: UIKit sends messages to
    // delegates of views on the main thread only.
    nonisolated(unsafe) weak var forwardingDelegate: (any NSObjectProtocol)?

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
      super.responds(to: aSelector) || forwardingDelegate?.responds(to: aSelector) == true
    }

    /// Returns the delegate of the app for methods that only the delegate implements.
    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      guard let forwardingDelegate, forwardingDelegate.responds(to: aSelector) else { return nil }
      return forwardingDelegate
    }
  }
#endif
