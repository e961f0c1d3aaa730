#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews

  /// The data source and the delegate of an outline view.
  ///
  /// It forwards the messages that it does not handle to the delegate of the app.
  final class OutlineViewEvents: ForwardingDelegate, @MainActor ReorderingEvents {
    typealias Target = OutlineViewTarget
    static let delegatePath = \NSOutlineView.delegate

    var tree: (any OutlineTree)? { target?.tree }

    /// The nodes that the user reorders, from top to bottom.
    var reordered: [OutlineNode] = []

    var delegateObservation: NSKeyValueObservation?

    var view: NSOutlineView? { target?.ownOutlineView }

    func reloadView() { target?.perform(.reloadOfDataSource) }

    func connect(to outlineView: NSOutlineView) {
      takeOver(outlineView) { outlineView.dataSource = self }
    }

    func forgetReordering() {
      reordered = []
      // The view has other nodes from now on.
      target?.userChanges = []
    }
  }
#endif
