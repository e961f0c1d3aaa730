import DiffableSnapshots

/// One change to a snapshot.
enum Edit<Item> {
  case insertion(Item, before: Item)
  case deletion(Item)
  case move(Item, before: Item)
}

/// Makes random edits, one after the other: an insertion, a move, a deletion, and again.
///
/// So the list keeps its size. Edits are made without looking at the snapshot, to cost nothing there.
struct Editor<Item> {
  /// The items at whose places the edits are.
  private var items: [Item]

  private var generator = Generator(seed: 3)
  private var count = 0
  private let newItem: (Int) -> Item

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - items: The items at whose places the edits are to be, three at least.
  ///   - newItem: Gives an item that was not there before, from the number of items that came.
  init(items: some Sequence<Item>, newItem: @escaping (Int) -> Item) {
    self.items = Array(items)
    self.newItem = newItem
  }

  /// The next edit.
  mutating func next() -> Edit<Item> {
    defer { count += 1 }
    let index = Int.random(in: 0..<items.count, using: &generator)
    switch count % 3 {
    case 0:
      let item = newItem(count / 3)
      defer { items.append(item) }
      return .insertion(item, before: items[index])
    case 1:
      let distance = Int.random(in: 1..<items.count, using: &generator)
      return .move(items[index], before: items[(index + distance) % items.count])
    default:
      items.swapAt(index, items.count - 1)
      return .deletion(items.removeLast())
    }
  }
}

extension Snapshot {
  /// Carries out an edit.
  mutating func carryOut(_ edit: Edit<Item>) throws {
    switch edit {
    case .insertion(let item, let anchor): try insertItems([item], beforeItem: anchor)
    case .deletion(let item): deleteItems([item])
    case .move(let item, let anchor): try moveItem(item, beforeItem: anchor)
    }
  }
}
