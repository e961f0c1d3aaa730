#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  /// The kinds of views that show lists.
  ///
  /// A test with such an argument holds for all of them.
  enum ViewKind: CaseIterable, Codable {
    case table, collection

    /// Makes a view on screen, each of whose cells is 44 high.
    ///
    /// - Parameters:
    ///   - sections: What the view shows; without sections, the data source has applied nothing.
    ///   - rows: The number of cells that are visible.
    /// - Returns: The view with its data source.
    @MainActor
    func screen(_ sections: [(Int, [Int])] = [], visibleRows rows: Int = 1_000) -> any TestScreen {
      let screen: any TestScreen =
        switch self {
        case .table: TestTable(visibleRows: rows)
        case .collection: TestCollection(visibleRows: rows)
        }
      if !sections.isEmpty { screen.apply(sections) }
      return screen
    }
  }

  /// A view in a window, whose cells show numbers.
  @MainActor
  protocol TestScreen: NumbersScreen {
    var window: UIWindow { get }
    var view: any ListView { get }
    var keepsScrollPosition: Bool { get set }

    /// The texts of the headers.
    var headers: [String?] { get }

    /// Shows the number of each section in its header.
    func showHeaders()
  }

  extension TestScreen {
    /// The texts of the visible cells.
    var shownTexts: [[String]] { view.shownTexts }

    var isUpToDate: Bool { shownTexts == snapshot.texts }

    func leaveWindow() { view.removeFromSuperview() }

    func cell(_ section: Int, _ item: Int) -> UIView? {
      view.layoutIfNeeded()
      return view.cell(at: IndexPath(item: item, section: section))
    }

    /// Ends the reordering of an item, as a handler of the app can.
    func endReordering() { dataSource.target.data?.endReordering() }

    var waitsForAnimations: Bool {
      get { dataSource.waitsForAnimations }
      set { dataSource.waitsForAnimations = newValue }
    }
  }

  /// A table view or a collection view.
  @MainActor
  protocol ListView: ListViewBase {
    var numberOfSections: Int { get }
    var selectedPaths: [IndexPath]? { get }
    func numberOfItems(inSection section: Int) -> Int
    func cell(at indexPath: IndexPath) -> UIView?
    func frame(at indexPath: IndexPath) -> CGRect?
    func prefetch(_ indexPaths: [IndexPath])
    func reloadData()
  }

  #if canImport(AppleBase)
    typealias ListViewBase = UIListViewCore
  #else
    typealias ListViewBase = UIScrollView
  #endif

  extension ListView {
    /// The cells in each section; nil for a cell that is not visible.
    var shownCells: [[UIView?]] {
      layoutIfNeeded()
      return (0..<numberOfSections).map { section in
        (0..<numberOfItems(inSection: section)).map { item in
          cell(at: IndexPath(item: item, section: section))
        }
      }
    }

    /// The texts of the visible cells in each section.
    var shownTexts: [[String]] {
      shownCells.map { cells in
        cells.compactMap { cell in
          (cell as? UITableViewCell)?.textLabel?.text ?? (cell as? LabelCell)?.text
        }
      }
    }

    /// Scrolls as the user does.
    func scroll(to y: CGFloat) {
      contentOffset.y = y
      layoutIfNeeded()
    }
  }

  extension UITableView: ListView {
    var selectedPaths: [IndexPath]? { indexPathsForSelectedRows }
    func numberOfItems(inSection section: Int) -> Int { numberOfRows(inSection: section) }
    func cell(at indexPath: IndexPath) -> UIView? { cellForRow(at: indexPath) }
    func frame(at indexPath: IndexPath) -> CGRect? { rectForRow(at: indexPath) }
    func prefetch(_ indexPaths: [IndexPath]) {
      prefetchDataSource?.tableView(self, prefetchRowsAt: indexPaths)
    }
  }

  extension UICollectionView: ListView {
    var selectedPaths: [IndexPath]? { indexPathsForSelectedItems }
    func cell(at indexPath: IndexPath) -> UIView? { cellForItem(at: indexPath) }
    func frame(at indexPath: IndexPath) -> CGRect? {
      layoutAttributesForItem(at: indexPath)?.frame
    }
    func prefetch(_ indexPaths: [IndexPath]) {
      prefetchDataSource?.collectionView(self, prefetchItemsAt: indexPaths)
    }
  }

  extension Snapshot {
    /// The descriptions of the items in each section.
    var texts: [[String]] {
      sectionIdentifiers.map { section in
        itemIdentifiers(inSection: section).map { "\($0)" }
      }
    }
  }

  /// Waits until a condition holds, and records an issue if it does not hold after a minute.
  @MainActor
  func waitUntil(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
  ) async {
    for _ in 0..<12_000 where !condition() { try? await Task.sleep(nanoseconds: 5_000_000) }
    #expect(condition(), sourceLocation: sourceLocation)
  }
#endif
