#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// The kinds of views that show sections of items.
  ///
  /// A test with such an argument holds for all of them.
  enum ViewKind: CaseIterable, Codable {
    case table, tableWithHeaders, collection

    /// Makes a view with a data source that has applied sections; without sections, it has applied nothing.
    @MainActor
    func screen(_ sections: [(Int, [Int])] = []) -> any ViewFixture {
      let fixture: any ViewFixture =
        switch self {
        case .table: TableFixture()
        case .tableWithHeaders: TableFixture(headers: true)
        case .collection: CollectionFixture()
        }
      fixture.allowsMultipleSelection = true
      if !sections.isEmpty { fixture.apply(sections) }
      return fixture
    }
  }

  final class FixtureContent {
    /// The text before each item, which tests change to see whether an item is made or updated.
    var prefix = ""

    /// Called with each item whose cell is made or updated; only by a table view.
    var onCell: ((Int) -> Void)?
  }

  /// A view with a data source of numbers, and what the view shows.
  @MainActor
  protocol ViewFixture: NumbersScreen {
    var content: FixtureContent { get }
    var allowsMultipleSelection: Bool { get set }
    /// The texts of all items, section by section; those of a table view in one list, with the headers.
    var shownTexts: [[String]] { get }

    /// Returns the texts of a snapshot.
    func texts(of snapshot: Snapshot<Int, Int>) -> [[String]]

    /// Returns what shows an item: a view, or an item of a collection view.
    func cell(of item: Int) -> AnyObject?
  }

  extension ViewFixture {
    var prefix: String {
      get { content.prefix }
      set { content.prefix = newValue }
    }

    var isUpToDate: Bool { shownTexts == texts(of: dataSource.snapshot()) }

    /// The views have no window.
    func leaveWindow() { updatesOutsideWindow = .reload }

    /// In an asynchronous test, `apply` is the method with a completion.
    func applyAsynchronously(_ sections: [(Int, [Int])]) async {
      await dataSource.apply(Snapshot(sections))
    }

    func deleteSelectedItems() -> [Int] { dataSource.deleteSelectedItems() }
  }
#endif
