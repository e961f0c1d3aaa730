#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  /// A delegate of a view; it forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  public class ForwardingTarget: NSObject {
    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong
    // to the main actor. The property is set on the main actor. It is read there too: AppKit sends messages to data
    // sources and delegates of views on the main thread only.
    nonisolated(unsafe) weak var forwardingDelegate: (any NSObjectProtocol)?

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
      super.responds(to: aSelector) || forwardingDelegate?.responds(to: aSelector) == true
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
  }
#endif
