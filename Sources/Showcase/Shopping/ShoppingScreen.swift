import DiffableSnapshots
import DiffableTerminal

/// A shopping list with a section for each category.
///
/// The user adds items with a form, deletes them, drags them within a section or to another section, and undoes each
/// of these changes. If the screen has a file, the list is saved after each change.
final class ShoppingScreen: Screen {
  private let terminalList = TerminalList(hasHeaders: true, hasCursor: true)
  private let dataSource: DiffableDataSource<Shopping.Category, Shopping.Item, TerminalList>
  private let file: ShoppingFile?
  private var saved: ShoppingList

  /// The changes that can be undone, the last change at the end.
  private var history: [Changeset<Shopping.Category, Shopping.Item>] = []

  /// The form for a new item while it is open.
  private var form: ShoppingForm?

  /// The row from which the user drags an item.
  private var draggedRow: Int?

  /// What the last key has done.
  private var lastAction: String?

  init(_ file: ShoppingFile?) throws {
    self.file = file
    saved = try file?.load() ?? .example
    dataSource = DiffableDataSource(target: terminalList) { _, _, item in
      TerminalCell(item.text, name: item.name)
    }
    dataSource.supplementaryViewProvider = { [unowned dataSource] _, _, _, category in
      TerminalCell(
        category.title(withTotal: dataSource.snapshot().total(of: category)),
        name: category.title
      )
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.editingHandlers.canDeleteItem = { _ in true }
    dataSource.apply(saved)
  }

  var list: TerminalList { form?.list ?? terminalList }

  /// The shopping list as it is shown.
  var shoppingList: ShoppingList { dataSource.snapshot() }

  var title: String {
    if form != nil { return "New item" }
    return "\(shoppingList.numberOfItems) to buy, \(shoppingList.total)"
  }

  /// What dropping the dragged item would do, or what the last key has done.
  var notice: String? {
    guard let item = draggedItem, let reordering else { return lastAction }
    return "\(item.name): \(reordering)"
  }

  var hint: String {
    if form != nil { return "Return goes on, Left and Right pick, Escape cancels" }
    if list.isDragging { return "Up and Down drag, Space drops, Escape cancels" }
    return "q quits, a adds, d deletes, Space lifts, u undoes"
      + (file.map { "; saved in \($0.path)" } ?? "")
  }

  var usesEscape: Bool { form != nil || list.isDragging }

  func press(_ key: Key) throws {
    lastAction = nil
    let before = shoppingList
    if form != nil {
      fillForm(key)
    } else if !drag(by: key) {
      switch key {
      case .character("a"): form = selectedCategory.map(ShoppingForm.init)
      case .character("d"): deleteSelectedItem()
      case .character("u"): return try undo()
      default: break
      }
    }
    let after = shoppingList
    if after != before { history.append(after.difference(from: before)) }
    try update(from: before)
  }

  func didNavigate() {
    lastAction = nil
    form?.show()
  }

  func close() throws { try save() }

  private func deleteSelectedItem() {
    guard case .item(let path)? = list.selection, let data = list.data,
      let item = dataSource.itemIdentifier(for: path), data.allows(.delete, at: path)
    else { return lastAction = "Select an item to delete" }
    if data.perform(.delete, at: path) { lastAction = "\(item.name) deleted" }
  }

  /// Undoes the last change, and selects the item that undoing inserts or moves.
  private func undo() throws {
    let before = shoppingList
    guard let inverse = history.popLast()?.inverse, let restored = before.applying(inverse) else {
      return lastAction = "There is nothing to undo"
    }
    dataSource.apply(restored)
    lastAction = "Undone"
    if let path = inverse.items.insertions.first ?? inverse.items.moves.first?.to,
      let row = restored.indexOfRow(.item(path), headers: true)
    {
      list.select(row)
    }
    try update(from: before)
  }

  /// Sets the category of each item to its section, updates the headers of sections whose totals have changed, and
  /// saves the list.
  private func update(from before: ShoppingList) throws {
    guard shoppingList != before else { return try save() }
    dataSource.update { list in
      list = list.withCategoriesOfSections
      list.reconfigureSections(
        Shopping.Category.allCases.filter { list.total(of: $0) != before.total(of: $0) }
      )
    }
    try save()
  }

  /// Saves the list if it has changed.
  private func save() throws {
    let snapshot = shoppingList
    guard let file, snapshot != saved else { return }
    try file.save(snapshot)
    saved = snapshot
  }

  /// The section at the cursor.
  private var selectedCategory: Shopping.Category? {
    switch list.selection {
    case .header(let section): dataSource.sectionIdentifier(for: section)
    case .item(let path): dataSource.sectionIdentifier(for: path.section)
    case nil: nil
    }
  }
}

// MARK: - Adding

extension ShoppingScreen {
  /// Passes a key to the form, and closes the form when the user submits or cancels it.
  private func fillForm(_ key: Key) {
    form?.press(key)
    switch form?.outcome {
    case .submitted(let item):
      form = nil
      add(item)
    case .cancelled:
      form = nil
      terminalList.forgetChanges()
    case .editing, nil: break
    }
  }

  private func add(_ item: Shopping.Item) {
    terminalList.change {
      dataSource.update { $0.appendItems([item], toSection: item.category) }
      lastAction = "\(item.name) added to \(item.category.title)"
    }
    if let row = dataSource.indexOfRow(for: item, headers: true) { terminalList.select(row) }
  }
}

// MARK: - Reordering

extension ShoppingScreen {
  /// Lifts or drops an item, or cancels the drag, and returns whether the key is handled.
  ///
  /// During a drag, all keys are handled.
  private func drag(by key: Key) -> Bool {
    let (item, reordering, wasDragging) = (draggedItem, reordering, list.isDragging)
    guard list.drag(by: key) else { return false }
    if !list.isDragging {
      draggedRow = nil
      if wasDragging, key != .escape, let item, let reordering {
        lastAction = "\(item.name): \(reordering)"
      }
    } else if !wasDragging {
      draggedRow = list.cursor
    }
    return true
  }

  /// The item that the user drags.
  private var draggedItem: Shopping.Item? {
    draggedPath.flatMap { dataSource.itemIdentifier(for: $0) }
  }

  private var draggedPath: ItemPath? {
    guard let draggedRow,
      case .item(let path)? = terminalList.data?.row(at: draggedRow, headers: true)
    else { return nil }
    return path
  }

  /// What dropping the dragged item at the cursor means.
  private var reordering: Reordering? {
    guard let draggedRow, let draggedPath, let cursor = terminalList.cursor,
      let destination = terminalList.data?.destination(
        ofRow: draggedRow,
        movedTo: cursor,
        headers: true
      )
    else { return nil }
    return Reordering(Move(from: draggedPath, to: destination), in: shoppingList)
  }
}

extension Shopping.Category {
  /// Returns the title of the section with the total price, which is aligned to the prices of the items.
  fileprivate func title(withTotal total: Price) -> String {
    guard total.cents > 0 else { return title }
    return title + String(repeating: " ", count: max(2, 28 - title.count - "\(total)".count))
      + "\(total)"
  }
}
