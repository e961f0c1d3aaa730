import DiffableSnapshots
import DiffableTerminal
import Foundation

/// A shopping list with a section for each category.
///
/// The user can add, delete and drag items. Items can be dragged within a section or to another section, which
/// may be empty. If the screen has a file, the list is saved after each change.
final class ShoppingScreen: Screen {
  let list = TerminalList(hasHeaders: true, hasCursor: true)

  private let dataSource: DiffableDataSource<String, String, TerminalList>
  private let file: ShoppingFile?
  private var saved: Snapshot<String, String>

  /// The text of a new item while the user types it.
  private var entry: String?

  init(_ file: ShoppingFile?) throws {
    self.file = file
    saved = try file?.load() ?? Self.example
    dataSource = DiffableDataSource(target: list) { _, _, item in TerminalCell(item) }
    dataSource.supplementaryViewProvider = { _, _, _, category in TerminalCell(category) }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.apply(saved)
  }

  /// The list to show if no list has been saved yet.
  static var example: Snapshot<String, String> {
    get throws {
      try Snapshot {
        SnapshotSection("Fruit") {
          "apples"
          "bananas"
          "pears"
        }
        SnapshotSection("Bakery") { "bread" }
        SnapshotSection("Household")
      }
    }
  }

  var title: String {
    if let entry { return "Add to \(category ?? ""): \(entry)" }
    return "\(dataSource.snapshot().numberOfItems) to buy"
  }

  var hint: String {
    if entry != nil { return "Return adds, Escape cancels" }
    if list.isDragging { return "Up and Down drag, Space drops, Escape cancels" }
    return "q quits, a adds, d deletes, Space lifts"
      + (file.map { "; saved in \($0.path)" } ?? "")
  }

  var usesEscape: Bool { entry != nil || list.isDragging }

  func press(_ key: Key) throws {
    if entry != nil {
      try type(key)
    } else if !list.drag(by: key) {
      switch key {
      case .character("a") where category != nil: entry = ""
      case .character("d"): deleteSelectedItem()
      default: break
      }
    }
    // Typing does not change the list, so do not report "nothing changed".
    if entry != nil { list.forgetChanges() }
    try save()
  }

  func close() throws { try save() }

  private func type(_ key: Key) throws {
    switch key {
    case .character(let character): entry?.append(character)
    case .backspace: _ = entry?.popLast()
    case .clear: entry = ""
    case .escape: entry = nil
    case .enter:
      defer { entry = nil }
      guard let item = entry?.trimmingCharacters(in: .whitespaces), !item.isEmpty else { return }
      try dataSource.update { try $0.appendItems([item], toSection: category) }
    default: break
    }
  }

  private func deleteSelectedItem() {
    guard case .item(let path)? = list.selection,
      let item = dataSource.itemIdentifier(for: path)
    else { return }
    dataSource.update { $0.deleteItems([item]) }
  }

  /// The section at the cursor.
  private var category: String? {
    switch list.selection {
    case .header(let section): dataSource.sectionIdentifier(for: section)
    case .item(let path): dataSource.sectionIdentifier(for: path.section)
    case nil: nil
    }
  }

  /// Saves the list if it has changed, including changes by dragging.
  private func save() throws {
    let snapshot = dataSource.snapshot()
    guard let file, snapshot != saved else { return }
    try file.save(snapshot)
    saved = snapshot
  }
}
