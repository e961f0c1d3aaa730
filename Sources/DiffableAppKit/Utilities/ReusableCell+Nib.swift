#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSources

  extension ReusableCell {
    /// Creates a description of a cell that is loaded from a nib.
    ///
    /// The app need not register the nib: the connection registers it before its first cell is needed. A nib
    /// that does not exist is a programmer error: its registration traps.
    ///
    /// - Parameters:
    ///   - type: The class of the view, or of the collection view item, in the nib.
    ///   - nibName: The name of the nib file, which contains one such object.
    ///   - bundle: The bundle with the nib file; nil for the main bundle.
    ///   - configure: Configures a cell to show the item. The cell may have shown another item before.
    /// - Complexity: O(1).
    @MainActor
    public init<Cell: NSResponder>(
      _ type: Cell.Type,
      nibName: String,
      bundle: Bundle? = nil,
      configure: @escaping (_ cell: Cell) -> Void
    ) {
      let bundle = bundle ?? .main
      let nib = Nib(name: "\(nibName) in \(bundle.bundlePath)") {
        guard let nib = NSNib(nibNamed: nibName, bundle: bundle) else {
          preconditionFailure("There is no nib named \(nibName) in \(bundle.bundlePath)")
        }
        return nib
      }
      self.init([Kind(type, nib: nib, configure)])
    }
  }
#endif
