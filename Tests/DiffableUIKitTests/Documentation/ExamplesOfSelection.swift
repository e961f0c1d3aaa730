#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  nonisolated struct Song: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  @available(iOS 15, tvOS 15, *)
  // example: selected ids
  final class SongController: UITableViewController {
    typealias DataSource =
      TableViewDiffableDataSource<String, ModelItem<Song>>

    private(set) lazy var dataSource = makeDataSource()
    private(set) var selectedIDs: Set<Song.ID> = []

    override func tableView(
      _ tableView: UITableView,
      didSelectRowAt indexPath: IndexPath
    ) {
      let song = dataSource.itemIdentifier(for: indexPath)
      if let song { selectedIDs.insert(song.id) }
    }

    override func tableView(
      _ tableView: UITableView,
      didDeselectRowAt indexPath: IndexPath
    ) {
      let song = dataSource.itemIdentifier(for: indexPath)
      if let song { selectedIDs.remove(song.id) }
    }

    private func restoreSelection() {
      dataSource.selectedItemIdentifiers = dataSource.snapshot()
        .itemIdentifiers.filter { selectedIDs.contains($0.id) }
    }

    private func makeDataSource() -> DataSource {
      tableView.allowsMultipleSelection = true
      tableView.register(
        UITableViewCell.self,
        forCellReuseIdentifier: "song"
      )
      let dataSource = DataSource(
        tableView: tableView
      ) { tableView, indexPath, song in
        let cell = tableView.dequeueReusableCell(
          withIdentifier: "song",
          for: indexPath
        )
        var content = cell.defaultContentConfiguration()
        content.text = song.title
        cell.contentConfiguration = content
        return cell
      }
      dataSource.applyObserver = { [weak self] report in
        if case .skipped = report.outcome { return }
        self?.restoreSelection()
      }
      return dataSource
    }
  }
  // end

  /// The code for UIKit in the article on undo and selection.
  @MainActor
  @Suite struct ExamplesOfSelection {
    private func snapshot(of models: [Song]) -> Snapshot<String, ModelItem<Song>> {
      Snapshot([("songs", models.map { ModelItem($0) })])
    }

    @available(iOS 15, tvOS 15, *)
    @Test func selectedIDsSurviveAReload() {
      let controller = SongController()
      let dataSource = controller.dataSource
      let songs = (0..<4).map { Song(id: $0, title: "No. \($0)") }
      dataSource.apply(snapshot(of: songs))
      for row in [1, 2] {
        let path = IndexPath(row: row, section: 0)
        controller.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
        controller.tableView(controller.tableView, didSelectRowAt: path)
      }
      var rows: Set<Int> {
        Set((controller.tableView.indexPathsForSelectedRows ?? []).map { $0.row })
      }
      #expect(rows == [1, 2])
      dataSource.apply(
        snapshot(of: songs.reversed()),
        mode: .reload
      )
      #expect(rows == [1, 2])
      let before = dataSource.snapshot()
      dataSource.update { $0.deleteItems(withIDs: [3, 2]) }
      #expect(rows == [0])
      dataSource.apply(before)
      #expect(rows == [1, 2])
      let path = IndexPath(row: 1, section: 0)
      controller.tableView.deselectRow(at: path, animated: false)
      controller.tableView(controller.tableView, didDeselectRowAt: path)
      dataSource.applySnapshotUsingReloadData(before)
      #expect(rows == [2])
      #expect(controller.selectedIDs == [1])
    }

    /// The task keeps the data source alive.
    ///
    /// The data source calls the observer after the controller was released.
    @available(iOS 15, tvOS 15, *)
    @Test func theControllerCanBeReleasedBeforeAnApplyEnds() async {
      var controller: SongController? = SongController()
      weak let released = controller
      let songs = snapshot(of: (0..<4).map { Song(id: $0, title: "No. \($0)") })
      let task = Task { [dataSource = controller?.dataSource] in await dataSource?.apply(songs) }
      controller = nil
      #expect(released == nil)
      await task.value
    }
  }
#endif
