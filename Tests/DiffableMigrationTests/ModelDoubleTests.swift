#if canImport(AppleBase)
  import DiffableUIKit
  import Testing
  import UIKit

  @testable import DiffableMigration

  /// Models in `ModelItem` as items of the classes with Apple's names: an apply updates the cell whose model differs.
  @MainActor
  struct ModelDoubleTests {
    nonisolated struct Song: Identifiable, Equatable {
      let id: Int
      var title: String
    }

    typealias Item = ModelItem<Song>

    private let frame = CGRect(x: 0, y: 0, width: 320, height: 1_000)
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 1_000))

    /// Returns the title of a song, whose bytes differ from those of an equal title.
    nonisolated static func title(of id: Int) -> String { "The title of the song \(id)" }

    /// Ten songs, of which one can have another title.
    nonisolated static func songs(_ title: String? = nil, of changed: Int = 0) -> [Song] {
      (0..<10).map { id in
        Song(id: id, title: id == changed ? title ?? Self.title(of: id) : Self.title(of: id))
      }
    }

    private func snapshot(_ title: String? = nil, of id: Int = 0) -> Snapshot<Int, Item> {
      Snapshot(grouping: Self.songs(title, of: id)) { $0.id / 5 }
    }

    private var paths: [IndexPath] { (0..<10).map { [$0 / 5, $0 % 5] } }

    @Test func anEmptySnapshotNeedsNoType() {
      let tableView = UITableView(frame: frame, style: .plain)
      let dataSource = DiffableMigration.UITableViewDiffableDataSource<Int, Item>(
        tableView: tableView
      ) { _, _, _ in UITableViewCell() }
      dataSource.apply(snapshot())
      #expect(tableView.numberOfSections == 2)
      dataSource.apply(.init())
      #expect(tableView.numberOfSections == 0)
    }

    @Test(arguments: [true, false])
    func aTableUpdatesTheCellWhoseModelDiffers(animated: Bool) {
      let tableView = UITableView(frame: frame, style: .plain)
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "song")
      var provided: [Int] = []
      let dataSource = DiffableMigration.UITableViewDiffableDataSource<Int, Item>(
        tableView: tableView
      ) { tableView, indexPath, song in
        provided.append(song.id)
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = song.title
        return cell
      }
      window.addSubview(tableView)
      func cells() -> [UITableViewCell] {
        tableView.layoutIfNeeded()
        return paths.compactMap { tableView.cellForRow(at: $0) }
      }
      dataSource.apply(snapshot(), animatingDifferences: false)
      let first = cells()
      #expect(first.map { $0.textLabel?.text } == (0..<10).map(Self.title))
      provided = []
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(cells().map { $0.textLabel?.text }[7] == "seven")
      #expect(zip(first, cells()).allSatisfy { $0 === $1 }, "The cell is reconfigured")
      #expect(provided == [7])
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(zip(first, cells()).allSatisfy { $0 === $1 })
      #expect(provided == [7], "Equal models change nothing")
    }

    final class TextCell: UICollectionViewCell {
      var text = ""
    }

    @Test(arguments: [true, false])
    func aCollectionUpdatesTheCellWhoseModelDiffers(animated: Bool) {
      let view = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
      view.register(TextCell.self, forCellWithReuseIdentifier: "song")
      var provided: [Int] = []
      let dataSource = DiffableMigration.UICollectionViewDiffableDataSource<Int, Item>(
        collectionView: view
      ) { view, indexPath, song in
        provided.append(song.id)
        let cell = view.dequeueReusableCell(withReuseIdentifier: "song", for: indexPath)
        (cell as? TextCell)?.text = song.title
        return cell
      }
      window.addSubview(view)
      func cells() -> [TextCell] {
        view.layoutIfNeeded()
        return paths.compactMap { view.cellForItem(at: $0) as? TextCell }
      }
      dataSource.apply(snapshot(), animatingDifferences: false)
      let first = cells()
      #expect(first.map { $0.text } == (0..<10).map(Self.title))
      provided = []
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(cells().map { $0.text }[7] == "seven")
      #expect(zip(first, cells()).allSatisfy { $0 === $1 }, "The cell is reconfigured")
      #expect(provided == [7])
      dataSource.apply(snapshot("seven", of: 7), animatingDifferences: animated)
      #expect(zip(first, cells()).allSatisfy { $0 === $1 })
      #expect(provided == [7], "Equal models change nothing")
    }
  }
#endif
