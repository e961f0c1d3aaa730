import UIKit

/// The plants of a garden, which the data source keeps itself.
final class PlantTableController: UITableViewController {
  /// A row reads its plant from the garden, so the identifier stays when the plant is watered.
  final class Garden {
    struct Plant {
      var name: String
      var bed: String
      var daysSinceWatering = 0
    }

    var plants: [Int: Plant]

    init(_ plants: [Int: Plant]) { self.plants = plants }
  }

  /// A data source with a property and an initializer of its own.
  final class PlantSource: UITableViewDiffableDataSource<String, Int> {
    let garden: Garden
    private(set) var numberOfTitles = 0

    init(tableView: UITableView, garden: Garden, cellIdentifier: String = "plant") {
      self.garden = garden
      super.init(tableView: tableView) { tableView, indexPath, id in
        let cell = tableView.dequeueReusableCell(withIdentifier: cellIdentifier, for: indexPath)
        guard let plant = garden.plants[id] else { return cell }
        let days = plant.daysSinceWatering
        cell.textLabel?.text = days == 0 ? plant.name : "\(plant.name), dry for \(days) days"
        return cell
      }
      defaultRowAnimation = .middle
    }

    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? {
      numberOfTitles += 1
      return sectionIdentifier(for: section)
    }

    /// Shows what the garden has now.
    func refresh(changed: [Int] = [], animated: Bool = true) {
      var new = NSDiffableDataSourceSnapshot<String, Int>()
      let beds = Dictionary(grouping: garden.plants.keys) { garden.plants[$0]?.bed ?? "" }
      for (bed, ids) in beds.sorted(by: { $0.key < $1.key }) {
        new.appendSections([bed])
        new.appendItems(ids.sorted(), toSection: bed)
      }
      new.reconfigureItems(changed.filter { garden.plants[$0] != nil })
      apply(new, animatingDifferences: animated)
    }
  }

  let garden = Garden([
    1: .init(name: "Tomato", bed: "South"), 2: .init(name: "Fern", bed: "North"),
    3: .init(name: "Basil", bed: "South"),
  ])
  private var dataSource: PlantSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    dataSource = PlantSource(tableView: tableView, garden: garden)
    tableView.dataSource = dataSource
    dataSource.refresh(animated: false)
  }

  /// The data source as the table view has it.
  var plantSource: PlantSource? { tableView.dataSource as? PlantSource }

  var ownsTable: Bool { tableView.dataSource === dataSource }

  func water(_ id: Int) {
    garden.plants[id]?.daysSinceWatering = 0
    plantSource?.refresh(changed: [id])
  }

  func passDay() {
    for id in garden.plants.keys { garden.plants[id]?.daysSinceWatering += 1 }
    plantSource?.refresh(changed: Array(garden.plants.keys))
  }

  func plant(_ name: String, in bed: String) {
    let id = (garden.plants.keys.max() ?? 0) + 1
    garden.plants[id] = .init(name: name, bed: bed)
    plantSource?.refresh()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let source = tableView.dataSource as? PlantSource,
      let id = source.itemIdentifier(for: indexPath)
    else { return }
    source.garden.plants[id] = nil
    source.refresh()
  }
}
