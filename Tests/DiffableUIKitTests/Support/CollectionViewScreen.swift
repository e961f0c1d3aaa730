#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  final class LabelCell: UICollectionViewCell {
    var text = ""

    override func prepareForReuse() {
      super.prepareForReuse()
      text = ""
    }
  }

  final class LabelView: UICollectionReusableView {
    var text = ""
  }

  /// A collection view in a window.
  @MainActor
  struct CollectionViewScreen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 4000))
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView

    /// Creates a screen.
    ///
    /// - Parameters:
    ///   - height: The height of the collection view; each item is 44 high.
    ///   - headers: Whether each section has a header.
    ///   - isInWindow: Whether the collection view is in a window.
    init(height: Double = 4000, headers: Bool = false, isInWindow: Bool = true) {
      layout.itemSize = CGSize(width: 320, height: 44)
      if headers { layout.headerReferenceSize = CGSize(width: 320, height: 20) }
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: height),
        collectionViewLayout: layout
      )
      view.register(LabelCell.self, forCellWithReuseIdentifier: "label")
      if isInWindow { window.addSubview(view) }
    }

    /// Returns a data source that shows each item as text.
    func dataSource<Section, Item>(
      _ text: @escaping (Item) -> String = { "\($0)" }
    ) -> CollectionViewDiffableDataSource<Section, Item> {
      CollectionViewDiffableDataSource(collectionView: view, cellProvider: Self.provider(text))
    }

    /// Returns a cell provider that shows each item as text.
    static func provider<Item>(
      _ text: @escaping (Item) -> String = { "\($0)" }
    ) -> (UICollectionView, IndexPath, Item) -> UICollectionViewCell {
      { view, path, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        (cell as? LabelCell)?.text = text(item)
        return cell
      }
    }

    /// The texts of the visible cells in each section.
    var texts: [[String]] { view.shownTexts }

    /// The texts of the visible headers, nil for a section whose header is no label.
    var headers: [String?] {
      view.layoutIfNeeded()
      return (0..<view.numberOfSections).map { section in
        let header = view.supplementaryView(
          forElementKind: UICollectionView.elementKindSectionHeader,
          at: IndexPath(item: 0, section: section)
        )
        return (header as? LabelView)?.text
      }
    }

    func cell(_ section: Int, _ item: Int) -> UICollectionViewCell? {
      view.layoutIfNeeded()
      return view.cellForItem(at: IndexPath(item: item, section: section))
    }
  }

  /// A collection view on screen whose cells show their items.
  @MainActor
  final class TestCollection: @MainActor TestScreen {
    let screen: CollectionViewScreen
    let dataSource: CollectionViewDiffableDataSource<Int, Int>

    /// Creates a collection view.
    ///
    /// - Parameter rows: The number of rows that are visible.
    convenience init(visibleRows rows: Int) {
      self.init(CollectionViewScreen(height: 44 * Double(rows)))
    }

    private init(_ screen: CollectionViewScreen) {
      self.screen = screen
      dataSource = screen.dataSource()
      screen.view.allowsMultipleSelection = true
    }

    var window: UIWindow { screen.window }
    var view: any ListView { screen.view }
    var keepsScrollPosition: Bool {
      get { dataSource.keepsScrollPosition }
      set { dataSource.keepsScrollPosition = newValue }
    }

    var headers: [String?] { screen.headers }

    func showHeaders() {
      screen.layout.headerReferenceSize = CGSize(width: 320, height: 20)
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        kind == .header ? .view(LabelView.self) { $0.text = "\(section)" } : nil
      }
    }

    func another() -> any NumbersScreen { TestCollection(screen) }
  }
#endif
