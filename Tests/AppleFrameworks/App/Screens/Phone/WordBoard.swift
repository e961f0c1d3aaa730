import UIKit

// Extensions of Apple's types that use Apple's names of the identifier types, and a screen that needs them.

extension NSDiffableDataSourceSnapshot {
  /// Replaces the items of a section.
  mutating func replaceItems(
    _ items: [ItemIdentifierType],
    inSection section: SectionIdentifierType
  ) {
    let kept: Set<ItemIdentifierType> = Set(items)
    deleteItems(itemIdentifiers(inSection: section).filter { !kept.contains($0) })
    appendItems(items, toSection: section)
  }
}

extension NSDiffableDataSourceSnapshot where SectionIdentifierType: Comparable {
  /// Inserts a section so that the sections stay in ascending order.
  mutating func insertSorted(_ section: SectionIdentifierType) {
    guard indexOfSection(section) == nil else { return }
    if let next = sectionIdentifiers.first(where: { $0 > section }) {
      insertSections([section], beforeSection: next)
    } else {
      appendSections([section])
    }
  }
}

extension NSDiffableDataSourceSnapshot where ItemIdentifierType == String {
  var longestItem: ItemIdentifierType? { itemIdentifiers.max { $0.count < $1.count } }
}

extension NSDiffableDataSourceSectionSnapshot {
  /// Appends a parent with its children, and expands it.
  mutating func append(_ children: [ItemIdentifierType], below parent: ItemIdentifierType) {
    append([parent])
    append(children, to: parent)
    expand([parent])
  }
}

extension NSDiffableDataSourceSectionSnapshot where ItemIdentifierType == String {
  var title: ItemIdentifierType { rootItems.joined(separator: "–") }
}

extension UITableViewDiffableDataSource {
  /// Applies a change of the snapshot.
  func update(
    _ change: (
      inout NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) -> Void
  ) {
    var new = snapshot()
    change(&new)
    apply(new, animatingDifferences: true)
  }

  func items(at indexPaths: [IndexPath]) -> [ItemIdentifierType] {
    indexPaths.compactMap { itemIdentifier(for: $0) }
  }
}

extension UITableViewDiffableDataSource where ItemIdentifierType == String {
  func length(of section: SectionIdentifierType) -> Int {
    snapshot().itemIdentifiers(inSection: section).reduce(0) { $0 + $1.count }
  }
}

extension UICollectionViewDiffableDataSource where SectionIdentifierType: CaseIterable {
  /// Shows an outline in the first section.
  func show(_ outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    guard let section = SectionIdentifierType.allCases.first else { return }
    apply(outline, to: section, animatingDifferences: false)
  }
}

/// A table of words by their first letters, and an outline of the letters.
final class WordBoardController: UIViewController {
  enum Section: CaseIterable {
    case letters
  }

  let tableView = UITableView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    style: .plain
  )
  let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 480, width: 320, height: 320),
    collectionViewLayout: UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain)
    )
  )
  private(set) var titleOfLetters = ""
  private var words: UITableViewDiffableDataSource<Character, String>!
  private var letters: UICollectionViewDiffableDataSource<Section, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    view.addSubview(collectionView)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "word")
    words = UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, word in
      let cell = tableView.dequeueReusableCell(withIdentifier: "word", for: indexPath)
      cell.textLabel?.text = word
      return cell
    }
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell,
      _,
      text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
    }
    letters = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      text in
      collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: text)
    }
  }

  /// Shows words below their first letter, instead of the words that it had.
  func show(_ new: [String], below letter: Character) {
    words.update { snapshot in
      snapshot.insertSorted(letter)
      snapshot.replaceItems(new, inSection: letter)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    for letter in words.snapshot().sectionIdentifiers {
      outline.append(["\(words.length(of: letter)) characters"], below: String(letter))
    }
    titleOfLetters = outline.title
    letters.show(outline)
  }

  func words(at indexPaths: [IndexPath]) -> [String] { words.items(at: indexPaths) }

  var longestWord: String? { words.snapshot().longestItem }
}
