#if os(macOS) || os(Linux)
import DiffableObservation
import DiffableTerminal

/// A shopping list with a section for each category.
///
/// The user adds products with a form, deletes them, drags them within a section or to another section, and undoes each
/// of these changes, which change only the editor. The list follows the editor. If the screen has a file, the list is
/// saved after each change.
@available(macOS 14, *)
final class ShoppingScreen: Screen {
  private let shoppingList = TerminalList(hasHeaders: true, hasCursor: true)
  private let dataSource: DiffableDataSource<ModelItem<CategoryTotal>, Product, TerminalList>
  private let editor: ShoppingEditor
  private var observation: SnapshotObservation?
  private let file: ShoppingFile?
  private var saved: ShoppingList

  /// The form for a new product while it is open.
  private var form: ShoppingFormList?

  /// The product to select when the list shows the last change.
  private var productToSelect: Product?

  /// The product that the user drags, and where the drag began.
  private var dragged: (product: Product, path: ItemPath, row: Int)?

  /// What the last key has done.
  private var lastAction: String?

  init(_ file: ShoppingFile?) throws {
    self.file = file
    saved = try file?.load() ?? .example
    editor = ShoppingEditor(saved)
    dataSource = DiffableDataSource(target: shoppingList) { _, _, product in
      let price = "\(product.price)"
      return TerminalCell(product.name.padded(to: 26 - price.count) + price, name: product.name)
    }
    dataSource.supplementaryViewProvider = { _, _, _, total in
      let (title, price) = (total.id.title, total.price)
      let text = price.cents > 0 ? "\(price)".aligned(to: 28 - title.count) : ""
      return TerminalCell(title + text, name: title)
    }
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.didReorder = { [editor] drag in
      let products = drag.sectionTransactions.map { ($0.sectionIdentifier.id, $0.finalItems) }
      editor.replace(Dictionary(uniqueKeysWithValues: products))
    }
    dataSource.itemHandlers.canDeleteItem = { _ in true }
    dataSource.itemHandlers.didDeleteItem = { [editor] product, _ in editor.delete(product) }
    dataSource.applyObserver = { [weak self] _ in self?.selectProduct() }
    observation = dataSource.observe { [editor] in editor.snapshot }
    list.select(products.itemIdentifiers.first.flatMap(row) ?? 0)
  }

  var list: TerminalList { form?.list ?? shoppingList }

  var products: ShoppingList { editor.list }

  var showsModel: Bool {
    editor.snapshot.difference(from: dataSource.snapshot()).isEmpty && form?.showsModel != false
  }

  var title: String {
    form == nil ? "\(products.numberOfItems) to buy, \(products.total())" : "New item"
  }

  /// What dropping the dragged product would do, what the last key has done, or the file if there is no other news.
  var notice: String? {
    guard let dragged, let cursor = list.cursor,
      let destination = list.data?.destination(ofRow: dragged.row, movedTo: cursor, headers: true),
      let reordering = Reordering(Move(from: dragged.path, to: destination), in: products)
    else {
      let hasNews = form != nil || list.changes != nil
      return lastAction ?? (hasNews ? nil : file.map { "Saved in \($0.path.abbreviatedPath)" })
    }
    return "\(dragged.product.name): \(reordering)"
  }

  var keys: KeyValuePairs<String, String> {
    if form != nil { return ["Return": "goes on", "Escape": "cancels", "←→": "pick"] }
    if list.isDragging { return ["↑↓": "drag", "Space": "drops", "Escape": "cancels"] }
    return ["q": "quits", "a": "adds", "d": "deletes", "Space": "lifts", "u": "undoes"]
  }

  var usesEscape: Bool { form != nil || list.isDragging }

  func press(_ key: Key) throws {
    let drop = notice
    lastAction = nil
    if form != nil {
      fillForm(key)
    } else if list.isDragging || key == .space {
      drag(by: key, drop)
    } else if key == .character("u") {
      undo()
    } else {
      if key == .character("a") { form = selectedCategory.map(ShoppingFormList.init) }
      if key == .character("d") { deleteSelectedProduct() }
    }
    try save()
  }

  func didNavigate() {
    lastAction = nil
    form?.didNavigate()
  }

  func close() throws { try save() }

  /// Saves the list if it has changed.
  private func save() throws {
    guard let file, products != saved else { return }
    try file.save(products)
    saved = products
  }

  /// The section at the cursor.
  private var selectedCategory: Category? {
    switch list.selection {
    case .header(let section): dataSource.sectionIdentifier(for: section)?.id
    case .item(let path): dataSource.sectionIdentifier(for: path.section)?.id
    case nil: nil
    }
  }

  private func deleteSelectedProduct() {
    let product = list.selectedItem.flatMap { dataSource.itemIdentifier(for: $0) }
    let isDeleted = list.deleteSelectedItem()
    lastAction = product.map { isDeleted ? "\($0.name) deleted" : "" } ?? "Select an item to delete"
  }

  /// Undoes the last change, and selects the product that undoing inserts or moves.
  private func undo() {
    guard let restored = editor.undo() else { return lastAction = "There is nothing to undo" }
    productToSelect = restored.first
    lastAction = "Undone"
  }

  private func selectProduct() {
    if let row = productToSelect.flatMap(row) { shoppingList.select(row) }
    productToSelect = nil
  }

  private func row(of product: Product) -> Int? {
    dataSource.indexOfRow(for: product, headers: true)
  }

  /// Passes a key to the form, and closes the form when the user submits or cancels it.
  private func fillForm(_ key: Key) {
    form?.press(key)
    switch form?.form.outcome {
    case .submitted(let product, let category):
      form = nil
      list.beginChanges()
      editor.add(product, to: category)
      productToSelect = product
      lastAction = "\(product.name) added to \(category.title)"
    case .cancelled:
      form = nil
      list.forgetChanges()
    case .editing, nil: break
    }
  }

  /// Lifts or drops a product, or cancels the drag.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - drop: What dropping the product does.
  private func drag(by key: Key, _ drop: String?) {
    let wasDragging = list.isDragging
    list.drag(by: key)
    if wasDragging && !list.isDragging {
      dragged = nil
      if key != .escape { lastAction = drop }
    } else if let row = list.cursor, let path = list.selectedItem, !wasDragging,
      let product = dataSource.itemIdentifier(for: path), list.isDragging
    {
      dragged = (product, path, row)
    } else if list.selectedItem == nil {
      lastAction = "Select an item to lift"
    }
  }
}
#endif
