import UIKit

// Extensions of Apple's classes that only a class makes possible, and a screen that needs them.

extension UITableViewDiffableDataSource {
  /// Creates a data source whose cells show texts.
  convenience init(_ tableView: UITableView, text: @escaping (ItemIdentifierType) -> String) {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "text")
    self.init(tableView: tableView) { tableView, indexPath, item in
      let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      cell.textLabel?.text = text(item)
      return cell
    }
    tableView.dataSource = self
  }

  func fade() { defaultRowAnimation = .fade }

  func item(of cell: UITableViewCell, in tableView: UITableView) -> ItemIdentifierType? {
    tableView.indexPath(for: cell).flatMap { itemIdentifier(for: $0) }
  }

  /// The numbers of rows, as the table view counts them.
  func counts(in tableView: UITableView) -> [Int] {
    (0..<numberOfSections(in: tableView)).map {
      self.tableView(tableView, numberOfRowsInSection: $0)
    }
  }

  /// Replaces an item by another one.
  func replace(_ old: ItemIdentifierType, with new: ItemIdentifierType, animated: Bool) {
    var changed = snapshot()
    changed.insertItems([new], afterItem: old)
    changed.deleteItems([old])
    apply(changed, animatingDifferences: animated, completion: nil)
  }
}

extension UITableViewDiffableDataSource where SectionIdentifierType: RawRepresentable<String> {
  var titles: [String] { snapshot().sectionIdentifiers.map(\.rawValue) }
}

extension UICollectionViewDiffableDataSource where SectionIdentifierType: RawRepresentable<String> {
  /// Shows the name of each section in a header.
  func addHeaders() {
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.text = self?.sectionIdentifier(for: indexPath.section)?.rawValue
      view.contentConfiguration = content
    }
    supplementaryViewProvider = { view, kind, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }
}

/// The questions of a quiz in a table, and the answers in a collection.
final class QuizBoardController: UIViewController {
  enum Topic: String {
    case rivers = "Rivers"
    case towns = "Towns"
  }

  let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
  let collectionView: UICollectionView = {
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    return UICollectionView(
      frame: CGRect(x: 0, y: 400, width: 320, height: 400),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
    )
  }()
  private(set) lazy var questions = UITableViewDiffableDataSource<Topic, String>(tableView) {
    "\($0)?"
  }
  private(set) lazy var answers = UICollectionViewDiffableDataSource<Topic, String>(
    collectionView: collectionView
  ) { [cells] collectionView, indexPath, answer in
    collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: answer)
  }
  private let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
    cell,
    _,
    answer in
    var content = cell.defaultContentConfiguration()
    content.text = answer
    cell.contentConfiguration = content
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(collectionView)
    questions.fade()
    answers.addHeaders()
  }

  func ask(_ topics: [(Topic, [String])]) {
    var snapshot = NSDiffableDataSourceSnapshot<Topic, String>()
    for (topic, questions) in topics {
      snapshot.appendSections([topic])
      snapshot.appendItems(questions)
    }
    questions.apply(snapshot, animatingDifferences: true)
    snapshot.deleteAllItems()
    snapshot.appendSections(topics.map(\.0))
    answers.apply(snapshot, animatingDifferences: true)
  }

  func solve(_ question: String, answer: String) {
    guard let topic = questions.snapshot().sectionIdentifier(containingItem: question) else {
      return
    }
    var snapshot = answers.snapshot()
    snapshot.appendItems([answer], toSection: topic)
    answers.apply(snapshot)
    questions.replace(question, with: "\(question), \(answer)", animated: true)
  }
}
