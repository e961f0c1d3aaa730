import DiffableSnapshots

/// The children of an element: a row for each item, and usually a row for the header of each section.
///
/// A row is a copy of the element in a template. It stays the same element as long as its item is in the list, unless
/// the item is reloaded.
public final class DOMListTarget<Cell>: ListTarget {
  /// Sets the content of the current element of the page, for a row that is new or reconfigured.
  public typealias ContentSetter = (_ page: PageCommands, _ cell: Cell) -> Void

  /// The changes that the target performs in one pass.
  public let capabilities: ListCapabilities

  /// The data that the list reads.
  public var data: ListData<Cell>? { didSet { draggedRow = nil } }

  /// The headers that the list reads.
  public var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> Cell?)?

  /// Called with the path of an item that the user clicks or activates by a key.
  public var activationHandler: ((ItemPath) -> Void)?

  /// Called with the path of an item that the user scrolls, and with -1 for left or 1 for right.
  ///
  /// The user scrolls an item by an arrow key or by a button in its row.
  public var scrollHandler: ((_ path: ItemPath, _ distance: Int) -> Void)?

  /// The elements of the rows.
  public internal(set) var rows: [Element] = []

  /// The row that is selected.
  ///
  /// The selection belongs to the element, so it moves with its item.
  public internal(set) var selectedRow: Element?

  /// The row that the user drags.
  var draggedRow: Element?

  /// Whether the rows can be selected.
  ///
  /// If so, the template of the items has the attribute `aria-selected`.
  let allowsSelection: Bool

  /// The commands for the page.
  public let page: PageCommands
  /// The element with the rows.
  public let list: Element
  /// Whether each section has a header row.
  public let hasHeaders: Bool
  private let itemTemplate: Element
  private let headerTemplate: Element?
  private let setContent: ContentSetter

  /// Creates a target for an element without children.
  ///
  /// - Parameters:
  ///   - list: The element.
  ///   - page: The commands for the page.
  ///   - item: The template with the element of an item.
  ///   - header: The template with the element of a header, or nil for a list without headers.
  ///   - allowsSelection: Whether a row becomes selected when the user activates it.
  ///   - setContent: Sets the content of a row. Called for items and headers.
  public init(
    _ list: Element,
    in page: PageCommands,
    item: Element,
    header: Element? = nil,
    allowsSelection: Bool = false,
    setContent: @escaping ContentSetter
  ) {
    self.page = page
    self.list = list
    itemTemplate = item
    headerTemplate = header
    hasHeaders = header != nil
    capabilities = header != nil ? .flatList : .flatList.subtracting(.headerRows)
    self.allowsSelection = allowsSelection
    self.setContent = setContent
  }

  // MARK: Rows

  /// Returns the template of a row, and its cell.
  private func content(_ row: Int) -> (template: Element, cell: Cell?) {
    switch data?.row(at: row, headers: hasHeaders) {
    case .header(let section):
      let header = supplementaryView(ofKind: .header, inSection: section)
      return (headerTemplate ?? itemTemplate, header)
    case .item(let path):
      return (itemTemplate, data?.cell(at: path))
    case nil: preconditionFailure("The row is out of bounds")
    }
  }

  /// Makes the element of a row.
  func makeRow(_ row: Int) -> Element {
    let (template, cell) = content(row)
    let element = page.make(template)
    if let cell { setContent(page, cell) }
    return element
  }

  /// Updates the element of a row in place.
  func updateRow(_ row: Int) {
    guard let cell = content(row).cell else { return }
    page.update(rows[row])
    setContent(page, cell)
  }
}
