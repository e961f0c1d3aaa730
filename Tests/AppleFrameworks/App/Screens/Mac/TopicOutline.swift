import AppKit

/// An outline of topics in a table view: each visible topic is a row.
///
/// Apple has no data source for outline views.
final class TopicOutlineController: NSViewController {
  final class Topic {
    let title: String
    let subtopics: [Topic]

    init(_ title: String, _ subtopics: [Topic] = []) {
      self.title = title
      self.subtopics = subtopics
    }
  }

  /// A visible topic: the titles from the root to the topic.
  struct Row: Hashable {
    var path: [String]
    var level: Int { path.count - 1 }
  }

  /// The view of a topic.
  final class TopicView: NSTableCellView {
    var level = 0
    var isOpen: Bool?
    var title = ""
  }

  let tableView = NSTableView()
  private var topics: [Topic] = []
  private var open: Set<Row> = []

  private lazy var dataSource: NSTableViewDiffableDataSource<Int, Row> = {
    let dataSource = NSTableViewDiffableDataSource<Int, Row>(tableView: tableView) {
      [weak self] (tableView, tableColumn, row, identifier) -> NSView in
      let view = TopicView()
      view.level = identifier.level
      view.title = identifier.path.last ?? ""
      if let topic = self?.topic(of: identifier), !topic.subtopics.isEmpty {
        view.isOpen = self?.open.contains(identifier)
      }
      return view
    }
    dataSource.defaultRowAnimation = [.effectFade, .slideDown]
    return dataSource
  }()

  override func loadView() {
    tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("topic")))
    view = tableView
  }

  func show(_ topics: [Topic]) {
    self.topics = topics
    update()
  }

  /// Opens or closes the topic in a row, as a click on its triangle does.
  func toggle(row: Int) {
    guard let topic = dataSource.itemIdentifier(forRow: row) else { return }
    if open.remove(topic) == nil { open.insert(topic) }
    update(toggled: topic)
  }

  /// Opens all topics above a topic, and selects it.
  func reveal(_ path: [String]) {
    for count in 1..<max(path.count, 1) { open.insert(Row(path: Array(path.prefix(count)))) }
    update()
    guard let row = dataSource.row(forItemIdentifier: Row(path: path)) else { return }
    tableView.selectRowIndexes(IndexSet(integer: row), byExtendingSelection: false)
  }

  private func update(toggled: Row? = nil) {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    append(topics, below: [], to: &snapshot)
    if let toggled { snapshot.reloadItems([toggled]) }
    dataSource.apply(snapshot, animatingDifferences: toggled != nil)
  }

  private func append(
    _ topics: [Topic],
    below path: [String],
    to snapshot: inout NSDiffableDataSourceSnapshot<Int, Row>
  ) {
    for topic in topics {
      let row = Row(path: path + [topic.title])
      snapshot.appendItems([row], toSection: 0)
      if open.contains(row) { append(topic.subtopics, below: row.path, to: &snapshot) }
    }
  }

  private func topic(of row: Row) -> Topic? {
    var (siblings, topic) = (topics, Topic?.none)
    for title in row.path {
      topic = siblings.first { $0.title == title }
      siblings = topic?.subtopics ?? []
    }
    return topic
  }
}
