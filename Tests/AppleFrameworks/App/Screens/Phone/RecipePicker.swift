import UIKit

/// A recipe of a framework, which apps import.
public struct Recipe: Hashable, Sendable {
  public enum Course: String, CaseIterable, Sendable {
    case starter = "Starters"
    case main = "Main courses"
    case dessert = "Desserts"
  }

  public let name: String
  public let course: Course

  public init(name: String, course: Course) {
    self.name = name
    self.course = course
  }
}

/// A data source with titles, which apps can subclass.
open class RecipeDataSource: UITableViewDiffableDataSource<Recipe.Course, Recipe> {
  open override func tableView(
    _ tableView: UITableView,
    titleForHeaderInSection section: Int
  ) -> String? {
    sectionIdentifier(for: section)?.rawValue
  }
}

@MainActor
public protocol RecipePickerDelegate: AnyObject {
  typealias DataSource = UITableViewDiffableDataSource<Recipe.Course, Recipe>

  /// Makes the data source that the picker uses: a subclass can change the titles.
  func makeDataSource(
    for tableView: UITableView,
    cellProvider: @escaping DataSource.CellProvider
  ) -> UITableViewDiffableDataSource<Recipe.Course, Recipe>

  func recipePicker(
    _ picker: RecipePickerController,
    didPick recipe: Recipe,
    from dataSource: UITableViewDiffableDataSource<Recipe.Course, Recipe>
  )
}

/// A screen of a framework, to whose data source apps apply snapshots.
public final class RecipePickerController: UIViewController, UITableViewDelegate {
  public typealias Snapshot = NSDiffableDataSourceSnapshot<Recipe.Course, Recipe>

  public let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  public weak var delegate: (any RecipePickerDelegate)?
  public private(set) lazy var dataSource: UITableViewDiffableDataSource<Recipe.Course, Recipe> =
    delegate?.makeDataSource(for: tableView, cellProvider: Self.cellProvider)
    ?? RecipeDataSource(tableView: tableView, cellProvider: Self.cellProvider)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    tableView.delegate = self
    dataSource.apply(Snapshot(), animatingDifferences: false)
  }

  static let cellProvider: UITableViewDiffableDataSource<Recipe.Course, Recipe>.CellProvider = {
    tableView,
    indexPath,
    recipe in
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = recipe.name
    return cell
  }

  public static func snapshot(of recipes: [Recipe]) -> Snapshot {
    var snapshot = Snapshot()
    for course in Recipe.Course.allCases {
      let matching = recipes.filter { $0.course == course }
      guard !matching.isEmpty else { continue }
      snapshot.appendSections([course])
      snapshot.appendItems(matching, toSection: course)
    }
    return snapshot
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let recipe = dataSource.itemIdentifier(for: indexPath) else { return }
    delegate?.recipePicker(self, didPick: recipe, from: dataSource)
  }
}
