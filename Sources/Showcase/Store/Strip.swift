import DiffableSnapshots

/// A list whose cells stand side by side, for a row of another list.
///
/// It scrolls by whole cells: the first one in view stands at the edge, however wide the window is, and is
/// the one that is selected. That stays the first, whatever comes and goes around it, unless the strip is at
/// its start.
final class Strip: ListTarget {
  let capabilities: ListCapabilities = [.itemMoves, .reconfigurations]
  var data: ListData<TerminalCell>?

  /// Called with the text when there may be something else to see.
  var changeHandler: (_ text: String) -> Void = { _ in }

  private var cells: [TerminalCell] = []

  /// The offset of the first cell in view.
  private var position = 0

  /// The cells in view, side by side.
  var text: String {
    let inView = cells.dropFirst(position).map(\.text).joined(separator: "   ")
    return position > 0 ? "‹ " + inView : inView
  }

  /// What the first cell in view shows.
  var selection: ItemPath? { path(at: position) }

  /// Scrolls by some cells, as far as there are any.
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

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    let isAtStart = position == 0
    updateData()
    for edit in batch.edits { perform(edit) }
    if isAtStart { position = 0 }
    completion()
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
      break  // Never for a list without sections.
    }
  }

  private func cell(at offset: Int) -> TerminalCell {
    path(at: offset).flatMap { data?.cell(at: $0) } ?? TerminalCell("")
  }

  private func path(at offset: Int) -> ItemPath? {
    if case .item(let path)? = data?.row(at: offset, headers: false) { path } else { nil }
  }
}
