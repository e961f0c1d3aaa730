import DiffableSources
import DiffableTerminal
import Testing

@testable import showcase

@Suite("A shelf of the store")
struct AppShelfTests {
  private let server = StoreServer()
  private let list = TerminalList(hasHeaders: true, hasCursor: true)

  @Test("A shelf loads by itself, and is shown in a row or in a column")
  func shelfHasTwoLayouts() {
    var tapped: [String] = []
    let shelf = AppShelf("Top free", from: server, layout: .column) { tapped.append($0.id) }
    let connection = shelf.source.connect(to: list)
    #expect(list.rows.map(\.cell.text) == ["Top free", "loading …", "loading …", "loading …"])
    server.tick()
    #expect(list.rows.count == 6)
    shelf.layout = .row
    #expect(list.rows.count == 2)
    #expect(list.rows.allSatisfy { $0.isHeader == ($0.cell.text == "Top free") })
    shelf.scroll(by: 3)
    #expect(list.rows[1].cell.text == "‹ Birdcall [get]   Tidepool [get]")
    #expect(connection.perform(.select, at: ItemPath(section: 0, item: 0)))
    shelf.layout = .column
    #expect(connection.perform(.select, at: ItemPath(section: 0, item: 1)))
    #expect(tapped == ["Birdcall", "Night Bus"])
  }

  @Test("A shelf is released, and replies to a released shelf are ignored")
  func shelvesAreReleased() {
    weak var released: AppShelf?
    let source: ListSource<RowText>
    do {
      let shelf = AppShelf("Featured", from: server, layout: .row) { _ in }
      (released, source) = (shelf, shelf.source)
    }
    #expect(released == nil)
    let connection = source.connect(to: list)
    server.tick()
    #expect(!server.isBusy)
    connection.perform(.select, at: ItemPath(section: 0, item: 0))
    #expect(list.rows[1].cell.text.hasPrefix("loading …   "))
  }
}
