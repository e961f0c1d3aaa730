import DiffableSnapshots

/// A horizontal list, which is shown in one row of another list.
///
/// The strip scrolls by whole cells, and the first visible cell is selected. Changes to other cells keep the
/// first visible cell in place. If the strip is at its start, it stays at its start instead.
final class Strip: ImmediateList {
  let capabilities: ListCapabilities = [.itemMoves, .reconfigurations]
  var data: ListData<RowText>?

  /// Called with the new text when the text may have changed.
  var changeHandler: (_ text: String) -> Void = { _ in }

  private var cells: [RowText] = []

  /// The offset of the first visible cell.
  private var position = 0

  /// The text of the visible cells.
  var text: String {
    let inView = cells.dropFirst(position).map { $0.text }.joined(separator: "   ")
    return position > 0 ? "‹ " + inView : inView
  }

  /// The path of the first visible item.
  var selection: ItemPath? { path(at: position) }

  /// Scrolls by a number of cells, up to the first or last cell.
  func scroll(by distance: Int) {
    position = max(0, min(position + distance, cells.count - 1))
    changeHandler(text)
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    cells = (0..<snapshot.numberOfItems).map(cell(at:))
    completion()
  }

  func perform<Section, Item>(_ batch: Batch<Section, Item>) {
    let isAtStart = position == 0
    for edit in batch.edits { perform(edit) }
    if isAtStart { position = 0 }
  }

  func didApply() { scroll(by: 0) }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path):
      cells.remove(at: path.item)
      if path.item < position { position -= 1 }
    case .insertItem(let path, let new):
      if path.item <= position && !cells.isEmpty { position += 1 }
      cells.insert(cell(at: new.item), at: path.item)
    case .moveItem(let move):
      let (from, to) = (move.from.item, move.to.item)
      cells.insert(cells.remove(at: from), at: to)
      position = Move(from: from, to: to).newOffset(for: position)
    case .reloadItem(let path), .reconfigureItem(let path):
      cells[path.item] = cell(at: path.item)
    case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
      break  // A list without sections never receives these edits.
    }
  }

  private func cell(at offset: Int) -> RowText {
    path(at: offset).flatMap { data?.cell(at: $0) } ?? RowText("")
  }

  private func path(at offset: Int) -> ItemPath? {
    if case .item(let path)? = data?.row(at: offset, headers: false) { path } else { nil }
  }
}
