#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots
  import DiffableSources

  extension CollectionViewTarget: @MainActor ReusableCellTarget {
    /// Registers a class of collection view items with the collection view.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - reuseIdentifier: The reuse identifier of the class.
    public func registerCell(_ type: AnyClass, reuseIdentifier: String) {
      collectionView?.register(
        type,
        forItemWithIdentifier: NSUserInterfaceItemIdentifier(reuseIdentifier)
      )
    }

    /// Registers a nib with the collection view.
    ///
    /// - Parameters:
    ///   - nib: The nib, an `NSNib`.
    ///   - reuseIdentifier: The reuse identifier of the collection view item in the nib.
    public func registerCell(nib: AnyObject, reuseIdentifier: String) {
      collectionView?.register(
        nib as? NSNib,
        forItemWithIdentifier: NSUserInterfaceItemIdentifier(reuseIdentifier)
      )
    }

    /// Returns a collection view item of a registered class or nib.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier.
    ///   - path: The path of the item.
    /// - Returns: A new or reused collection view item.
    public func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> NSCollectionViewItem {
      collectionView?.makeItem(
        withIdentifier: NSUserInterfaceItemIdentifier(reuseIdentifier),
        for: IndexPath(path)
      ) ?? EmptyItem()
    }

    /// Returns a collection view item with an empty view.
    ///
    /// The collection view item is dequeued: a collection view can show only collection view items that it has made
    /// itself.
    ///
    /// - Parameter path: The path of the item.
    /// - Returns: The collection view item.
    public func plainCell(at path: ItemPath) -> NSCollectionViewItem {
      plainCell(of: EmptyItem.self, at: path)
    }
  }

  /// A collection view item without a nib: by default, a view controller loads the nib that is named after its class.
  private final class EmptyItem: NSCollectionViewItem {
    override func loadView() { view = NSView() }
  }

  extension CollectionViewTarget {
    /// Updates a supplementary view in place, if the source of the section still uses a view of the same class.
    ///
    /// - Returns: Whether the view was updated; false if the view is not that of a source.
    func reconfigure(_ view: NSView, _ kind: SupplementaryKind, at path: ItemPath) -> Bool {
      guard data?.updateCell != nil else { return false }
      let outer = reconfiguredView
      reconfiguredView = view
      defer { reconfiguredView = outer }
      return makeSupplementaryView?(kind, path) === view
    }

    /// Returns a supplementary view for the description that a source returned.
    ///
    /// The description must have a class of `NSView` that is not loaded from a nib. Otherwise the method fails an
    /// assertion in debug builds, and returns nil in release builds.
    ///
    /// - Parameters:
    ///   - view: The description.
    ///   - kind: The kind of the view.
    ///   - path: The path of the view.
    /// - Returns: The view that is reconfigured, or a new or reused view. Nil when the view that is reconfigured is of
    ///   another class, and when ``collectionView`` is nil.
    public func supplementaryView(
      _ view: ReusableCell,
      ofKind kind: SupplementaryKind,
      at path: ItemPath
    ) -> NSView? {
      let current = reconfiguredView
      reconfiguredView = nil
      guard let fitting = view.kind(of: NSView.self)?.kind, let collectionView else { return nil }
      if let current { return fitting.configure(current) ? current : nil }
      let identifier = NSUserInterfaceItemIdentifier(fitting.reuseIdentifier)
      let (kind, indexPath) = requestedView ?? (kind.elementKind, IndexPath(path))
      collectionView.register(
        fitting.type,
        forSupplementaryViewOfKind: kind,
        withIdentifier: identifier
      )
      let made = collectionView.makeSupplementaryView(
        ofKind: kind,
        withIdentifier: identifier,
        for: indexPath
      )
      _ = fitting.configure(made)
      return made
    }
  }
#endif
