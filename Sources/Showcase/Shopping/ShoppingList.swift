#if os(macOS) || os(Linux)
import DiffableSnapshots
import Foundation

/// A shopping list, with a section for each category.
typealias ShoppingList = Snapshot<Category, Product>

/// A category of products, which is a section of the list.
enum Category: String, CaseIterable, Codable, Sendable {
  case running, technology, health, fruit, bakery, household, other

  /// The title of the section.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }
}

/// A product to buy.
///
/// The identifier is the identity, so two products with the same name are two items.
struct Product: Entity, Codable, Sendable {
  var id = UUID()
  var name: String
  var price: Price
}

extension ShoppingList {
  /// Creates a list with all categories in order, even if they are empty.
  init(_ products: (Category) -> [Product]) {
    self.init(Category.allCases.map { ($0, products($0)) })
  }

  /// Returns the price of the products of a category, or of all products.
  func total(of category: Category? = nil) -> Price {
    let products = category.map { itemIdentifiers(inSection: $0) } ?? itemIdentifiers
    return Price(cents: products.reduce(0) { $0 + $1.price.cents })
  }

  /// The list to show if no list has been saved yet.
  static var example: ShoppingList {
    func product(_ name: String, _ cents: Int) -> Product {
      Product(name: name, price: Price(cents: cents))
    }
    let products: [Category: [Product]] = [
      .running: [
        product("running shoes", 8990), product("socks", 750), product("water bottle", 1295),
      ],
      .technology: [product("headphones", 12900), product("USB cable", 790)],
      .health: [product("plasters", 325)], .fruit: [product("apples", 240)],
    ]
    return ShoppingList { products[$0, default: []] }
  }
}
#endif
