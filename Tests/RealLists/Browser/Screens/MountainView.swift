import DOMList
import DiffableSnapshots

/// The search for mountains, shown in a web page.
final class MountainView {
  let search: MountainSearch
  let list: DOMListTarget<Mountain>
  let dataSource: DiffableDataSource<MountainSection, Mountain, DOMListTarget<Mountain>>

  private let page: PageCommands
  private let title: Element

  /// The text of the last search.
  private var text = ""

  init(_ mountains: [Mountain], in page: PageCommands) {
    self.page = page
    search = MountainSearch(mountains)
    title = page.element(id: "mountains-title")
    list = DOMListTarget(
      page.element(id: "mountains"),
      in: page,
      item: page.element(id: "mountain"),
      allowsSelection: true
    ) { page, mountain in
      page.setText(0, mountain.name)
      page.setText(1, mountain.country)
      page.setText(2, "\(mountain.height) m")
    }
    dataSource = DiffableDataSource(target: list, contentComparison: .none) { $2 }
    find("")
  }

  /// The title of the results.
  var resultTitle: String {
    search.title(for: text, numberOfMatches: dataSource.snapshot().numberOfItems)
  }

  /// Shows the mountains that match a text, the best match first.
  func find(_ text: String) {
    self.text = text
    dataSource.apply(search.snapshot(for: text))
    page.update(title)
    page.setText(0, resultTitle)
    page.send()
  }
}
