/// The data that a list reads from its data source: counts, rows and cells.
///
/// The data source sets this object as the data of its target. The counts change only within a batch or a reload
/// of the target, or when the target reports that the user has dropped an item, or has expanded or collapsed an
/// item in a list of trees. Between these changes, a target can read the data at any time, for example to make a
/// cell that scrolls into view.
public final class ListData<Cell> {
  /// Returns the shape of the current snapshot.
  let shape: () -> ListShape

  private let makeCell: (ItemPath) -> Cell
  private let locator: (ItemPath) -> () -> ItemPath?

  // Embedded Swift has no weak references. An unowned reference is safe, because the data source that sets it also
  // clears it when the data source is released.
  #if !hasFeature(Embedded)
    /// The data source, or nil.
    package weak var owner: (any ListDataOwner)?
  #else
    package unowned(unsafe) var owner: (any ListDataOwner)?
  #endif

  /// Whether a connection shows a source in the list, and handles its events.
  package var showsSource: Bool { owner?.showsSource ?? false }

  /// Updates the cell of a source's item in place; nil if the target does not make the cells.
  package var updateCell: ((_ cell: Cell, _ path: ItemPath) -> Void)?

  /// Calls a function when the call is over in which the list has called code of the app.
  ///
  /// Nil for a list that can get other data as soon as that code has returned.
  package var afterCall: ((_ body: @escaping () -> Void) -> Void)?

  /// Creates the data of a list.
  ///
  /// - Parameters:
  ///   - shape: Returns the shape of the current snapshot.
  ///   - cell: Makes or updates the cell of the item at a path in the current snapshot.
  ///   - locator: Returns a function that finds the item at a path again after its path has changed.
  package init(
    shape: @escaping () -> ListShape,
    cell: @escaping (ItemPath) -> Cell,
    locator: @escaping (ItemPath) -> () -> ItemPath?
  ) {
    self.shape = shape
    makeCell = cell
    self.locator = locator
  }

  /// The number of sections.
  public var numberOfSections: Int { shape().sectionCount }

  /// The number of items in each section.
  package var numbersOfItems: [Int] { shape().sizes }

  /// Returns the number of items in a section.
  ///
  /// - Parameter section: The index of the section. It must be less than ``numberOfSections``; like
  ///   ``cell(at:)``, the method traps when the index is out of bounds.
  /// - Returns: The number of items.
  /// - Complexity: That of ``Snapshot/numberOfItems(inSectionAt:)``.
  public func numberOfItems(inSection section: Int) -> Int {
    let shape = shape()
    precondition(
      section >= 0 && section < shape.sectionCount,
      "The list asked for the number of items in a section that does not exist"
    )
    return shape.size(section)
  }

  /// Returns the number of rows in a list without sections.
  ///
  /// - Parameter headers: Whether each section has a header row.
  /// - Returns: The number of rows.
  /// - Complexity: O(1).
  public func numberOfRows(headers: Bool) -> Int { shape().rowCount(headers: headers) }

  /// Returns the content of a row in a list without sections.
  ///
  /// - Parameters:
  ///   - index: The index of the row in the list.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The header or the item that the row shows, or nil when the index is out of bounds.
  /// - Complexity: That of ``Snapshot/row(at:headers:)``.
  public func row(at index: Int, headers: Bool) -> ListRow? {
    shape().row(at: index, headers: headers)
  }

  /// Returns the index of a row in a list without sections.
  ///
  /// This is the opposite of ``row(at:headers:)``.
  ///
  /// - Parameters:
  ///   - row: The header of a section, or the item at a path.
  ///   - headers: Whether each section has a header row.
  /// - Returns: The index of the row. Nil when the section index or the path is out of bounds, and for a header when the
  ///   list has no header rows.
  /// - Complexity: That of ``Snapshot/indexOfRow(_:headers:)``.
  public func indexOfRow(_ row: ListRow, headers: Bool) -> Int? {
    shape().index(of: row, headers: headers)
  }

  /// Makes or updates the cell of an item with the data source's cell provider.
  ///
  /// - Parameter path: The path of the item. A path that is out of bounds is a programmer error.
  /// - Returns: The cell.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``, plus the time that the cell provider takes.
  public func cell(at path: ItemPath) -> Cell { makeCell(path) }

  #if !hasFeature(Embedded)
    /// Calls code of the app that makes or updates a view, as the data source calls its providers.
    ///
    /// In the call, ``DiffableDataSource/snapshot()`` has the sections that the list shows.
    ///
    /// - Parameter provider: Makes or updates the view.
    /// - Returns: The result of the provider.
    package func inProvider<View>(_ provider: () -> View) -> View {
      guard let owner else { return provider() }
      var view: View?
      owner.inProvider { view = provider() }
      return view ?? provider()
    }
  #endif

  /// Returns a function that finds an item again after its path has changed.
  ///
  /// To keep a selection or a scroll position, a list calls this method before an apply, and the returned
  /// function after it.
  ///
  /// - Parameter path: The path of the item.
  /// - Returns: A function that returns the current path of the item, or nil when the list no longer has the item.
  ///   Nil when the path is out of bounds.
  /// - Complexity: That of ``Snapshot/itemIdentifier(for:)``; each call of the function has the complexity of
  ///   ``Snapshot/itemPath(for:)``.
  package func locator(ofItemAt path: ItemPath) -> (() -> ItemPath?)? {
    shape().location(section: path.section, item: path.item) == nil ? nil : locator(path)
  }
}
