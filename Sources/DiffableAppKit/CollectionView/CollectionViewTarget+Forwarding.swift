#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit

  extension CollectionViewTarget {
    /// The delegate of the app, which receives all messages that the target does not handle, such as the sizes of a
    /// flow layout.
    ///
    /// If the app sets the delegate of the collection view instead, the target logs a message, becomes the delegate of
    /// the view again, and forwards messages to the delegate of the app.
    ///
    /// The target handles dragging itself. It asks the delegate about items that cannot be reordered and about drops
    /// that reorder nothing, and tells it when a drag begins and ends. The delegate also decides about selection and
    /// highlighting, beside the sources of a ``CollectionViewConnection``, and receives the events of selection,
    /// highlighting and display.
    public var delegate: (any NSCollectionViewDelegate)? {
      get { forwardingDelegate as? any NSCollectionViewDelegate }
      set {
        precondition(newValue !== self, "A target cannot be its own delegate")
        forwardingDelegate = newValue
        // A view asks only once which optional methods its delegate implements.
        renewDelegate()
      }
    }

    /// Returns the delegate of the app if it implements a method.
    func collectionDelegate(_ method: String) -> (any NSCollectionViewDelegate)? {
      delegate(implementing: method) as? any NSCollectionViewDelegate
    }
  }
#endif
