#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  @available(iOS 15, tvOS 15, *)
  // example: collection view controller
  final class ErrandGridController: UICollectionViewController {
    typealias Item = Identified<Errand>
    typealias DataSource = CollectionViewDiffableDataSource<Day, Item>
    typealias CellRegistration = UICollectionView
      .CellRegistration<UICollectionViewListCell, Item>

    private(set) lazy var dataSource = makeDataSource()

    func show(_ errands: [Errand]) {
      dataSource.apply(
        Snapshot(grouping: errands, into: Day.allCases) { $0.day }
      )
    }

    private func makeDataSource() -> DataSource {
      let cells = CellRegistration { cell, _, errand in
        var content = cell.defaultContentConfiguration()
        content.text = errand.title
        cell.contentConfiguration = content
      }
      let dataSource = DataSource(
        collectionView: collectionView,
        cellRegistration: cells
      )
      dataSource.supplementaryViewProvider = { _, kind, _, day in
        guard kind == .header else { return nil }
        var content = UIListContentConfiguration.plainHeader()
        content.text = day.rawValue
        return .content(content)
      }
      dataSource.reorderingHandlers.canReorderItem = { _ in true }
      return dataSource
    }
  }
// end
#endif
