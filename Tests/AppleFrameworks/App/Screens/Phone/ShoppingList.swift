import UIKit

/// The categories of a shopping list, in the order of its sections.
enum Category: String, CaseIterable {
  case running = "Running"
  case technology = "Technology"
  case household = "Household"
  case health = "Health"
}

/// Something to buy, whose hash value depends only on the identifier.
struct Item: Hashable {
  let name: String
  let price: Double
  let category: Category
  let identifier = UUID()

  func hash(into hasher: inout Hasher) { hasher.combine(identifier) }

  static func testData() -> [Item] {
    [
      Item(name: "Shoes", price: 120, category: .running),
      Item(name: "Socks", price: 9.5, category: .running),
      Item(name: "Cap", price: 20, category: .running),
      Item(name: "Phone", price: 700, category: .technology),
      Item(name: "Cable", price: 15, category: .technology),
      Item(name: "Vitamins", price: 12.5, category: .health),
    ]
  }
}

/// The data source of a shopping list, which carries out what the user does with the rows.
class ShoppingDataSource: UITableViewDiffableDataSource<Category, Item> {
  /// Whether the apply at the end of a drag is animated.
  var animatesMoves = false

  override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    snapshot().sectionIdentifiers[section].rawValue
  }

  // MARK: Deleting

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
    var snapshot = self.snapshot()
    snapshot.deleteItems([item])
    apply(snapshot, animatingDifferences: true)
  }

  // MARK: Moving

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let source = itemIdentifier(for: sourceIndexPath) else { return }
    guard sourceIndexPath != destinationIndexPath else { return }
    var snapshot = self.snapshot()
    if let destination = itemIdentifier(for: destinationIndexPath) {
      if let sourceIndex = snapshot.indexOfItem(source),
        let destinationIndex = snapshot.indexOfItem(destination)
      {
        let isAfter =
          destinationIndex > sourceIndex
          && snapshot.sectionIdentifier(containingItem: source)
            == snapshot.sectionIdentifier(containingItem: destination)
        snapshot.deleteItems([source])
        if isAfter {
          snapshot.insertItems([source], afterItem: destination)
        } else {
          snapshot.insertItems([source], beforeItem: destination)
        }
      }
    } else {
      // The path does not exist yet: it is the end of another section.
      let section = snapshot.sectionIdentifiers[destinationIndexPath.section]
      snapshot.deleteItems([source])
      snapshot.appendItems([source], toSection: section)
    }
    apply(snapshot, animatingDifferences: animatesMoves)
  }
}
