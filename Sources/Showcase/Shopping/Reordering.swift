#if os(macOS) || os(Linux)
import DiffableSnapshots

/// What moving an item to a path means for the order of the items.
enum Reordering: Hashable {
  /// The item keeps its path.
  case samePath

  /// The item moves down in its section, to the position after the item at the path.
  case after(Product)

  /// The item moves up in its section or to another section, to the position before the item at the path.
  case before(Product)

  /// The item moves to a path that does not exist yet: the end of another section.
  case newPath(Category)

  /// Creates the case of a move; fails if the destination section does not exist.
  ///
  /// - Parameters:
  ///   - move: The path of the item before and after the move.
  ///   - list: The list before the move.
  init?(_ move: Move<ItemPath>, in list: ShoppingList) {
    guard let category = list.sectionIdentifier(for: move.to.section) else { return nil }
    if move.from == move.to {
      self = .samePath
    } else if let destination = list.itemIdentifier(for: move.to) {
      let isDown = move.from.section == move.to.section && move.from.item < move.to.item
      self = isDown ? .after(destination) : .before(destination)
    } else {
      self = .newPath(category)
    }
  }
}

extension Reordering: CustomStringConvertible {
  /// The case in words, which follow the name of the item.
  var description: String {
    switch self {
    case .samePath: "same place"
    case .after(let item): "after \(item.name)"
    case .before(let item): "before \(item.name)"
    case .newPath(let category): "new place at the end of \(category.title)"
    }
  }
}
#endif
