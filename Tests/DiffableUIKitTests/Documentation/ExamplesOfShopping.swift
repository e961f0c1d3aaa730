#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  // A copy of the screen in the article on testing screens. The original is an example in the tests of the core.
  @MainActor
  final class ShoppingScreen<List: ListTarget> {
    typealias DataSource = DiffableDataSource<String, String, List>

    let dataSource: DataSource

    init(dataSource: DataSource) {
      self.dataSource = dataSource
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      dataSource.itemHandlers.canDeleteItem = { _ in true }
    }

    func show(
      open: [String],
      done: [String],
      completion: (() -> Void)? = nil
    ) {
      let snapshot = Snapshot([("open", open), ("done", done)])
      dataSource.apply(snapshot, completion: completion)
    }
  }

  @available(iOS 15, tvOS 15, *)
  // example: screen in a table view
  final class ShoppingController: UITableViewController {
    private(set) lazy var screen = ShoppingScreen(
      dataSource: makeDataSource()
    )

    private func makeDataSource()
      -> TableViewDiffableDataSource<String, String>
    {
      tableView.register(
        UITableViewCell.self,
        forCellReuseIdentifier: "product"
      )
      let dataSource = TableViewDiffableDataSource<String, String>(
        tableView: tableView
      ) { tableView, indexPath, name in
        let cell = tableView.dequeueReusableCell(
          withIdentifier: "product",
          for: indexPath
        )
        var content = cell.defaultContentConfiguration()
        content.text = name
        cell.contentConfiguration = content
        return cell
      }
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .title(section.uppercased()) : nil
      }
      return dataSource
    }
  }
  // end

  /// The code for UIKit in the article on testing screens.
  @MainActor
  @Suite struct ExamplesOfShopping {
    @available(iOS 15, tvOS 15, *)
    @Test func aTableViewShowsTheScreen() throws {
      let controller = ShoppingController()
      let window = UIWindow()
      controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      window.addSubview(controller.view)
      controller.screen.show(open: ["bread", "milk"], done: [])
      controller.screen.show(open: ["bread"], done: ["milk"])
      let tableView = try #require(controller.tableView)
      let path = IndexPath(row: 0, section: 1)
      let content = tableView.cellForRow(at: path)?.contentConfiguration
      #expect((content as? UIListContentConfiguration)?.text == "milk")
      let target = controller.screen.dataSource.target
      #expect(target.events.tableView(tableView, titleForHeaderInSection: 1) == "DONE")
    }
  }
#endif
