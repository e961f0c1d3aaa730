import DiffableSnapshots

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  /// The object that a view calls: its data source and its delegate.
  ///
  /// A protocol beside the class, because a subclass of a generic class could not have its methods for the view in
  /// extensions.
  @MainActor
  package protocol ViewEvents: ForwardingDelegate {
    associatedtype Target: ViewTarget

    /// The property of the view that has its delegate.
    static var delegatePath: ReferenceWritableKeyPath<Target.View, Target.Delegate?> { get }

    /// The view; nil if it is released, and while it belongs to another target.
    ///
    /// In AppKit, also nil while the data source is an object of the app.
    var view: Target.View? { get }

    /// Shows the data again, because the view had another delegate.
    func reloadView()

    /// Becomes the data source of the view, and whatever else the view needs.
    func connect(to view: Target.View)

    /// Forgets everything about an item that the user reorders, without a report to the data source.
    func forgetReordering()
  }

  @MainActor
  extension ViewEvents {
    @inlinable package var target: Target? { owner as? Target }
    @inlinable package var data: ListData<Target.Cell>? { target?.data }

    /// The delegate of the app.
    @inlinable package var delegate: Target.Delegate? { forwardingDelegate as? Target.Delegate }

    /// The delegate of the view.
    private var viewDelegate: (any NSObjectProtocol)? {
      get { target?.view?[keyPath: Self.delegatePath] as? any NSObjectProtocol }
      set { target?.view?[keyPath: Self.delegatePath] = newValue as? Target.Delegate }
    }

    package func reloadView() {}

    /// Returns the data of the target that a view belongs to, while it has a data source.
    package static func currentData(of view: Target.View?) -> ListData<Target.Cell>? {
      let data = view.flatMap { (owner(of: $0) as? Self)?.data }
      return data?.owner == nil ? nil : data
    }

    /// Makes the view belong to the target, and ends what the former target has begun.
    package func takeView() {
      hasView = true
      guard let view = target?.view else { return }
      let former = take(view)
      (former as? Self)?.target?.data = nil
      connect(to: view)
      // The view has the delegate of the app again, unless this object becomes the delegate.
      if let former, viewDelegate === former { viewDelegate = former.forwardingDelegate }
    }

    /// Called when the target gets other data: from another data source, or none.
    package func dataDidChange(from old: ListData<Target.Cell>?) {
      if data === old { return }
      forgetReordering()
      guard let data else { return }
      // A view that asks for a cell or reports a drop goes on with its own data afterwards.
      data.afterCall = { body in Task { body() } }
      takeView()
    }

    /// Runs code of the app in the middle of a call of the view, which must not get another data source until the end of
    /// the call.
    package func duringCall<Result>(_ body: () -> Result) -> Result {
      let owner = data?.owner
      owner?.beginCall()
      defer { owner?.endCall() }
      return body()
    }

    /// Forwards messages to the delegate of a view.
    ///
    /// If this delegate belongs to another target, this object forwards messages to the delegate of the app. A delegate
    /// that the app has set before the target got the view stays in place.
    package func adoptDelegate(of view: Target.View) {
      if hasDelegateOfApp { return }
      let former = view[keyPath: Self.delegatePath] as? any NSObjectProtocol
      forwardingDelegate = (former as? ForwardingDelegate).map { $0.forwardingDelegate } ?? former
    }

    /// Becomes the delegate of the view, and forwards messages to its former delegate.
    package func becomeDelegate() {
      if let view = target?.view { adoptDelegate(of: view) }
      viewDelegate = self
      isDelegate = true
    }

    /// Gives the view its own delegate back.
    package func resignDelegate() {
      guard isDelegate else { return }
      isDelegate = false
      if viewDelegate === self { viewDelegate = forwardingDelegate }
    }

    /// Becomes the delegate of the view, or becomes it again if the app has set another one.
    package func remainDelegate() {
      isDelegate ? becomeDelegateAgain() : becomeDelegate()
    }

    /// Sets the delegate of the app.
    package func forward(to delegate: (any NSObjectProtocol)?) {
      precondition(delegate !== self, "The delegate must be an object of the app")
      forwardingDelegate = delegate
      hasDelegateOfApp = true
      // A view asks only once which optional methods its delegate implements.
      guard viewDelegate === self else { return }
      viewDelegate = nil
      viewDelegate = self
    }

    /// Becomes the delegate of the view again if the app has set another one, to which this object then forwards
    /// messages.
    ///
    /// Apple's data sources are no delegates, so apps that used them set the delegate of the view. A message in the log
    /// says what to do instead, unless the app has its own data source under Apple's name. An object that forwards messages to this one, such as a proxy, stays the delegate.
    package func becomeDelegateAgain() {
      guard isDelegate, let view else { return }
      let delegate = viewDelegate
      if delegate === self || delegate?.responds(to: Self.ownName) == true { return }
      if let delegate { forwardingDelegate = delegate }
      viewDelegate = self
      defer { reloadView() }
      if dataSourceOfApp != nil { return }
      NSLog(
        "The delegate of \(type(of: view)) was replaced, so the view would not show or report what its data source needs. "
          + "The target of the data source becomes the delegate again, and forwards messages to the other delegate. "
          + "Set the property delegate of the data source or the connection instead of that of the view."
      )
    }

    /// Becomes the delegate of the view again after the current call of the view.
    package func becomeDelegateAgainSoon() {
      guard isDelegate, viewDelegate !== self else { return }
      Task { [weak self] in self?.becomeDelegateAgain() }
    }
  }
#endif
