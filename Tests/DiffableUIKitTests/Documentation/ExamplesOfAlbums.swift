#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  // example: albums
  nonisolated struct Track: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  nonisolated struct Album: Identifiable, Equatable {
    let id: String
    var tracks: [Track]
  }

  typealias AlbumSnapshot = Snapshot<Album.ID, ModelItem<Track>>

  extension AlbumSnapshot {
    init(_ albums: [Album]) {
      self.init {
        for album in albums {
          SnapshotSection(album.id, models: album.tracks)
        }
      }
    }
  }
  // end

  enum FromDifferenceKit {
    // example: instead of DifferenceKit
    final class AlbumsController: UITableViewController {
      typealias DataSource =
        TableViewDiffableDataSource<Album.ID, ModelItem<Track>>

      private lazy var dataSource = makeDataSource()

      func show(_ albums: [Album]) {
        dataSource.apply(AlbumSnapshot(albums))
      }

      private func makeDataSource() -> DataSource {
        tableView.register(
          UITableViewCell.self,
          forCellReuseIdentifier: "track"
        )
        let dataSource = DataSource(tableView: tableView) {
          table,
          path,
          track in
          let cell = table.dequeueReusableCell(
            withIdentifier: "track",
            for: path
          )
          cell.textLabel?.text = track.title
          return cell
        }
        dataSource.defaultRowAnimation = .fade
        dataSource.supplementaryViewProvider = { _, kind, _, album in
          kind == .header ? .title(album) : nil
        }
        return dataSource
      }
    }
    // end
  }

  enum FromRxDataSources {
    // example: instead of RxDataSources
    final class AlbumsController: UITableViewController {
      typealias DataSource =
        TableViewDiffableDataSource<Album.ID, ModelItem<Track>>

      private lazy var dataSource = makeDataSource()

      var albums: [Album] = [] {
        didSet { dataSource.apply(AlbumSnapshot(albums)) }
      }

      private func delete(_ track: ModelItem<Track>) {
        albums = albums.map { album in
          var album = album
          album.tracks.removeAll { $0.id == track.id }
          return album
        }
      }

      private func makeDataSource() -> DataSource {
        tableView.register(
          UITableViewCell.self,
          forCellReuseIdentifier: "track"
        )
        let dataSource = DataSource(tableView: tableView) {
          table,
          path,
          track in
          let cell = table.dequeueReusableCell(
            withIdentifier: "track",
            for: path
          )
          cell.textLabel?.text = track.title
          return cell
        }
        dataSource.supplementaryViewProvider = { _, kind, _, album in
          kind == .header ? .title(album) : nil
        }
        dataSource.itemHandlers.canDeleteItem = { _ in true }
        dataSource.itemHandlers.didDeleteItem = {
          [unowned self] track, _ in delete(track)
        }
        return dataSource
      }
    }
    // end
  }

  /// The code for table views in the article on other libraries.
  @MainActor
  struct ExamplesOfAlbums {
    private let albums = [
      Album(id: "Blue", tracks: [Track(id: 1, title: "River"), Track(id: 2, title: "Carey")]),
      Album(id: "Hejira", tracks: [Track(id: 3, title: "Amelia")]),
    ]

    @Test func albumsAreShown() {
      let controller = FromDifferenceKit.AlbumsController()
      controller.show(albums)
      #expect(texts(of: controller) == [["River", "Carey"], ["Amelia"]])
      controller.show([albums[1]])
      #expect(texts(of: controller) == [["Amelia"]])
      let target = controller.tableView.dataSource as? TableViewEvents
      #expect(target?.tableView(controller.tableView, titleForHeaderInSection: 0) == "Hejira")
    }

    @Test func aDeletionChangesTheAlbums() {
      let controller = FromRxDataSources.AlbumsController()
      controller.albums = albums
      let target = controller.tableView.dataSource as? TableViewEvents
      let path = IndexPath(row: 1, section: 0)
      target?.tableView(controller.tableView, commit: .delete, forRowAt: path)
      #expect(controller.albums.map { $0.tracks.map(\.title) } == [["River"], ["Amelia"]])
      #expect(texts(of: controller) == [["River"], ["Amelia"]])
    }

    private func texts(of controller: UITableViewController) -> [[String]] {
      let table: UITableView = controller.tableView
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
      table.layoutIfNeeded()
      return table.shownTexts
    }
  }
#endif
