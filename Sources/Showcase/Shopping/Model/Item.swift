import Foundation

extension Shopping {
  /// A product to buy.
  ///
  /// The identifier is the identity, so two products with the same name are two items.
  struct Item: Codable, Sendable {
    let id: UUID
    var name: String

    /// The price, or `nil` if the item was saved when items had no prices.
    var price: Price?

    /// The category, which is the section of the item in a ``ShoppingList`` and in a file.
    var category = Category.other

    private enum CodingKeys: CodingKey {
      case id, name, price
    }

    init(id: UUID = UUID(), _ name: String, price: Price?, category: Category) {
      self.id = id
      self.name = name
      self.price = price
      self.category = category
    }
  }
}

extension Shopping.Item: Hashable {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Shopping.Item {
  /// The text of the row: the name, and the price at the end of its column.
  var text: String {
    guard let price else { return name }
    let digits = "\(price)"
    return name + String(repeating: " ", count: max(2, 26 - name.count - digits.count)) + digits
  }
}
