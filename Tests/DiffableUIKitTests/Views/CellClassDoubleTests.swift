#if canImport(AppleBase)
  import AppleBase
  import DiffableUIKit
  import Testing
  import UIKit

  /// Items whose content decides which class of cell they need.
  @MainActor
  struct CellClassDoubleTests {
    struct Message: Identifiable, Equatable {
      let id: Int
      var text: String
      var hasPhoto = false
    }

    final class TextCell: UITableViewCell {}
    final class PhotoCell: UITableViewCell {}

    private let view = UITableView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400),
      style: .plain
    )
    private let old = [Message(id: 1, text: "Hello"), Message(id: 2, text: "Bye")]
    private let new = [Message(id: 1, text: "Hi"), Message(id: 2, text: "Bye", hasPhoto: true)]

    private func reports(
      _ comparison: ContentComparison<Int, ModelItem<Message>>
    ) -> (reports: [String], classes: [String]) {
      let window = UIWindow(frame: view.frame)
      window.addSubview(view)
      view.register(TextCell.self, forCellReuseIdentifier: "text")
      view.register(PhotoCell.self, forCellReuseIdentifier: "photo")
      let dataSource = TableViewDiffableDataSource<Int, ModelItem<Message>>(
        tableView: view,
        contentComparison: comparison
      ) { view, indexPath, message in
        view.dequeueReusableCell(
          withIdentifier: message.hasPhoto ? "photo" : "text",
          for: indexPath
        )
      }
      dataSource.apply(Snapshot([(1, old.map { ModelItem($0) })]))
      view.layoutIfNeeded()
      let reports = Inconsistency.reports {
        dataSource.apply(Snapshot([(1, new.map { ModelItem($0) })]))
        view.layoutIfNeeded()
      }
      return (reports, view.visibleCells.map { "\(type(of: $0))" })
    }

    @Test func anAutomaticReconfigurationKeepsTheClass() {
      let (reports, _) = reports(.automatic)
      #expect(reports.contains { $0.contains("another cell is returned") })
    }

    @Test func functionsReloadItemsThatNeedAnotherClass() {
      let (reports, classes) = reports(
        ContentComparison(items: { old, new in
          if old.hasPhoto != new.hasPhoto { return .reload }
          return old.text == new.text ? nil : .reconfigure
        })
      )
      #expect(reports == [])
      #expect(classes == ["TextCell", "PhotoCell"])
    }
  }
#endif
