/// The parts of the shopping list.
enum Shopping {
  /// A category of items, which is a section of the list.
  enum Category: String, CaseIterable, Codable, Sendable {
    case running
    case technology
    case health
    case fruit
    case bakery
    case household
    case other
  }
}

extension Shopping.Category {
  /// The title of the section.
  var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Creates the category with a name or a title; fails if there is none.
  init?(named name: String) {
    let category = Self.allCases.first { name == $0.rawValue || name == $0.title }
    guard let category else { return nil }
    self = category
  }
}
