#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit

  /// The kinds of views that show sections of items.
  ///
  /// A test with such an argument holds for all of them.
  enum ViewKind: CaseIterable {
    case table, tableWithHeaders, collection

    /// Makes a view with a data source that has applied sections; without sections, it has applied nothing.
    @MainActor
    func fixture(_ sections: [(Int, [Int])] = []) -> any ViewFixture {
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
  }

  /// A view with a data source of numbers, and what the view shows.
  @MainActor
  protocol ViewFixture: AnyObject {
    associatedtype Target: ViewTarget

    var dataSource: DiffableDataSource<Int, Int, Target> { get }
    var content: FixtureContent { get }
    var allowsMultipleSelection: Bool { get set }
    /// The texts of all items, section by section; those of a table view in one list, with the headers.
    var shownTexts: [[String]] { get }

    /// Returns the texts of a snapshot.
    func texts(of snapshot: Snapshot<Int, Int>) -> [[String]]

    /// Returns the same view with another data source.
    func another() -> any ViewFixture

    /// Returns what shows an item: a view, or an item of a collection view.
    func cell(of item: Int) -> AnyObject?
  }

  extension ViewFixture {
    var prefix: String {
      get { content.prefix }
      set { content.prefix = newValue }
    }

    /// Whether the view shows the snapshot of its data source.
    var isUpToDate: Bool { shownTexts == texts(of: dataSource.snapshot()) }

    func apply(
      _ snapshot: Snapshot<Int, Int>,
      mode: ApplyMode = .animated,
      completion: (() -> Void)? = nil
    ) {
      dataSource.apply(snapshot, mode: mode, completion: completion)
    }

    func apply(
      _ sections: [(Int, [Int])],
      mode: ApplyMode = .animated,
      completion: (() -> Void)? = nil
    ) {
      apply(Snapshot(sections), mode: mode, completion: completion)
    }

    /// In an asynchronous test, `apply` is the method with a completion.
    func applyAsynchronously(_ sections: [(Int, [Int])]) async {
      await dataSource.apply(Snapshot(sections))
    }

    func update(_ edit: (inout Snapshot<Int, Int>) -> Void) { dataSource.update(edit) }

    var snapshot: Snapshot<Int, Int> { dataSource.snapshot() }

    var selectedItems: [Int] {
      get { dataSource.selectedItemIdentifiers }
      set { dataSource.selectedItemIdentifiers = newValue }
    }

    var itemHandlers: ItemHandlers<Int> {
      get { dataSource.itemHandlers }
      set { dataSource.itemHandlers = newValue }
    }

    var reorderingHandlers: ReorderingHandlers<Int, Int> {
      get { dataSource.reorderingHandlers }
      set { dataSource.reorderingHandlers = newValue }
    }

    var changeLimit: Int? {
      get { dataSource.changeLimit }
      set { dataSource.changeLimit = newValue }
    }

    var updatesOutsideWindow: UpdatesOutsideWindow {
      get { dataSource.updatesOutsideWindow }
      set { dataSource.updatesOutsideWindow = newValue }
    }

    func deleteSelectedItems() -> [Int] { dataSource.deleteSelectedItems() }

    /// Applies a snapshot, and returns why the view was reloaded, or nil if it was not.
    func reasonToReload(_ sections: [(Int, [Int])]) -> ApplyReport<Int, Int>.ReloadReason? {
      var reason: ApplyReport<Int, Int>.ReloadReason?
      dataSource.applyObserver = { report in
        if case .reload(let reported) = report.outcome { reason = reported }
      }
      apply(sections)
      return reason
    }
  }
#endif
