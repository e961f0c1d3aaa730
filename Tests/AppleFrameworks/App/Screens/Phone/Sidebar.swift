import UIKit

/// A sidebar with fixed tabs, and with groups of folders that the user can close.
final class SidebarController: UICollectionViewController {
  enum Section: Int, CaseIterable {
    case tabs
    case folders
    case tags
  }

  struct Row: Hashable {
    var title: String
    var isHeader = false
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Row>?
  private(set) var shownTab = "Home"

  init() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.frame = CGRect(x: 0, y: 0, width: 320, height: 800)
    let header = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = row.title
      cell.contentConfiguration = content
      cell.accessories = [.outlineDisclosure()]
    }
    let plain = UICollectionView.CellRegistration<UICollectionViewListCell, Row> { cell, _, row in
      var content = UIListContentConfiguration.sidebarCell()
      content.text = row.title
      cell.contentConfiguration = content
      cell.accessories = []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView,
      indexPath,
      row in
      collectionView.dequeueConfiguredReusableCell(
        using: row.isHeader ? header : plain,
        for: indexPath,
        item: row
      )
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Row>()
    snapshot.appendSections(Section.allCases)
    dataSource?.apply(snapshot, animatingDifferences: false)
    showTabs(["Home", "Search"])
  }

  private func showTabs(_ tabs: [String]) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Row>()
    snapshot.append(tabs.map { Row(title: $0) })
    dataSource?.apply(snapshot, to: .tabs, animatingDifferences: false)
  }

  /// Shows folders or tags below their header, which stays open or closed.
  func show(_ titles: [String], of section: Section) {
    let header = Row(title: section == .folders ? "Folders" : "Tags", isHeader: true)
    guard let dataSource, section != .tabs else { return }
    var children = NSDiffableDataSourceSectionSnapshot<Row>()
    children.append(titles.map { Row(title: $0) })
    var snapshot = dataSource.snapshot(for: section)
    if !snapshot.contains(header) {
      snapshot.append([header])
      snapshot.expand([header])
    }
    snapshot.replace(childrenOf: header, using: children)
    dataSource.apply(snapshot, to: section, animatingDifferences: true)
  }

  func close(_ section: Section) {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot(for: section)
    snapshot.collapse(snapshot.rootItems)
    dataSource.apply(snapshot, to: section)
  }

  func addFolder(_ title: String, after other: String) {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot(for: .folders)
    let anchor = Row(title: other)
    guard snapshot.contains(anchor), !snapshot.contains(Row(title: title)) else { return }
    snapshot.insert([Row(title: title)], after: anchor)
    dataSource.apply(snapshot, to: .folders)
  }

  func removeFolder(_ title: String) {
    guard let dataSource else { return }
    var snapshot = dataSource.snapshot(for: .folders)
    snapshot.delete([Row(title: title)])
    dataSource.apply(snapshot, to: .folders)
  }
}

extension SidebarController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let row = dataSource?.itemIdentifier(for: indexPath), !row.isHeader else { return }
    shownTab = row.title
  }

  func selectFolder(_ title: String) {
    guard let indexPath = dataSource?.indexPath(for: Row(title: title)) else { return }
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
  }
}
