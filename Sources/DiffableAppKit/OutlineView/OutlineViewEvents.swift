#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The data source and the delegate of an outline view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  @MainActor
  final class OutlineViewEvents: ForwardingDelegate {
    private(set) weak var target: OutlineViewTarget?

    /// The nodes that the user drags, from top to bottom.
    var dragged: [OutlineNode] = []

    init(_ target: OutlineViewTarget) {
      self.target = target
      super.init()
    }

    var data: ListData<NSView>? { target?.data }
    var contents: (any OutlineContents)? { target?.contents }

    /// The delegate of the app.
    var delegate: (any NSOutlineViewDelegate)? { forwardingDelegate as? any NSOutlineViewDelegate }

    override var view: AnyObject? { target?.ownOutlineView }

    override var viewDelegate: (any NSObjectProtocol)? {
      get { target?.outlineView?.delegate }
      set { target?.outlineView?.delegate = newValue as? any NSOutlineViewDelegate }
    }

    override func reloadView() { target?.reload {} }
  }
#endif
