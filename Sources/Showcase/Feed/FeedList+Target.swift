#if os(macOS) || os(Linux)
import DiffableSnapshots

extension FeedList {
  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    sections = (0..<snapshot.numberOfSections).map { makeSection(at: $0) }
    completion()
  }

  func perform<Section, Item>(_ batch: Batch<Section, Item>) {
    for edit in batch.edits { perform(edit) }
  }

  private func perform(_ edit: ListEdit) {
    switch edit {
    case .deleteItem(let path): sections[path.section].cells.remove(at: path.item)
    case .insertItem(let path, let new):
      sections[path.section].cells.insert(makeCell(at: new), at: path.item)
    case .moveItem(let move):
      let cell = sections[move.from.section].cells.remove(at: move.from.item)
      sections[move.to.section].cells.insert(cell, at: move.to.item)
    case .reloadItem(let path):
      let number = sections[path.section].cells[path.item].number
      let cell = makeCell(at: path)
      // The number is the identity of the row. With the same number, the row keeps the cursor.
      cell.number = number
      sections[path.section].cells[path.item] = cell
    case .reconfigureItem(let path):
      cellToUpdate = sections[path.section].cells[path.item]
      sections[path.section].cells[path.item] = makeCell(at: path)
      cellToUpdate = nil
    case .deleteSection(let section): sections.remove(at: section)
    case .insertSection(let section, _):
      sections.insert(Section(number: makeNumber()), at: section)
    case .moveSection(let move): sections.insert(sections.remove(at: move.from), at: move.to)
    case .reloadSection(let section): sections[section] = makeSection(at: section)
    case .reconfigureSection: break  // The list has no headers.
    }
  }

  private func makeSection(at index: Int) -> Section {
    let count = data?.numberOfItems(inSection: index) ?? 0
    let cells = (0..<count).map { makeCell(at: ItemPath(section: index, item: $0)) }
    return Section(number: makeNumber(), cells: cells)
  }

  private func makeCell(at path: ItemPath) -> FeedCell {
    data?.cell(at: path) ?? plainCell(at: path)
  }
}
#endif
