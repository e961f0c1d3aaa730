import UIKit

/// Pages of widgets, whose data source moves widgets itself instead of with reordering handlers.
final class WidgetBoardController: UIViewController {
  enum Page: String, CaseIterable {
    case today = "Today"
    case work = "Work"
    case archive = "Archive"
  }

  struct Widget: Hashable {
    let name: String
    var isPinned = false
  }

  final class DataSource: UICollectionViewDiffableDataSource<Page, Widget> {
    var animatesMoves = false

    override func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      itemIdentifier(for: indexPath)?.isPinned == false
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard sourceIndexPath != destinationIndexPath,
        let widget = itemIdentifier(for: sourceIndexPath)
      else { return }
      var snapshot = snapshot()
      // The archive takes one widget: another one returns to its page.
      if destinationIndexPath.section == 2, snapshot.numberOfItems(inSection: .archive) > 0 {
        return apply(snapshot, animatingDifferences: animatesMoves)
      }
      if let other = itemIdentifier(for: destinationIndexPath) {
        let goesDown =
          sourceIndexPath.section == destinationIndexPath.section
          && sourceIndexPath.item < destinationIndexPath.item
        if goesDown {
          snapshot.moveItem(widget, afterItem: other)
        } else {
          snapshot.moveItem(widget, beforeItem: other)
        }
      } else {
        snapshot.appendItems([widget], toSection: Page.allCases[destinationIndexPath.section])
      }
      apply(snapshot, animatingDifferences: animatesMoves)
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind,
        withReuseIdentifier: "title",
        for: indexPath
      )
      var content = UIListContentConfiguration.groupedHeader()
      content.text = sectionIdentifier(for: indexPath.section)?.rawValue
      (view as? UICollectionViewListCell)?.contentConfiguration = content
      return view
    }
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: DataSource!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 800),
      collectionViewLayout: layout
    )
    view.addSubview(collectionView)
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "widget")
    collectionView.register(
      UICollectionViewListCell.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title"
    )
    dataSource = DataSource(collectionView: collectionView) { collectionView, indexPath, widget in
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "widget", for: indexPath)
      var content = UIListContentConfiguration.cell()
      content.text = widget.name
      cell.contentConfiguration = content
      return cell
    }
  }

  func show(_ widgets: [Page: [Widget]]) {
    var snapshot = NSDiffableDataSourceSnapshot<Page, Widget>()
    snapshot.appendSections(Page.allCases)
    for page in Page.allCases { snapshot.appendItems(widgets[page] ?? [], toSection: page) }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  func add(_ widget: Widget, after other: Widget) {
    var snapshot = dataSource.snapshot()
    snapshot.insertItems([widget], afterItem: other)
    dataSource.apply(snapshot)
  }

  func remove(at indexPath: IndexPath) {
    guard let widget = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([widget])
    dataSource.apply(snapshot, animatingDifferences: true)
  }
}
