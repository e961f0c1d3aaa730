// The reuse identifiers of cells are type names, which Embedded Swift does not have.
#if !hasFeature(Embedded)
  /// A list that makes and reuses cells of registered classes, like table and collection views.
  ///
  /// A target for a table view implements two requirements with methods of the view:
  ///
  /// | requirement | method of `UITableView` |
  /// |---|---|
  /// | ``registerCell(_:reuseIdentifier:)`` | `register(_:forCellReuseIdentifier:)` |
  /// | ``dequeueCell(reuseIdentifier:at:)`` | `dequeueReusableCell(withIdentifier:for:)` |
  public protocol ReusableCellTarget: ListTarget where Cell: AnyObject {
    /// Returns whether the list can show cells of a class.
    ///
    /// The default implementation returns true for the target's cell class and its subclasses.
    ///
    /// - Parameter type: The class.
    /// - Returns: Whether the class can be registered.
    func canShow(_ type: AnyClass) -> Bool

    /// Registers a class.
    ///
    /// Each connection calls this method once for each class, before the first cell of the class is needed.
    ///
    /// - Parameters:
    ///   - type: The class, which the list can show.
    ///   - reuseIdentifier: The reuse identifier of the class. No other class has the same identifier.
    func registerCell(_ type: AnyClass, reuseIdentifier: String)

    /// Registers a nib.
    ///
    /// Each connection calls this method once for each nib and class, before the first such cell is needed.
    ///
    /// The default implementation traps: only lists of UIKit and AppKit have nibs.
    ///
    /// - Parameters:
    ///   - nib: The nib, such as a `UINib`.
    ///   - reuseIdentifier: The reuse identifier of the cells in the nib.
    func registerCell(nib: AnyObject, reuseIdentifier: String)

    /// Returns a cell of a registered class.
    ///
    /// If the item is being reconfigured, return its current cell. Otherwise return a new or reused cell.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The reuse identifier of the class.
    ///   - path: The path of the item in the current data.
    /// - Returns: The cell.
    func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> Cell

    /// Returns an empty cell, for an item that needs a class that the list cannot show.
    ///
    /// The default implementation of ``plainCell(at:insteadOf:)`` also calls this method.
    ///
    /// - Parameter path: The path of the item in the current data.
    /// - Returns: The cell.
    func plainCell(at path: ItemPath) -> Cell

    /// Returns the cell to show instead of a cell of the wrong class.
    ///
    /// The default implementation returns an empty cell. A list that must show every cell from its reuse queue returns
    /// `cell`.
    ///
    /// - Parameters:
    ///   - path: The path of the item in the current data.
    ///   - cell: The cell of the wrong class: the current cell of the item, or the cell that
    ///     ``dequeueCell(reuseIdentifier:at:)`` returned.
    /// - Returns: The cell.
    func plainCell(at path: ItemPath, insteadOf cell: Cell) -> Cell

    /// Returns a supplementary view for the description that a source returned.
    ///
    /// The default implementation returns nil: the list shows no supplementary views of sources.
    ///
    /// - Parameters:
    ///   - view: The description.
    ///   - kind: The kind of the view.
    ///   - path: The path of the view in the current data.
    /// - Returns: The view; nil if the list cannot show any class of the description.
    func supplementaryView(
      _ view: ReusableCell,
      ofKind kind: SupplementaryKind,
      at path: ItemPath
    ) -> SupplementaryView?

    /// Called when a cell is of the wrong class, or when the list can show none of the classes that an item needs.
    ///
    /// The default implementation fails an assertion in debug builds, and does nothing in release builds.
    ///
    /// - Parameter message: A sentence with the path of the item, the expected classes, and the class that was found.
    func reportWrongCell(_ message: String)
  }

  extension ReusableCellTarget {
    /// Returns whether a class is the target's cell class or a subclass of it.
    ///
    /// - Parameter type: The class.
    /// - Returns: Whether the list can show cells of the class.
    /// - Complexity: O(*d*), where *d* is the depth of the class hierarchy.
    public func canShow(_ type: AnyClass) -> Bool { type is Cell.Type }

    /// Traps, because the list has no nibs.
    ///
    /// - Parameters:
    ///   - nib: The nib.
    ///   - reuseIdentifier: The reuse identifier of the cells in the nib.
    public func registerCell(nib: AnyObject, reuseIdentifier: String) {
      preconditionFailure("The list cannot load the cells \(reuseIdentifier)")
    }

    /// Returns an empty cell.
    ///
    /// - Parameters:
    ///   - path: The path of the item in the current data.
    ///   - cell: The cell of the wrong class.
    /// - Returns: The result of ``plainCell(at:)``.
    /// - Complexity: That of ``plainCell(at:)``.
    public func plainCell(at path: ItemPath, insteadOf cell: Cell) -> Cell { plainCell(at: path) }

    /// Returns nil.
    ///
    /// - Parameters:
    ///   - view: The description.
    ///   - kind: The kind of the view.
    ///   - path: The path of the view in the current data.
    /// - Returns: Nil.
    /// - Complexity: O(1).
    public func supplementaryView(
      _ view: ReusableCell,
      ofKind kind: SupplementaryKind,
      at path: ItemPath
    ) -> SupplementaryView? { nil }

    /// Fails an assertion in debug builds, and does nothing in release builds.
    ///
    /// - Parameter message: A sentence for the programmer.
    /// - Complexity: O(1).
    public func reportWrongCell(_ message: String) { assertionFailure(message) }
  }

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a list that makes its own cells.
    ///
    /// - Parameters:
    ///   - target: The list.
    ///   - contentChanges: How cells are updated when the content of an item has changed. An item that then
    ///     needs a cell of another class is always reloaded.
    ///   - supplementaryView: Makes or updates a supplementary view of the list from the value that a source
    ///     returned; if nil, ``ReusableCellTarget/supplementaryView(_:ofKind:at:)`` does.
    /// - Returns: The connection. Keep a strong reference to it as long as the list should be updated.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    public func connect<Target: ReusableCellTarget>(
      to target: Target,
      contentChanges: ContentUpdate = .reconfigure,
      supplementaryView: SourceConnection<ReusableCell, Target>.ViewMaker? = nil
    ) -> SourceConnection<ReusableCell, Target> {
      // While a cell is made, the list may ask for another cell. The closure ends its access to the set before
      // the cell is made, so two accesses never overlap.
      var registered: Set<String> = []
      let isNew = { (reuseIdentifier: String) in registered.insert(reuseIdentifier).inserted }
      // The cell that is updated in place. Until it is configured, the list may ask for other cells.
      var updated: (cell: Target.Cell, path: ItemPath)?
      let connection = SourceConnection(
        self,
        to: target,
        contentChanges: contentChanges,
        cell: { target, path, cell in
          let current = updated?.path == path ? updated?.cell : nil
          if current != nil { updated = nil }
          return cell.make(in: target, at: path, updating: current, isNew)
        },
        supplementaryView: supplementaryView ?? { target, kind, path, view in
          target.supplementaryView(view, ofKind: kind, at: path)
        }
      )
      connection.dataSource.data.updateCell = { [unowned data = connection.dataSource.data] in
        updated = ($0, $1)
        _ = data.cell(at: $1)
      }
      return connection
    }
  }

  extension ReusableCell {
    /// Configures the current cell of an item, or a cell from the list.
    ///
    /// - Parameters:
    ///   - target: The list.
    ///   - path: The path of the item.
    ///   - current: The current cell if it is updated in place; otherwise nil.
    ///   - isNew: Returns whether a reuse identifier has not been registered yet, and records it as registered.
    /// - Returns: The cell. If the list has no cell of the right class, the method reports the mismatch to the target,
    ///   and returns the target's plain cell.
    fileprivate func make<Target: ReusableCellTarget>(
      in target: Target,
      at path: ItemPath,
      updating current: Target.Cell?,
      _ isNew: (String) -> Bool
    ) -> Target.Cell {
      guard let kind = kinds.first(where: { target.canShow($0.type) }) else {
        let expected = kinds.map { String(reflecting: $0.type) }.joined(separator: ", ")
        report(expected, String(reflecting: Target.Cell.self), path, to: target)
        return current ?? target.plainCell(at: path)
      }
      let identifier = kind.reuseIdentifier
      if isNew(identifier) {
        if let nib = kind.nib {
          target.registerCell(nib: nib.make(), reuseIdentifier: identifier)
        } else {
          target.registerCell(kind.type, reuseIdentifier: identifier)
        }
      }
      let cell = current ?? target.dequeueCell(reuseIdentifier: identifier, at: path)
      if kind.configure(cell) { return cell }
      let expected = String(reflecting: kind.type)
      report(expected, String(reflecting: Swift.type(of: cell)), path, to: target)
      return target.plainCell(at: path, insteadOf: cell)
    }

    private func report<Target: ReusableCellTarget>(
      _ expected: String,
      _ found: String,
      _ path: ItemPath,
      to target: Target
    ) {
      target.reportWrongCell(
        "The item at section \(path.section), item \(path.item) needs a cell of class \(expected), "
          + "but the list provides cells of class \(found)"
      )
    }
  }
#endif
