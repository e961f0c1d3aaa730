import DiffableSnapshots

/// A shopping list, with a section for each category.
typealias ShoppingList = Snapshot<Shopping.Category, Shopping.Item>

extension ShoppingList {
  /// Creates a list with all categories in order.
  ///
  /// Each item becomes an item of the category that its section names. If a section names no category, its items
  /// become items of the category ``Shopping/Category/other``, and their names mention the section.
  ///
  /// - Parameter sections: The items by section.
  init(
    sections: some Sequence<(name: String, items: [Shopping.Item])>
  ) {
    let items = sections.flatMap { section in
      let category = Shopping.Category(named: section.name)
      return section.items.map { item in
        var item = item
        item.category = category ?? .other
        if category == nil { item.name += " (\(section.name))" }
        return item
      }
    }
    self.init(items: items)
  }

  /// Creates a list with all categories in order, and with each item in its category.
  init(items: [Shopping.Item]) {
    self.init(grouping: items, into: Shopping.Category.allCases) { $0.category }
  }

  /// The list with the category of each item set to the category of its section.
  ///
  /// A drag moves an item to another section and changes nothing else.
  var withCategoriesOfSections: ShoppingList {
    let items = itemIdentifiers.map { item in
      var item = item
      item.category = sectionIdentifier(containingItem: item) ?? item.category
      return item
    }
    return ShoppingList(items: items)
  }

  /// The prices of all items together.
  var total: Price { Price(cents: itemIdentifiers.reduce(0) { $0 + ($1.price?.cents ?? 0) }) }

  /// Returns the total price of the items of a category.
  func total(of category: Shopping.Category) -> Price {
    let items = itemIdentifiers(inSection: category)
    return Price(cents: items.reduce(0) { $0 + ($1.price?.cents ?? 0) })
  }

  /// The list to show if no list has been saved yet.
  static var example: Self {
    get {
      ShoppingList(items: [
        Shopping.Item("running shoes", price: Price(cents: 8990), category: .running),
        Shopping.Item("socks", price: Price(cents: 750), category: .running),
        Shopping.Item("water bottle", price: Price(cents: 1295), category: .running),
        Shopping.Item("headphones", price: Price(cents: 12900), category: .technology),
        Shopping.Item("USB cable", price: Price(cents: 790), category: .technology),
        Shopping.Item("plasters", price: Price(cents: 325), category: .health),
        Shopping.Item("apples", price: Price(cents: 240), category: .fruit),
      ])
    }
  }
}
