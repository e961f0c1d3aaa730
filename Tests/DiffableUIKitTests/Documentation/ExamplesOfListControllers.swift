#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  /// The code in the comments on list controllers.
  @MainActor
  struct ExamplesOfListControllers {
    private let table = TestTable(visibleRows: 3)

    @Test func listControllerShowsItsTitlesAndCells() async {
      struct Chores: ItemProvider {
        func items() async -> [Identified<Chore>] { [Identified(Chore(id: 1, title: "a"))] }
      }
      let tableView = table.tableView
      let screen = ListController(Chores(), cell: ChoreCell.self)
      screen.items.supplementaryViewProvider = { kind in
        kind == .header ? ReusableCell(RowHeader.self) { $0.textLabel?.text = "Chores" } : nil
      }
      // example: ListController.show(_:)
      screen.show { $0.connect(to: tableView) }
      // end
      await screen.load()
      #expect(tableView.shownTexts == [["a"]])
      tableView.layoutIfNeeded()
      let header = tableView.headerView(forSection: 0) as? RowHeader
      #expect(header?.textLabel?.text == "Chores")
    }
  }

  private final class ChoreCell: UITableViewCell, @MainActor ContentConfigurable {
    func configure(with chore: Identified<Chore>) { textLabel?.text = chore.title }
  }
#endif
