import DiffableSnapshots

/// One change to a snapshot.
enum Edit<Item> {
  case insertion(Item, before: Item)
  case deletion(Item)
  case move(Item, before: Item)
}

/// A source of random edits: an insertion, a move and a deletion in turn.
///
/// The list keeps its size. Edits are created without access to the snapshot, so that creating an edit does not
/// affect the measured work.
struct Editor<Item> {
  /// The items that are edited or used as anchors.
  private var items: [Item]

  private var generator = Generator(seed: 3)
  private var count = 0
  private let newItem: (Int) -> Item

  /// Creates an editor.
  ///
  /// - Parameters:
  ///   - items: At least three items that are edited or used as anchors.
  ///   - newItem: Returns a new item for the number of items that were inserted before.
  init(items: some Sequence<Item>, newItem: @escaping (Int) -> Item) {
    self.items = Array(items)
    self.newItem = newItem
  }

  /// Returns the next edit.
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
  /// Performs an edit.
  mutating func perform(_ edit: Edit<Item>) {
    switch edit {
    case .insertion(let item, let anchor): insertItems([item], beforeItem: anchor)
    case .deletion(let item): deleteItems([item])
    case .move(let item, let anchor): moveItem(item, beforeItem: anchor)
    }
  }
}
