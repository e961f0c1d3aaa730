#if canImport(UIKit) && !os(watchOS)
  import DiffableSources
  import DiffableUIKit
  import Testing
  import UIKit

  @available(iOS 14, tvOS 14, *)
  enum FromIGListKit {
    // example: instead of IGListKit
    final class TrackCell: UICollectionViewCell,
      @MainActor ContentConfigurable
    {
      func configure(with track: ModelItem<Track>) {
        var content = UIListContentConfiguration.cell()
        content.text = track.title
        contentConfiguration = content
      }
    }

    final class HintCell: UICollectionViewCell,
      @MainActor ContentConfigurable
    {
      func configure(with hint: String) {
        var content = UIListContentConfiguration.cell()
        content.text = hint
        contentConfiguration = content
      }
    }

    final class AlbumsController: UICollectionViewController {
      typealias AlbumSource =
        SnapshotSource<Album.ID, ModelItem<Track>, ReusableCell>

      private let albums = AlbumSource { album in
        let tracks = BasicSource<ModelItem<Track>, ReusableCell>(
          cell: TrackCell.self
        )
        tracks.handlers.didSelect = { track, _ in
          print("Play", track.title, "of", album)
        }
        return tracks
      }
      var connection: SourceConnection<ReusableCell, CollectionViewTarget>?

      func show(_ newAlbums: [Album]) {
        albums.snapshot = AlbumSnapshot(newAlbums)
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        let hint = BasicSource(["No albums yet"], cell: HintCell.self)
        let screen = SegmentedSource(empty: hint, loaded: albums)
        screen.selection = .loaded
        connection = screen.connect(to: collectionView)
      }
    }
    // end
  }

  enum FromGenericDataSource {
    // example: instead of GenericDataSource
    final class TrackCell: UITableViewCell,
      @MainActor ContentConfigurable
    {
      func configure(with track: ModelItem<Track>) {
        textLabel?.text = track.title
      }
    }

    final class LineCell: UITableViewCell,
      @MainActor ContentConfigurable
    {
      func configure(with line: String) { textLabel?.text = line }
    }

    final class TracksController: UITableViewController {
      private let tracks =
        BasicSource<ModelItem<Track>, ReusableCell>(
          cell: TrackCell.self
        )
      private lazy var states = SegmentedSource(
        loading: line("Loading …"),
        empty: line("No tracks yet"),
        loaded: tracks
      )
      private var connection: SourceConnection<ReusableCell, TableViewTarget>?

      func show(_ newTracks: [Track]) {
        states.update {
          tracks.setModels(newTracks)
          states.selection = .loaded
        }
      }

      override func viewDidLoad() {
        super.viewDidLoad()
        tracks.handlers.didSelect = { track, _ in
          print("Play", track.title)
        }
        let page = CompositeSource(
          [states, line("Terms and conditions")],
          sections: .merged
        )
        connection = page.connect(to: tableView)
      }

      private func line(
        _ text: String
      ) -> BasicSource<String, ReusableCell> {
        BasicSource([text], cell: LineCell.self)
      }
    }
    // end
  }

  /// The code for sources in the article on other libraries.
  @MainActor
  struct ExamplesOfAlbumSources {
    @available(iOS 14, tvOS 14, *)
    @Test func anEmptyScreenShowsAHint() {
      let layout = UICollectionViewFlowLayout()
      let controller = FromIGListKit.AlbumsController(collectionViewLayout: layout)
      controller.loadViewIfNeeded()
      let view: UICollectionView = controller.collectionView
      let numbersOfItems = {
        (0..<view.numberOfSections).map { view.numberOfItems(inSection: $0) }
      }
      #expect(numbersOfItems() == [1])
      controller.show([
        Album(id: "Blue", tracks: [Track(id: 1, title: "River"), Track(id: 2, title: "Carey")]),
        Album(id: "Hejira", tracks: [Track(id: 3, title: "Amelia")]),
      ])
      #expect(numbersOfItems() == [2, 1])
      controller.show([])
      #expect(numbersOfItems() == [1])
    }

    @Test func aPageShowsItsStates() {
      let controller = FromGenericDataSource.TracksController()
      controller.loadViewIfNeeded()
      let table: UITableView = controller.tableView
      let texts = {
        table.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        table.layoutIfNeeded()
        return table.shownTexts
      }
      #expect(texts() == [["Loading …", "Terms and conditions"]])
      controller.show([])
      #expect(texts() == [["No tracks yet", "Terms and conditions"]])
      controller.show([Track(id: 1, title: "River")])
      #expect(texts() == [["River", "Terms and conditions"]])
    }
  }
#endif
