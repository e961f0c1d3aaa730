#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import DiffableSources

  class SourceView: NSView {
    var text = ""
  }
  final class LetterView: SourceView {}
  final class NumberView: SourceView {}
  final class HeaderView: SourceView {}
  final class OtherHeaderView: SourceView {}

  class SourceTile: NSCollectionViewItem {
    var text = ""

    override func loadView() { view = NSView() }
  }
  final class LetterTile: SourceTile {}
  final class NumberTile: SourceTile {}

  /// Two sources with cells of their own, which can be shown in a table view and in a collection view.
  @MainActor
  final class SourceScreen: SourceRecorder {
    let letters: BasicSource<Letter, ReusableCell>
    let numbers: BasicSource<Int, ReusableCell>
    let composite: CompositeSource<ReusableCell>
    let tableView = NSTableView()
    let collectionView = NSCollectionView()

    /// The calls of the handlers of both sources.
    var calls: [String] = []

    /// Creates the sources and the views.
    ///
    /// - Parameter columns: The number of columns of the table view.
    init(columns: Int = 1) {
      letters = BasicSource { letter in
        ReusableCell(LetterView.self) { $0.text = letter.text }
          .or(ReusableCell(LetterTile.self) { $0.text = letter.text })
      }
      numbers = BasicSource { number in
        ReusableCell(NumberView.self) { $0.text = "\(number)" }
          .or(ReusableCell(NumberTile.self) { $0.text = "\(number)" })
      }
      composite = CompositeSource([letters, numbers])
      for column in 0..<columns {
        let identifier = NSUserInterfaceItemIdentifier("column \(column)")
        tableView.addTableColumn(NSTableColumn(identifier: identifier))
      }
      tableView.allowsMultipleSelection = true
      collectionView.isSelectable = true
      collectionView.allowsMultipleSelection = true
      letters.items = [Letter("a"), Letter("b")]
      numbers.items = [1, 2, 3]
      record(letters)
      record(numbers)
    }

    /// Records which items are displayed.
    func recordDisplay() {
      recordDisplay(of: letters)
      recordDisplay(of: numbers)
    }

    private var connections: [AnyObject] = []

    /// Shows both sources in the table view, which performs batches without a window, as long as the screen exists.
    @discardableResult
    func connectTable(showsSectionHeaders: Bool = false) -> SourceConnection<
      ReusableCell, TableViewTarget
    > {
      keep(composite.connect(to: tableView, showsSectionHeaders: showsSectionHeaders))
    }

    /// Shows both sources in the collection view, which performs batches without a window, as long as the screen exists.
    @discardableResult
    func connectCollection() -> SourceConnection<ReusableCell, CollectionViewTarget> {
      keep(composite.connect(to: collectionView))
    }

    func keep<Target: ViewTarget>(
      _ connection: SourceConnection<ReusableCell, Target>
    ) -> SourceConnection<ReusableCell, Target> {
      connections.append(connection)
      connection.target.updatesOutsideWindow = .batches
      return connection
    }

    /// Shows a source, or both sources, in a view.
    func connect(_ source: ListSource<ReusableCell>? = nil, to view: ViewKind) {
      let source = source ?? composite
      switch view {
      case .collection: _ = keep(source.connect(to: collectionView))
      default:
        let showsHeaders = view == .tableWithHeaders
        _ = keep(source.connect(to: tableView, showsSectionHeaders: showsHeaders))
      }
    }

    /// The cells in the view, as in `rows`.
    func shown(in view: ViewKind) -> [String] {
      view == .collection ? Array(tiles.joined()) : rows
    }

    func view(_ row: Int, column: Int = 0) -> NSView? {
      tableView.view(atColumn: column, row: row, makeIfNecessary: true)
    }

    /// The classes and texts of the rows: `Number 1` for a `NumberView`.
    var rows: [String] {
      (0..<tableView.numberOfRows).map { row in
        (view(row) as? SourceView).map { describe($0, $0.text) } ?? "nothing"
      }
    }

    func tile(_ section: Int, _ item: Int) -> SourceTile? {
      collectionView.item(at: IndexPath(item: item, section: section)) as? SourceTile
    }

    /// The classes and texts of the items in each section.
    var tiles: [[String]] {
      (0..<collectionView.numberOfSections).map { section in
        (0..<collectionView.numberOfItems(inSection: section)).map { item in
          tile(section, item).map { describe($0, $0.text) } ?? "nothing"
        }
      }
    }

    private func describe(_ cell: NSResponder, _ text: String) -> String {
      "\("\(type(of: cell))".dropLast(4)) \(text)"
    }
  }

  /// A letter whose content can change.
  struct Letter: Hashable, ContentEquatable, CustomStringConvertible {
    let name: String
    var text: String

    init(_ name: String, text: String? = nil) { (self.name, self.text) = (name, text ?? name) }

    static func == (left: Letter, right: Letter) -> Bool { left.name == right.name }
    func hash(into hasher: inout Hasher) { hasher.combine(name) }
    func isContentEqual(to other: Letter) -> Bool { text == other.text }
    var description: String { name }
  }
#endif
