#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  @available(iOS 15, tvOS 15, *)
  // example: collection view controller
  final class ErrandGridController: UICollectionViewController {
    typealias Item = ModelItem<Errand>
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

  @MainActor
  struct ExamplesOfCollections {
    @Test func registrationsMakeHeadersAndFooters() {
      let layout = UICollectionViewFlowLayout()
      layout.headerReferenceSize = CGSize(width: 320, height: 20)
      layout.footerReferenceSize = CGSize(width: 320, height: 20)
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480),
        collectionViewLayout: layout
      )
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      var kinds: [String] = []
      let (headers, footers) = (registration("header"), registration("footer"))
      func registration(
        _ name: String
      ) -> UICollectionView.SupplementaryRegistration<UICollectionViewListCell> {
        let kind =
          name == "header"
          ? UICollectionView.elementKindSectionHeader : UICollectionView.elementKindSectionFooter
        return .init(elementKind: kind) { _, _, _ in kinds.append(name) }
      }
      let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view,
        indexPath,
        _ in
        view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      // example: dequeued header
      dataSource.supplementaryViewProvider = { _, kind, _, _ in
        .dequeued { collectionView, indexPath in
          collectionView.dequeueConfiguredReusableSupplementary(
            using: kind == .header ? headers : footers,
            for: indexPath
          )
        }
      }
      // end
      dataSource.apply(Snapshot([(0, [1])]))
      view.layoutIfNeeded()
      #expect(kinds.sorted() == ["footer", "header"])
    }
  }
#endif
