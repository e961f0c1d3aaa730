#if os(macOS) || os(Linux)
import DiffableSnapshots
import Observation

/// A shopping list that the user edits, and whose edits the user can undo.
@available(macOS 14, *)
@Observable
final class ShoppingEditor {
  /// The products of all categories.
  ///
  /// Products do not change their content, so equal lists look the same.
  private(set) var list: ShoppingList

  /// The lists before each edit that can be undone.
  @ObservationIgnored private var history: [ShoppingList] = []

  init(_ list: ShoppingList) { self.list = list }

  func add(_ product: Product, to category: Category) {
    edit { $0.appendItems([product], toSection: category) }
  }

  func delete(_ product: Product) { edit { $0.deleteItems([product]) } }

  /// Replaces the products of some categories.
  func replace(_ products: [Category: [Product]]) {
    edit { list in list = ShoppingList { products[$0] ?? list.itemIdentifiers(inSection: $0) } }
  }

  /// Undoes the last edit.
  ///
  /// - Returns: The products that undoing inserts or moves, or `nil` if there is nothing to undo.
  func undo() -> [Product]? {
    guard let restored = history.popLast() else { return nil }
    let changes = restored.difference(from: list).items
    list = restored
    return (changes.insertions + changes.moves.map(\.to))
      .compactMap { restored.itemIdentifier(for: $0) }
  }

  private func edit(_ body: (inout ShoppingList) -> Void) {
    let old = list
    body(&list)
    if list != old { history.append(old) }
  }
}

/// A category and the price of its products, which its header shows.
struct CategoryTotal: Identifiable, Equatable, Sendable {
  let id: Category
  let price: Price
}

@available(macOS 14, *)
extension ShoppingEditor {
  /// The snapshot of the list, whose headers have totals.
  var snapshot: Snapshot<ModelItem<CategoryTotal>, Product> {
    Snapshot(
      Category.allCases.map { category in
        let total = CategoryTotal(id: category, price: list.total(of: category))
        return (ModelItem(total), list.itemIdentifiers(inSection: category))
      }
    )
  }
}
#endif
