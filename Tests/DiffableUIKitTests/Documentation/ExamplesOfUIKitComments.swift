#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import UIKit

  /// The code in the comments of the module.
  @available(iOS 15, tvOS 15, *)
  @MainActor
  enum ExamplesOfUIKitComments {
    nonisolated struct Group: Hashable {
      var name: String
      var count: Int
    }

    nonisolated struct Person: Hashable {
      var name: String
    }

    nonisolated struct Folder: Hashable {
      var isEmpty: Bool
    }

    final class CountView: UITableViewHeaderFooterView {
      var count = 0
    }

    final class HeaderView: UICollectionReusableView {
      var title = ""
    }

    static func table(_ tableView: UITableView, _ groups: [(Group, [Person])]) {
      // example: table data source
      let dataSource = TableViewDiffableDataSource<Group, Person>(
        tableView: tableView
      ) { tableView, indexPath, person in
        tableView.dequeueReusableCell(withIdentifier: "person", for: indexPath)
      }
      dataSource.defaultRowAnimation = .fade
      dataSource.apply(Snapshot(groups))
      // end
      // example: table header
      dataSource.supplementaryViewProvider = { _, kind, _, group in
        kind == .header ? .title(group.name) : .view(CountView.self) { $0.count = group.count }
      }
      // end
      // example: section index
      dataSource.setSectionIndexTitles { group in String(group.name.prefix(1)) }
      // end
    }

    static func collection(
      _ collectionView: UICollectionView,
      _ groups: [(Group, [Person])],
      _ registration: UICollectionView.CellRegistration<UICollectionViewListCell, Person>
    ) {
      // example: collection data source
      let dataSource = CollectionViewDiffableDataSource<Group, Person>(
        collectionView: collectionView
      ) { collectionView, indexPath, person in
        collectionView.dequeueConfiguredReusableCell(
          using: registration,
          for: indexPath,
          item: person
        )
      }
      dataSource.apply(Snapshot(groups))
      // end
      // example: collection header
      dataSource.supplementaryViewProvider = { _, kind, _, group in
        kind == .header ? .view(HeaderView.self) { $0.title = group.name } : nil
      }
      // end
    }

    nonisolated struct Song: Hashable, ContentEquatable {
      var title: String
      var cover: String

      func isContentEqual(to other: Song) -> Bool { cover == other.cover }
    }

    final class SongCell: UITableViewCell {
      func loadCover(of song: Song) {}
    }

    static func outline() {
      // example: disclosure
      let folders = UICollectionView.CellRegistration<
        UICollectionViewListCell, Folder
      > { cell, _, folder in
        cell.accessories = folder.isEmpty ? [] : [.outlineDisclosure()]
      }
      // end
      _ = folders
    }

    final class Delegate: NSObject, UITableViewDelegate {
      let dataSource: TableViewDiffableDataSource<Group, Person>

      init(_ dataSource: TableViewDiffableDataSource<Group, Person>) {
        self.dataSource = dataSource
        super.init()
      }

      // example: editing style
      func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
      ) -> UITableViewCell.EditingStyle {
        dataSource.editingStyle(forRowAt: indexPath)
      }
      // end

      // example: header view
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        dataSource.headerView(forSection: section)
      }
      // end

      // example: lift
      func tableView(
        _ tableView: UITableView,
        targetIndexPathForMoveFromRowAt source: IndexPath,
        toProposedIndexPath proposed: IndexPath
      ) -> IndexPath {
        dataSource.targetIndexPath(forMoveFromRowAt: source, toProposedIndexPath: proposed)
      }
      // end
    }
  }
#endif
