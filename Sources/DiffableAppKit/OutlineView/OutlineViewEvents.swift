#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews

  /// The data source and the delegate of an outline view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  final class OutlineViewEvents: ForwardingDelegate, @MainActor ReorderingEvents {
    typealias Target = OutlineViewTarget

    /// The nodes that the user reorders, from top to bottom.
    var reordered: [OutlineNode] = []

    var tree: (any OutlineTree)? { target?.tree }

    override var view: AnyObject? { target?.ownOutlineView }

    override var viewDelegate: (any NSObjectProtocol)? {
      get { target?.outlineView?.delegate }
      set { target?.outlineView?.delegate = newValue as? any NSOutlineViewDelegate }
    }

    override func reloadView() { target?.reload {} }
  }
#endif
