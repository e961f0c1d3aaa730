import UIKit

/// Shows a shopping list.
final class ItemFeedController: UIViewController {
  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 800),
    style: .plain
  )
  private(set) var dataSource: ShoppingDataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    view.addSubview(tableView)
    configureDataSource()
  }

  private func configureDataSource() {
    dataSource = ShoppingDataSource(
      tableView: tableView,
      cellProvider: { (tableView, indexPath, item) -> UITableViewCell? in
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(item.name) \(item.price)"
        return cell
      }
    )
    dataSource.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Category, Item>()
    for category in Category.allCases {
      snapshot.appendSections([category])
      snapshot.appendItems(Item.testData().filter { $0.category == category }, toSection: category)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func toggleEditing() { tableView.isEditing.toggle() }

  /// Shows the form for a new item.
  func addItem() -> AddItemController {
    let controller = AddItemController()
    controller.delegate = self
    return controller
  }
}

extension ItemFeedController: AddItemDelegate {
  func didAdd(_ item: Item) {
    var snapshot = dataSource.snapshot()
    snapshot.appendItems([item], toSection: item.category)
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}

@MainActor
protocol AddItemDelegate: AnyObject {
  func didAdd(_ item: Item)
}

/// A form with the name, the price and the category of a new item.
final class AddItemController: UIViewController {
  weak var delegate: (any AddItemDelegate)?
  var name = ""
  var price = ""
  var category = Category.running

  /// Adds the item; returns false if the price is not a number.
  @discardableResult
  func submit() -> Bool {
    guard !name.isEmpty, let price = Double(price) else { return false }
    delegate?.didAdd(Item(name: name, price: price, category: category))
    return true
  }
}
