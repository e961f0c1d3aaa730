import Testing
import UIKit

@testable import Screens

@MainActor
struct RecipePickerTests {
  /// A subclass of a data source that another module declares.
  private final class ShortTitles: RecipeDataSource {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      super.tableView(tableView, titleForHeaderInSection: section).map { String($0.prefix(4)) }
    }
  }

  private final class App: RecipePickerDelegate {
    var picked: [String] = []

    func makeDataSource(
      for tableView: UITableView,
      cellProvider: @escaping DataSource.CellProvider
    ) -> DataSource {
      ShortTitles(tableView: tableView, cellProvider: cellProvider)
    }

    func recipePicker(
      _ picker: RecipePickerController,
      didPick recipe: Recipe,
      from dataSource: DataSource
    ) {
      picked.append(recipe.name)
      var snapshot = dataSource.snapshot()
      snapshot.deleteItems([recipe])
      dataSource.apply(snapshot, animatingDifferences: true)
    }
  }

  let picker = RecipePickerController()
  let recipes = [
    Recipe(name: "Soup", course: .starter), Recipe(name: "Cake", course: .dessert),
    Recipe(name: "Salad", course: .starter),
  ]

  func show() -> UIWindow {
    let window = ScreenWindow.show(picker)
    window.addSubview(picker.tableView)
    return window
  }

  func expectRows(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { picker.tableView.shownTexts },
      listed: {
        let snapshot = picker.dataSource.snapshot()
        return snapshot.sectionIdentifiers.map { course in
          snapshot.itemIdentifiers(inSection: course).map(\.name)
        }
      },
      sourceLocation: sourceLocation
    )
  }

  @Test func anAppAppliesSnapshots() async {
    let window = show()
    await expectRows([])
    await picker.dataSource.apply(RecipePickerController.snapshot(of: recipes))
    await expectRows([["Soup", "Salad"], ["Cake"]])
    #expect(picker.tableView.shownTitles == ["Starters", "Desserts"])
    let pasta = Recipe(name: "Pasta", course: .main)
    await picker.dataSource.apply(RecipePickerController.snapshot(of: recipes + [pasta]))
    await expectRows([["Soup", "Salad"], ["Pasta"], ["Cake"]])
    #expect(picker.tableView.window === window)
  }

  @Test func anAppMakesTheDataSource() async {
    let app = App()
    picker.delegate = app
    let window = show()
    await picker.dataSource.apply(RecipePickerController.snapshot(of: recipes))
    await expectRows([["Soup", "Salad"], ["Cake"]])
    #expect(picker.tableView.shownTitles == ["Star", "Dess"])
    picker.tableView.userTapsRow(at: [0, 0])
    await expectRows([["Salad"], ["Cake"]])
    #expect(app.picked == ["Soup"])
    #expect(picker.tableView.window === window)
  }
}
