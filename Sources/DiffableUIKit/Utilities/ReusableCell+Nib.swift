#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import UIKit

  extension ReusableCell {
    /// Creates a description of a cell that is loaded from a nib.
    ///
    /// The app need not register the nib: the connection registers it before its first cell is needed.
    ///
    /// - Parameters:
    ///   - type: The class of the cell in the nib.
    ///   - nibName: The name of the nib file.
    ///   - bundle: The bundle with the nib file; nil for the main bundle.
    ///   - configure: Configures a cell to show the item. The cell may have shown another item before.
    /// - Complexity: O(1).
    @available(visionOS, deprecated: 1.0, message: "use a class: visionOS will not support nibs")
    @MainActor
    public init<Cell: UIView>(
      _ type: Cell.Type,
      nibName: String,
      bundle: Bundle? = nil,
      configure: @escaping (_ cell: Cell) -> Void
    ) {
      let bundle = bundle ?? .main
      let nib = Nib(name: "\(nibName) in \(bundle.bundlePath)") {
        UINib(nibName: nibName, bundle: bundle)
      }
      self.init([Kind(type, nib: nib, configure)])
    }
  }
#endif
