#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  // Behavior of the adapter that a test can observe only if the double replaces the collection view.
  @MainActor
  final class CollectionViewWithDoubleTests {
    private let screen = CollectionViewScreen()
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()

    @Test func reloadOutsideOfAWindowDoesNotLayOut() {
      let screen = CollectionViewScreen(isInWindow: false)
      let dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
      dataSource.apply(Snapshot([("a", [1, 2])]))
      dataSource.apply(Snapshot([("a", [2])]))
      #expect(screen.view.layoutsOutsideWindow == 0)
      dataSource.updatesOutsideWindow = .batches
      dataSource.apply(Snapshot([("a", [3])]))
      #expect(screen.view.layoutsOutsideWindow == 1)
    }

    @Test func anyKindOfSupplementaryViewIsShown() {
      screen.layout.additionalKinds = ["badge"]
      var number = 1
      dataSource.supplementaryViewProvider = { _, kind, path, section in
        kind.rawValue == "badge"
          ? .view(LabelView.self) { $0.text = "\(section) \(number)" } : nil
      }
      dataSource.apply(Snapshot([("a", [1]), ("b", [])]))
      #expect(badges == ["a 1", "b 1"])
      number = 2
      dataSource.update { $0.reconfigureSections(["b"]) }
      #expect(badges == ["a 1", "b 2"])
    }

    private var badges: [String?] {
      screen.view.layoutIfNeeded()
      return (0..<screen.view.numberOfSections).map { section in
        let path = IndexPath(item: 0, section: section)
        let view = screen.view.supplementaryView(forElementKind: "badge", at: path)
        return (view as? LabelView)?.text
      }
    }
  }
#endif
