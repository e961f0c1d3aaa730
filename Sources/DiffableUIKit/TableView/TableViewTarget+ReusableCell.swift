#if canImport(UIKit) && !os(watchOS)
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots
  import DiffableSources
  import UIKit

  extension TableViewTarget: @MainActor ReusableCellTarget {
    /// Registers a class of cells with the table view.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - reuseIdentifier: The reuse identifier of the class.
    public func registerCell(_ type: AnyClass, reuseIdentifier: String) {
      tableView?.register(type, forCellReuseIdentifier: reuseIdentifier)
    }

    /// Registers a nib with the table view.
    ///
    /// - Parameters:
    ///   - nib: The nib, a `UINib`.
    ///   - reuseIdentifier: The reuse identifier of the cells in the nib.
    @available(visionOS, deprecated: 1.0, message: "use a class: visionOS will not support nibs")
    public func registerCell(nib: AnyObject, reuseIdentifier: String) {
      tableView?.register(nib as? UINib, forCellReuseIdentifier: reuseIdentifier)
    }

    /// Returns a cell of a registered class or nib.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The reuse identifier.
    ///   - path: The path of the item.
    /// - Returns: The current cell of an item that is reconfigured; otherwise a new or reused cell.
    public func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> UITableViewCell {
      events.becomeDelegateAgainSoon()
      return tableView?.dequeueReusableCell(withIdentifier: reuseIdentifier, for: IndexPath(path))
        ?? UITableViewCell()
    }

    /// Returns an empty cell.
    ///
    /// - Parameter path: The path of the item.
    /// - Returns: The cell.
    public func plainCell(at path: ItemPath) -> UITableViewCell { UITableViewCell() }
  }

  extension TableViewTarget {
    /// Returns a header or a footer of the class in a description.
    ///
    /// - Parameters:
    ///   - view: The description. It needs a class of `UITableViewHeaderFooterView` that is not loaded from a nib.
    ///   - kind: The kind of the view.
    ///   - path: The path of the view.
    /// - Returns: The header or the footer; nil if the description has no such class.
    public func supplementaryView(
      _ view: ReusableCell,
      ofKind kind: SupplementaryKind,
      at path: ItemPath
    ) -> TableViewHeaderFooter? {
      view.kind(of: UITableViewHeaderFooterView.self)
        .map { TableViewHeaderFooter(title: nil, type: $0.type, configure: $0.kind.configure) }
    }
  }
#endif
