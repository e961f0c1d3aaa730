#if canImport(AppleBase)
  import AppKit
  import DiffableAppKit
  import Testing

  @testable import DiffableMigration

  /// Models in `ModelItem` as items of the classes with AppKit's names: an apply updates the cell whose model differs.
  @MainActor
  struct MacModelDoubleTests {
    typealias Song = ModelDoubleTests.Song
    typealias Item = ModelItem<Song>

    private let window = NSWindow()

    private let titles = (0..<10).map(ModelDoubleTests.title)

    private func snapshot(_ title: String? = nil, of id: Int = 0) -> Snapshot<Int, Item> {
      Snapshot(grouping: ModelDoubleTests.songs(title, of: id)) { _ in 0 }
    }

    @Test(arguments: [true, false])
    func aTableUpdatesTheRowWhoseModelDiffers(animated: Bool) {
      let tableView = NSTableView()
      tableView.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("title")))
      tableView.window = window
      var provided: [Int] = []
      let dataSource = DiffableMigration.NSTableViewDiffableDataSource<Int, Item>(
        tableView: tableView
      ) { _, _, _, song in
        provided.append(song.id)
        return NSTextField(labelWithString: song.title)
      }
      func cells() -> [NSTextField] {
        (0..<tableView.numberOfRows).compactMap {
          tableView.view(atColumn: 0, row: $0, makeIfNecessary: true) as? NSTextField
        }
      }
      dataSource.apply(snapshot(), animatingDifferences: false)
      let first = cells()
      #expect(first.map { $0.stringValue } == titles)
      provided = []
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      let second = cells()
      #expect(second.map { $0.stringValue }[7] == "seven")
      #expect(titles.indices.filter { first[$0] !== second[$0] } == [7], "One row is reloaded")
      #expect(provided == [7])
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(zip(second, cells()).allSatisfy { $0 === $1 })
      #expect(provided == [7], "Equal models change nothing")
    }

    final class SongItem: NSCollectionViewItem {
      var text = ""

      override func loadView() { view = NSView() }
    }

    @Test(arguments: [true, false])
    func aCollectionUpdatesTheItemWhoseModelDiffers(animated: Bool) {
      let view = NSCollectionView()
      view.collectionViewLayout = NSCollectionViewFlowLayout()
      view.register(SongItem.self, forItemWithIdentifier: NSUserInterfaceItemIdentifier("song"))
      view.window = window
      var provided: [Int] = []
      let dataSource = DiffableMigration.NSCollectionViewDiffableDataSource<Int, Item>(
        collectionView: view
      ) { view, indexPath, song in
        provided.append(song.id)
        let item = view.makeItem(
          withIdentifier: NSUserInterfaceItemIdentifier("song"),
          for: indexPath
        )
        (item as? SongItem)?.text = song.title
        return item
      }
      func shown() -> [String?] {
        view.layoutSubtreeIfNeeded()
        return titles.indices.map { (view.item(at: [0, $0]) as? SongItem)?.text }
      }
      dataSource.apply(snapshot(), animatingDifferences: false)
      #expect(shown() == titles)
      provided = []
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(shown()[7] == "seven")
      #expect(provided == [7])
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(shown()[7] == "seven")
      #expect(provided == [7], "Equal models change nothing")
    }
  }
#endif
