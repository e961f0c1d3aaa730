import DiffableSources
import DiffableSnapshotsTesting
import Testing

/// The cells of the examples.
class RowCell: TestCell {
  /// The covers that the cell has loaded.
  fileprivate(set) var covers: [Int] = []
}

class TileCell: TestCell {
  var title: String {
    get { text }
    set { text = newValue }
  }
}

struct Song: Hashable {
  var title: String
}

/// The code of the doc comments on sources.
@Suite struct ExamplesOfSources {
  private let list = StrictList<String>()

  @Test func listSource() {
    // example: ListSource
    let songs = BasicSource<String, String> { "♪ \($0)" }
    let years = BasicSource<Int, String> { "from \($0)" }
    let screen = CompositeSource([songs, years])
    let connection = screen.connect(to: list)
    songs.items = ["Hallelujah", "Suzanne"]
    years.items = [1967, 1984]
    // end
    #expect(list.cells == [["♪ Hallelujah", "♪ Suzanne"], ["from 1967", "from 1984"]])
    // example: ListSource.update(_:_:)
    screen.update {
      songs.items.removeFirst()
      years.items.append(2016)
    }
    // end
    #expect(list.cells == [["♪ Suzanne"], ["from 1967", "from 1984", "from 2016"]])
    withExtendedLifetime(connection) {}
  }

  @Test func basicSource() {
    // example: BasicSource
    let songs = BasicSource<String, String> { "♪ \($0)" }
    songs.items = ["Hallelujah", "Suzanne"]
    songs.items.append("Bird on the Wire")
    songs.move("Suzanne", before: "Hallelujah")
    // end
    #expect(songs.items == ["Suzanne", "Hallelujah", "Bird on the Wire"])
  }

  @Test func itemsInOneCall() {
    // example: BasicSource.init
    let footer = BasicSource(["Terms and conditions"]) { line in line }
    // end
    withExtendedLifetime(footer.connect(to: list)) {
      #expect(list.cells == [["Terms and conditions"]])
    }
  }

  @Test func handlers() {
    var (played, logged) = ([String](), [String]())
    func play(_ song: String) { played.append(song) }
    func log(_ line: String) { logged.append(line) }
    let songs = BasicSource<String, String> { "♪ \($0)" }
    songs.items = ["Hallelujah", "Suzanne"]
    // example: BasicSource.Handlers
    songs.handlers.didSelect = { song, _ in play(song) }
    songs.handlers.canDelete = { _, _ in true }
    songs.handlers.didDelete = { song, position in
      log("\(song) was no. \(position + 1)")
    }
    // end
    let connection = songs.connect(to: list)
    connection.perform(.select, at: ItemPath(section: 0, item: 0))
    connection.perform(.delete, at: ItemPath(section: 0, item: 1))
    #expect(played == ["Hallelujah"])
    #expect(logged == ["Suzanne was no. 2"])
  }

  @Test func compositeSource() {
    let sources = ["banner", "link", "footer"].map { name in
      let source = BasicSource<Int, String> { "\(name) \($0)" }
      source.items = [1]
      return source
    }
    let (banner, links, footer) = (sources[0], sources[1], sources[2])
    // example: CompositeSource
    let page = CompositeSource([banner, links], sections: .merged)
    page.children.append(footer)
    page.children.swapAt(0, 1)
    page.remove(links)
    // end
    withExtendedLifetime(page.connect(to: list)) {
      #expect(list.cells == [["banner 1", "footer 1"]])
    }
  }

  @Test func segmentedSource() {
    enum Tab { case songs, years }
    let songs = BasicSource<String, String> { "♪ \($0)" }
    let years = BasicSource<Int, String> { "from \($0)" }
    years.items = [1967]
    // example: SegmentedSource
    let results = SegmentedSource<Tab, String>(
      [.songs: songs, .years: years],
      selection: .songs
    )
    results.selection = .years
    // end
    withExtendedLifetime(results.connect(to: list)) {
      #expect(list.cells == [["from 1967"]])
    }
  }

  @Test func loadingState() {
    let songs = BasicSource<String, String> { "♪ \($0)" }
    let (spinner, hint, failure) = (songs.silent, songs.silent, songs.silent)
    // example: LoadingState
    let screen = SegmentedSource(
      loading: spinner,
      empty: hint,
      failed: failure,
      loaded: songs
    )
    songs.items = ["Suzanne"]
    screen.selection = .loaded
    // end
    #expect(screen.selection == .loaded)
  }

  // MARK: Cells

  // example: ContentConfigurable
  final class SongCell: RowCell, ContentConfigurable {
    func configure(with song: Song) { text = "♪ \(song.title)" }
  }

  let songs = BasicSource<Song, ReusableCell>(cell: SongCell.self)
  // end

