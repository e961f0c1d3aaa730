import DiffableSnapshots

/// A flat list of rows with a header before each section, which performs edits one by one.
final class LineList: ListTarget {
  let capabilities: ListCapabilities = [.headerRows, .itemMoves, .reconfigurations]
  var data: ListData<String>?
  var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> String?)?
  private var lines: [String] = []
  private var edits: [String] = []

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    edits.append("reload")
    lines = (0..<snapshot.numberOfRows(headers: true)).map { line(at: $0) }
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    for edit in batch.edits {
      switch edit {
      case .deleteItem(let path):
        edits.append("-\(path.item)")
        lines.remove(at: path.item)
      case .insertItem(let path, let new):
        edits.append("+\(path.item)")
        lines.insert(line(at: new.item), at: path.item)
      case .moveItem(let move):
        edits.append("\(move.from.item)>\(move.to.item)")
        lines.insert(lines.remove(at: move.from.item), at: move.to.item)
      case .reloadItem(let path), .reconfigureItem(let path):
        edits.append("~\(path.item)")
        lines[path.item] = line(at: path.item)
      case .deleteSection, .insertSection, .moveSection, .reloadSection, .reconfigureSection:
        edits.append("unexpected section edit")
      }
    }
    completion()
  }

  /// Simulates a drag by the user.
  func drag(_ source: Int, to destination: Int) {
    guard let data, case .item(let path)? = data.row(at: source, headers: true),
      let target = data.destination(ofRow: source, movedTo: destination, headers: true),
      data.beginReordering(at: path)
    else {
      edits.append("no drag of \(source)")
      return
    }
    if data.dropReorderedItem(at: target) {
      edits.append("drag \(source)>\(destination)")
      lines.insert(lines.remove(at: source), at: destination)
    }
    data.endReordering()
  }

  /// Prints the edits since the last call and the current lines, which must be as many as the data source has.
  func show(_ title: String) {
    if let data { check("rows", data.numberOfRows(headers: true) == lines.count) }
    print("\(title):\(edits.isEmpty ? " nothing" : "")\(edits.reduce("") { "\($0) \($1)" })")
    for line in lines { print("  \(line)") }
    edits = []
  }

  private func line(at row: Int) -> String {
    switch data?.row(at: row, headers: true) {
    case .header(let section): supplementaryView(ofKind: .header, inSection: section) ?? "?"
    case .item(let path): data?.cell(at: path) ?? "?"
    case nil: "?"
    }
  }
}
