#if !canImport(UIKit) || os(watchOS)
  import DiffableSnapshots
  import Foundation

  class UICollectionReusableView: UIView {}

  class UICollectionViewCell: UICollectionReusableView {
    var contentConfiguration: (any UIContentConfiguration)?
  }

  class UICollectionViewListCell: UICollectionViewCell {
    func defaultContentConfiguration() -> UIListContentConfiguration {
      UIListContentConfiguration()
    }
  }

  @MainActor protocol UICollectionViewDataSource: NSObjectProtocol {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
      -> Int
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    // In UIKit, the following requirements are optional.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    func collectionView(
      _ collectionView: UICollectionView,
      viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView
    func collectionView(
      _ collectionView: UICollectionView,
      canMoveItemAt indexPath: IndexPath
    ) -> Bool
    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    )
  }

  class UICollectionView: UIView {
    struct CellRegistration<Cell: UICollectionViewCell, Item> {
      typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void
      let handler: Handler

      init(handler: @escaping Handler) { self.handler = handler }
    }

    class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }
    class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

    private static var kinds: [String] { [elementKindSectionHeader, elementKindSectionFooter] }

    weak var dataSource: (any UICollectionViewDataSource)?

    enum Animation { case animated, notAnimated }

    /// Whether each batch was animated.
    private(set) var batches: [Animation] = []

    private var classes: [[String]: UICollectionReusableView.Type] = [:]

    private(set) lazy var shown = ShownSections<UICollectionViewCell, UICollectionReusableView>(
      counts: { [unowned self] in
        guard let dataSource else { return [] }
        return (0..<dataSource.numberOfSections(in: self)).map {
          dataSource.collectionView(self, numberOfItemsInSection: $0)
        }
      },
      makeCell: { [unowned self] in dataSource!.collectionView(self, cellForItemAt: $0) },
      makeViews: { [unowned self] section in
        Self.kinds.map { kind in
          dataSource!.collectionView(
            self,
            viewForSupplementaryElementOfKind: kind,
            at: IndexPath(item: 0, section: section)
          )
        }
      }
    )

    func register(
      _ viewClass: AnyClass?,
      forSupplementaryViewOfKind elementKind: String,
      withReuseIdentifier identifier: String
    ) {
      classes[[elementKind, identifier]] = viewClass as? UICollectionReusableView.Type
    }

    func dequeueReusableSupplementaryView(
      ofKind elementKind: String,
      withReuseIdentifier identifier: String,
      for indexPath: IndexPath
    ) -> UICollectionReusableView {
      classes[[elementKind, identifier]]!.init()
    }

    func dequeueConfiguredReusableCell<Cell, Item>(
      using registration: CellRegistration<Cell, Item>,
      for indexPath: IndexPath,
      item: Item?
    ) -> Cell {
      let updated = shown.updated.flatMap { $0.path == indexPath ? $0.cell as? Cell : nil }
      let cell = updated ?? Cell()
      if let item { registration.handler(cell, indexPath, item) }
      return cell
    }

    /// Whether the user may drag an item.
    func canDrag(from source: IndexPath) -> Bool {
      dataSource!.collectionView(self, canMoveItemAt: source)
    }

    /// Moves an item and reports the move, like a view when the user drops the item.
    func drag(from source: IndexPath, to destination: IndexPath) {
      shown.drag(from: source, to: destination)
      dataSource!.collectionView(self, moveItemAt: source, to: destination)
    }

    func supplementaryView(
      forElementKind elementKind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView? {
      Self.kinds.firstIndex(of: elementKind).map { shown.sections[indexPath.section].views[$0] }
    }

    func reloadData() { shown.reload() }

    /// Performs updates.
    ///
    /// In UIKit, `updates` is optional and does not escape. Swift cannot express both.
    func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
      batches.append(Self.areAnimationsEnabled ? .animated : .notAnimated)
      shown.perform(updates)
      completion?(true)
    }

    func insertSections(_ sections: IndexSet) {
      shown.note { $0.sectionInsertions += sections }
    }

    func deleteSections(_ sections: IndexSet) {
      shown.note { $0.sectionDeletions += sections }
    }

    func reloadSections(_ sections: IndexSet) {
      shown.note { $0.sectionReloads += sections }
    }

    func moveSection(_ section: Int, toSection newSection: Int) {
      shown.note { $0.sectionMoves.append(Move(from: section, to: newSection)) }
    }

    func insertItems(at indexPaths: [IndexPath]) {
      shown.note { $0.itemInsertions += indexPaths.map { ItemPath($0) } }
    }

    func deleteItems(at indexPaths: [IndexPath]) {
      shown.note { $0.itemDeletions += indexPaths.map { ItemPath($0) } }
    }

    func reloadItems(at indexPaths: [IndexPath]) {
      shown.note { $0.itemReloads += indexPaths.map { ItemPath($0) } }
    }

    func reconfigureItems(at indexPaths: [IndexPath]) {
      shown.note { $0.itemReconfigurations += indexPaths.map { ItemPath($0) } }
    }

    func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
      shown.note {
        $0.itemMoves.append(Move(from: ItemPath(indexPath), to: ItemPath(newIndexPath)))
      }
    }
  }
#endif
