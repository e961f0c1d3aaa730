import DiffableSnapshots
import GTKList

/// A window with a list of numbers in sections, in which the user may drag all items but item 3.
final class NumbersWindow {
  let window: ListWindow
  let dataSource: DiffableDataSource<String, Int, GTKListTarget>

  var list: GTKListTarget { window.list }

  var selectedItem: Int? { list.selectedPath.flatMap(dataSource.itemIdentifier) }

  init(_ title: String) {
    window = ListWindow(title, GTKListTarget())
    dataSource = DiffableDataSource(target: window.list) { list, _, item in
      list.label("No. \(item)")
    }
    dataSource.supplementaryViewProvider = { list, _, _, section in
      list.label(section, isHeading: true)
    }
    dataSource.reorderingHandlers.canReorderItem = { $0 != 3 }
  }

  /// The items in each section.
  var items: [[Int]] {
    let snapshot = dataSource.snapshot()
    return snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }
}