  @Test func contentConfigurable() {
    songs.items = [Song(title: "Suzanne")]
    let table = ReusingList<RowCell>()
    withExtendedLifetime(songs.connect(to: table)) {
      #expect(table.texts == [["♪ Suzanne"]])
    }
  }

  @Test func twoLists() {
    let (tableTarget, gridTarget) = (ReusingList<RowCell>(), ReusingList<TileCell>())
    // example: ReusableCell
    let songs = BasicSource<String, ReusableCell> { song in
      ReusableCell(RowCell.self) { $0.text = song }
        .or(ReusableCell(TileCell.self) { $0.title = song })
    }
    let table = songs.connect(to: tableTarget)
    let grid = songs.connect(to: gridTarget)
    // end
    songs.items = ["Suzanne"]
    #expect(tableTarget.texts == [["Suzanne"]])
    #expect(gridTarget.texts == [["Suzanne"]])
    withExtendedLifetime((table, grid)) {}
  }

  @Test func connection() {
    let songs = BasicSource<String, String> { "♪ \($0)" }
    let screen = CompositeSource<String>([songs])
    let (tableTarget, gridTarget) = (list, StrictList<String>(.everything))
    // example: SourceConnection
    let table = screen.connect(to: tableTarget)
    let grid = screen.connect(to: gridTarget)
    songs.items = ["Suzanne"]  // Both lists show the song.
    // end
    #expect(tableTarget.cells == [["♪ Suzanne"]])
    #expect(gridTarget.cells == [["♪ Suzanne"]])
    withExtendedLifetime((table, grid)) {}
  }

  @Test func models() {
    struct Song: Identifiable, Equatable {
      var id: Int
      var title: String
    }
    // example: BasicSource.setModels(_:)
    let songs = BasicSource<ModelItem<Song>, String> { song in
      song.title
    }
    songs.setModels([Song(id: 1, title: "Suzanne")])
    // end
    let connection = songs.connect(to: list)
    songs.setModels([Song(id: 2, title: "Avalanche"), Song(id: 1, title: "Suzanne!")])
    #expect(list.cells == [["Avalanche", "Suzanne!"]])
    withExtendedLifetime(connection) {}
  }

  // MARK: Cells

  @Test func exchangedCells() {
    let songs = BasicSource<String, String> { "♪ \($0)" }
    songs.items = ["Suzanne"]
    let connection = songs.connect(to: list)
    // example: BasicSource.setCell(_:)
    songs.setCell { song in "♫ \(song.uppercased())" }
    // end
    #expect(list.cells == [["♫ SUZANNE"]])
    withExtendedLifetime(connection) {}
  }

  struct Album: Hashable {
    var title: String
    var cover: Int
  }

  // example: ContentConfigurable covers
  final class CoverCell: RowCell, ContentConfigurable {
    private var album: Album?

    func configure(with album: Album) {
      text = album.title
      if album.cover != self.album?.cover { loadCover(album.cover) }
      self.album = album
    }
  }
  // end

  @Test func coversAreLoadedWhenTheyChange() {
    let cell = CoverCell()
    cell.configure(with: Album(title: "Blue", cover: 1))
    cell.configure(with: Album(title: "Blue, remastered", cover: 1))
    #expect(cell.text == "Blue, remastered" && cell.covers == [1])
    cell.configure(with: Album(title: "Blue", cover: 2))
    #expect(cell.text == "Blue" && cell.covers == [1, 2])
  }

  // MARK: Screens

  private struct Server {
    func topSongs() async throws -> [Song] { [Song(title: "Suzanne")] }
  }

  private final class LargeSongCell: RowCell, ContentConfigurable {
    func configure(with song: Song) { text = "♪ \(song.title.uppercased())" }
  }

  @Test func loading() async {
    let table = ReusingList<RowCell>()
    let (spinner, server) = (BasicSource(cell: SongCell.self), Server())
    // example: SegmentedSource.load
    let songs = BasicSource<Song, ReusableCell>(cell: SongCell.self)
    let screen = SegmentedSource(loading: spinner, loaded: songs)
    let connection = screen.connect(to: table)
    await screen.load(into: songs) { try await server.topSongs() }
    // end
    #expect(table.texts == [["♪ Suzanne"]])
    // example: BasicSource.setCell(_:) with a class
    songs.setCell(LargeSongCell.self)
    // end
    #expect(table.texts == [["♪ SUZANNE"]])
    withExtendedLifetime(connection) {}
  }
}

extension ExamplesOfSources.CoverCell {
  fileprivate func loadCover(_ number: Int) { covers.append(number) }
}

extension ListSource where Cell == String {
  /// A source without items.
  fileprivate var silent: BasicSource<Int, String> { BasicSource { "\($0)" } }
}
