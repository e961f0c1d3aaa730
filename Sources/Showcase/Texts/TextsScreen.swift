import DiffableSnapshots
import DiffableTerminal

/// The simplest screen, which sets items and shows them in a list.
///
/// The items are numbers or songs. The same generic code sets both.
final class TextsScreen: Screen {
  let list = TerminalList()
  var hint: String {
    "q quits, Space shows the next list, t shows \(showsNumbers ? "songs" : "numbers")"
  }

  private(set) var title = ""
  private var showsNumbers = true

  /// Sets the next array of items.
  private var setNext: () -> Void = {}

  init() { showNumbers() }

  func press(_ key: Key) {
    switch key {
    case .space: setNext()
    case .character("t"):
      if showsNumbers { showSongs() } else { showNumbers() }
      showsNumbers.toggle()
    default: break
    }
  }

  private func showNumbers() {
    let numbers = Texts<Int>(
      DiffableDataSource(target: list) { _, _, number in TerminalCell("No. \(number)") }
    )
    show([[1, 2, 3, 4, 5], [5, 1, 2, 4, 6], []], called: "number", in: numbers)
  }

  private func showSongs() {
    let songs = Texts<Identified<Song>>(
      DiffableDataSource(target: list) { _, _, song in TerminalCell(song.title) }
    )
    let morning = Song(id: 1, title: "Morning has broken")
    let yesterday = Song(id: 2, title: "Yesterdy")
    let night = Song(id: 3, title: "Silent night")
    let corrected = Song(id: 2, title: "Yesterday")
    let versions = [[morning, yesterday], [morning, corrected], [night, morning, corrected]]
    show(versions.map { $0.map(Identified.init) }, called: "song", in: songs)
  }

  /// Shows the first array of items.
  ///
  /// Each call of `setNext` shows the next array, in a cycle.
  ///
  /// - Parameters:
  ///   - versions: The arrays of items.
  ///   - name: The name of one item in the title.
  ///   - texts: The list.
  private func show<Item>(
    _ versions: [[Item]],
    called name: String,
    in texts: Texts<Item>
  ) {
    var next = 0
    setNext = { [unowned self] in
      texts.setItems(versions[next])
      next = (next + 1) % versions.count
      let count = texts.items.count
      title = count == 0 ? "No \(name)s" : "\(count) \(name)\(count == 1 ? "" : "s")"
    }
    setNext()
  }
}
