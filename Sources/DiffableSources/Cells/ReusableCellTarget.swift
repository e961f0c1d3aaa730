// Embedded Swift has no names of types to register cells by.
#if !hasFeature(Embedded)
  /// A list that makes cells of classes that were registered with it, and uses them again, as table and
  /// collection views do.
  ///
  /// For a table view both functions are the view's own, of the same names but for the labels:
  ///
  /// | requirement | of `UITableView` |
  /// |---|---|
  /// | ``registerCell(_:reuseIdentifier:)`` | `register(_:forCellReuseIdentifier:)` |
  /// | ``dequeueCell(reuseIdentifier:at:)`` | `dequeueReusableCell(withIdentifier:for:)` |
  public protocol ReusableCellTarget: ListTarget where Cell: AnyObject {
    /// Whether the list can show cells of a class.
    ///
    /// - Parameter type: The class.
    /// - Returns: Whether it may be registered. Unless the list says otherwise, those may that are, or
    ///   inherit from, the class of its cells.
    func canShow(_ type: AnyClass) -> Bool

    /// Hears of a class before the first cell of it is needed.
    ///
    /// - Parameters:
    ///   - type: The class, which the list can show.
    ///   - reuseIdentifier: What it is known by; no other class has the same.
    func registerCell(_ type: AnyClass, reuseIdentifier: String)

    /// A cell of a class that was registered, new or used before; the one that is there if it is to be
    /// updated.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: What the class is known by.
    ///   - path: The path of the item in the present data.
    /// - Returns: The cell.
    func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> Cell

    /// A cell that shows nothing, in the place of one that is of the wrong class.
    ///
    /// - Parameter path: The path of the item in the present data.
    /// - Returns: The cell.
    func plainCell(at path: ItemPath) -> Cell

    /// Hears of a cell that is of the wrong class.
    ///
    /// Unless the list does something else, this is a failed assertion in debug builds, and nothing in
    /// release builds.
    ///
    /// - Parameter mismatch: The classes.
    func report(_ mismatch: CellMismatch)
  }

  extension ReusableCellTarget {
    /// Whether the class is that of the list's cells, or inherits from it.
    ///
    /// - Parameter type: The class.
    /// - Returns: Whether it is.
    /// - Complexity: O(*d*), where *d* is the depth of the class hierarchy.
    public func canShow(_ type: AnyClass) -> Bool { type is Cell.Type }

    /// Fails an assertion in debug builds, and does nothing in release builds.
    ///
    /// - Parameter mismatch: The classes.
    /// - Complexity: O(1), but for the text of a failed assertion.
    public func report(_ mismatch: CellMismatch) { assertionFailure(mismatch.description) }
  }

  /// A cell of another class than an item needs.
  public struct CellMismatch: Hashable, Sendable, CustomStringConvertible {
    /// The name of the class that the item needs; of several, they stand in a row.
    public var expected: String

    /// The name of the class that the list has: of the cell that it gave, or of all its cells when it cannot
    /// show any class that the item names.
    public var found: String

    /// The path of the item.
    public var path: ItemPath

    /// One sentence that names both classes.
    ///
    /// - Complexity: O(1), and the text to write.
    public var description: String {
      "The item at section \(path.section), item \(path.item) needs a cell of \(expected), "
        + "but the list has \(found)"
    }
  }

  extension ListSource where Cell == ReusableCell {
    /// Shows the source in a list that makes its own cells.
    ///
    /// - Parameters:
    ///   - target: The list.
    ///   - contentChanges: How cells come to show content that has changed. An item that needs a cell of
    ///     another class then is reloaded in any case.
    ///   - supplementaryView: Makes or updates a supplementary view of the list from what a source says;
    ///     nil for none.
    /// - Returns: The connection, to be kept for as long as the list is to follow.
    /// - Complexity: O(*n*), where *n* is the number of sources and items in the tree.
    public func connect<Target: ReusableCellTarget>(
      to target: Target,
      contentChanges: ContentUpdate = .reconfigure,
      supplementaryView: SourceConnection<ReusableCell, Target>.ViewMaker? = nil
    ) -> SourceConnection<ReusableCell, Target> {
      // Nothing of it is borrowed while a cell is made, which may lead to another one.
      var registered: Set<ObjectIdentifier> = []
      let isNew = { (type: AnyClass) in registered.insert(ObjectIdentifier(type)).inserted }
      return SourceConnection(
        self,
        to: target,
        contentChanges: contentChanges,
        cell: { target, path, cell in cell.make(in: target, at: path, isNew) },
        supplementaryView: supplementaryView
      )
    }
  }

  extension ReusableCell {
    /// Lets a list make the cell, and configures it.
    ///
    /// - Parameters:
    ///   - target: The list.
    ///   - path: The path of the item.
    ///   - isNew: Whether the list has not heard of a class yet; called when it is about to.
    /// - Returns: The cell; a plain one if there is none of the right class.
    fileprivate func make<Target: ReusableCellTarget>(
      in target: Target,
      at path: ItemPath,
      _ isNew: (AnyClass) -> Bool
    ) -> Target.Cell {
      guard let kind = kinds.first(where: { target.canShow($0.type) }) else {
        let expected = kinds.map { String(reflecting: $0.type) }.joined(separator: ", ")
        return plain(in: target, expected, String(reflecting: Target.Cell.self), path)
      }
      // A nested or generic class has a name of its own too.
      let identifier = String(reflecting: kind.type)
      if isNew(kind.type) {
        target.registerCell(kind.type, reuseIdentifier: identifier)
      }
      let cell = target.dequeueCell(reuseIdentifier: identifier, at: path)
      if kind.configure(cell) { return cell }
      return plain(in: target, identifier, String(reflecting: Swift.type(of: cell)), path)
    }

    private func plain<Target: ReusableCellTarget>(
      in target: Target,
      _ expected: String,
      _ found: String,
      _ path: ItemPath
    ) -> Target.Cell {
      target.report(CellMismatch(expected: expected, found: found, path: path))
      return target.plainCell(at: path)
    }
  }
#endif
