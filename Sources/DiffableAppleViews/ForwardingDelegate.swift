#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))

  /// The data source and the delegate of a view; it forwards the messages that it does not handle to the delegate of
  /// the app.
  ///
  /// Not public, but open: the classes for the views of both frameworks inherit from it.
  @_spi(Views)
  @MainActor
  open class ForwardingDelegate: NSObject {
    // Objective-C can call `responds(to:)` and `forwardingTarget(for:)` on any thread, so these methods cannot belong
    // to the main actor. The property is set on the main actor. It is read there too: views send messages to their data
    // sources and delegates on the main thread only.
    @safe nonisolated(unsafe) package internal(set) weak var forwardingDelegate:
      (any NSObjectProtocol)?

    /// The target of the view, to which this object belongs.
    @usableFromInline package private(set) weak var owner: AnyObject?

    /// The object of the app that is the data source of the view, and asks this object; nil if this object is the data
    /// source.
    package weak var dataSourceOfApp: (any NSObjectProtocol)?

    /// Whether this object has become the delegate of the view.
    package internal(set) var isDelegate = false

    /// Whether the view belongs to the target of this object; false while the target waits for it, and when another one
    /// has taken it over.
    package internal(set) var hasView = false

    /// Whether the app has set its delegate on the target, and not on the view.
    package internal(set) var hasDelegateOfApp = false

    /// The object of the target that each view belongs to, by the identity of the view.
    private static var owners: [ObjectIdentifier: Owner] = [:]

    private struct Owner {
      weak var view: AnyObject?
      weak var delegate: ForwardingDelegate?
    }

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
    nonisolated static var ownName: Selector { Selector(("diffableForwardingDelegate")) }

    /// Returns whether this object may take the role of another one, which is not an object of the app.
    package final func mayReplace(_ other: AnyObject?) -> Bool {
      other == nil || other is ForwardingDelegate
    }

    /// Returns whether an object is the data source of the view for the target of this object.
    package final func isDataSource(_ other: AnyObject?) -> Bool {
      other === (dataSourceOfApp ?? self)
    }

    /// Returns the object of the target that a view belongs to, whatever object is the data source of the view.
    package static func owner(of view: AnyObject) -> ForwardingDelegate? {
      let owner = owners[ObjectIdentifier(view)]
      return owner?.view === view ? owner?.delegate : nil
    }

    /// Makes the view belong to the target of this object.
    ///
    /// - Returns: The object of the target that has lost the view, if there is one.
    package final func take(_ view: AnyObject) -> ForwardingDelegate? {
      let former = Self.owner(of: view)
      if former === self { return nil }
      // Objects of views that have been released.
      Self.owners = Self.owners.filter { $0.value.view != nil && $0.value.delegate != nil }
      Self.owners[ObjectIdentifier(view)] = Owner(view: view, delegate: self)
      former?.hasView = false
      return former
    }
  }
#endif
