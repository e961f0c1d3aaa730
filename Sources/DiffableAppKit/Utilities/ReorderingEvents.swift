#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  /// The events of a view in which the user reorders items by dragging them.
  ///
  /// Until the drop, only the first of several items is reordered. At the drop, all items are reordered and dropped,
  /// one after the other. Applies wait until all are dropped.
  @MainActor
  protocol ReorderingEvents: ViewEvents {
    associatedtype Reordered

    /// What the user reorders, from top to bottom.
    var reordered: [Reordered] { get set }

    /// Observes the delegate of the view.
    var delegateObservation: NSKeyValueObservation? { get set }
  }

  extension ReorderingEvents {
    /// Ends the reordering, if there is one, and runs the applies that waited for its end.
    func endReordering() {
      guard !reordered.isEmpty else { return }
      reordered = []
      data?.endReordering()
    }

    func forgetReordering() { reordered = [] }

    /// Returns whether a drag over a view reorders its items.
    func isReordering(_ view: NSView, _ info: any NSDraggingInfo) -> Bool {
      !reordered.isEmpty && info.draggingSource as AnyObject? === view
    }
  }

  extension ReorderingEvents where Target.View: NSView {
    /// Becomes the data source and the delegate of a view, and accepts drops of the items that are reordered within it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - becomeDataSource: Makes this object the data source of the view.
    func takeOver(_ view: Target.View, becomeDataSource: () -> Void) {
      // A view asks its data source only once which optional methods it implements. The answer includes the methods of
      // the delegate of the app.
      adoptDelegate(of: view)
      becomeDataSource()
      becomeDelegate()
      let types = view.registeredDraggedTypes
      if !types.contains(.reorderedItem) { view.registerForDraggedTypes(types + [.reorderedItem]) }
      // Nothing else tells that an app has set the delegate of the view: rows that scroll into view would stay blank.
      let didChange: @MainActor () -> Void = { [weak self] in self?.becomeDelegateAgainSoon() }
      delegateObservation = view.observe(Self.delegatePath) { _, _ in
        MainActor.assumeIsolated { didChange() }
      }
    }
  }

  extension ListData {
    /// Begins to reorder items if all of them can be reordered.
    ///
    /// - Parameter paths: The paths of the items; nil for an item that cannot be reordered.
    /// - Returns: Whether the reordering has begun.
    func beginReordering(_ paths: [ItemPath?]) -> Bool {
      let paths = paths.map { path in path.flatMap { allows(.reorder, at: $0) ? $0 : nil } }
      guard let first = paths.first, let first, !paths.contains(nil) else { return false }
      return beginReordering(at: first)
    }

    /// Begins to reorder the next item at the drop of several items.
    ///
    /// An item that can no longer be reordered does not end the reordering: the applies that wait would run within the
    /// drop.
    func reorderNext(at path: ItemPath?) -> Bool {
      guard let path, allows(.reorder, at: path) else { return false }
      return beginReordering(at: path)
    }
  }

  extension NSPasteboard.PasteboardType {
    /// The type of an item that is reordered within its view.
    static let reorderedItem = NSPasteboard.PasteboardType("diffable-snapshots.reordered-item")
  }

  extension NSPasteboardItem {
    /// Returns an object without data for an item that is reordered.
    static func reorderedItem() -> NSPasteboardItem {
      let item = NSPasteboardItem()
      item.setString("", forType: .reorderedItem)
      return item
    }
  }
#endif
