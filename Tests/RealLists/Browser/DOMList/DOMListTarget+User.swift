import DiffableSnapshots

/// A list that receives the events of its rows.
///
/// The page has one listener for each kind of event of a list. The listener passes the row in which the event happened.
public protocol RowEventHandling: AnyObject {
  /// Selects a row if rows can be selected, and calls the handler.
  ///
  /// Does nothing if the row has no item.
  func activate(_ row: Element)

  /// Reports that the user scrolls a row by an arrow key or a button, with -1 for left and 1 for right.
  func scroll(_ row: Element, by distance: Int)

  /// Begins a drag of a row, and returns whether the user may drag it.
  func beginDrag(of row: Element) -> Bool

  /// Drops the dragged row at the position of another row, and returns whether the dragged row has moved there.
  func drop(at row: Element) -> Bool

  /// Ends the drag.
  func endDrag()
}

extension DOMListTarget: RowEventHandling {
  /// Selects a row if rows can be selected, and calls the activation handler.
  ///
  /// Does nothing if the row has no item.
  public func activate(_ row: Element) {
    guard let path = itemPath(of: row) else { return }
    if allowsSelection {
      selectRow(rows.firstIndex(of: row))
      page.send()
    }
    activationHandler?(path)
  }

  /// Calls the scroll handler if the row has an item.
  public func scroll(_ row: Element, by distance: Int) {
    if let path = itemPath(of: row) { scrollHandler?(path, distance) }
  }

  /// Selects a row, or no row.
  func selectRow(_ row: Int?) {
    let element = row.map { rows[$0] }
    guard element != selectedRow else { return }
    for (row, isSelected) in [(selectedRow, "false"), (element, "true")] {
      guard let row else { continue }
      page.update(row)
      page.setAttribute("aria-selected", isSelected)
    }
    selectedRow = element
  }

  /// Begins a drag if the data source lets the user move the item.
  public func beginDrag(of row: Element) -> Bool {
    guard let path = itemPath(of: row), data?.beginReordering(at: path) == true
    else { return false }
    draggedRow = row
    return true
  }

  /// Reports the new path to the data source, and moves the element.
  public func drop(at row: Element) -> Bool {
    guard let data, let draggedRow, let source = rows.firstIndex(of: draggedRow),
      let destination = rows.firstIndex(of: row),
      let path = data.destination(ofRow: source, movedTo: destination, headers: hasHeaders),
      data.dropReorderedItem(at: path)
    else { return false }
    rows.insert(rows.remove(at: source), at: destination)
    let next = destination + 1 < rows.count ? rows[destination + 1] : nil
    page.move(draggedRow, in: list, before: next)
    page.send()
    return true
  }

  /// Ends the drag, so that the list receives batches again.
  public func endDrag() {
    draggedRow = nil
    data?.endReordering()
  }

  private func itemPath(of element: Element) -> ItemPath? {
    guard let row = rows.firstIndex(of: element),
      case .item(let path)? = data?.row(at: row, headers: hasHeaders)
    else { return nil }
    return path
  }
}
