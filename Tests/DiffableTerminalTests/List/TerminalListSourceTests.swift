import DiffableSources
import DiffableTerminal
import Testing

@Suite("A terminal list that shows sources")
struct TerminalListSourceTests {
  private let list = TerminalList(hasHeaders: true, hasCursor: true)

  @Test("A source whose cells are terminal cells connects to the list and handles actions")
  func sourcesConnect() {
    let songs = BasicSource<String, TerminalCell> { TerminalCell($0) }
    songs.items = ["Suzanne"]
    songs.supplementaryViewProvider = { _ in TerminalCell("Songs") }
    var played: [String] = []
    songs.handlers.didSelect = { song, _ in played.append(song) }
    let connection = songs.connect(to: list)
    #expect(list.rows.map(\.cell.text) == ["Songs", "Suzanne"])
    #expect(list.rows.map(\.isHeader) == [true, false])
    #expect(!connection.performOnSelection(.select), "A header is selected")
    songs.items = ["Suzanne", "Hallelujah"]
    #expect(list.rows.map(\.cell.text) == ["Songs", "Suzanne", "Hallelujah"])
    list.navigate(by: .end)
    #expect(connection.performOnSelection(.select))
    #expect(!connection.performOnSelection(.delete), "The source does not allow it")
    #expect(played == ["Hallelujah"])
  }

  @Test("The data source decides whether the selected item is deleted")
  func selectedItemIsDeletedIfAllowed() {
    let dataSource = DiffableDataSource<String, String, _>(target: list) { _, _, item in
      TerminalCell(item)
    }
    dataSource.apply(Snapshot([("", ["bread", "tea"])]))
    list.navigate(by: .down)
    #expect(!list.deleteSelectedItem())
    dataSource.itemHandlers.canDeleteItem = { $0 == "bread" }
    #expect(list.deleteSelectedItem())
    #expect(dataSource.snapshot().itemIdentifiers == ["tea"])
    #expect(!list.deleteSelectedItem())
    list.navigate(by: .home)
    #expect(!list.deleteSelectedItem(), "A header is selected")
  }

  @Test("The selected row keeps the color of its change")
  func selectedRowKeepsItsColor() {
    let dataSource = DiffableDataSource<String, String, _>(target: list) { _, _, item in
      TerminalCell(item)
    }
    dataSource.apply(Snapshot([("a", [])]))
    let snapshot = Snapshot<String, String>([("b", [])])
    list.change { dataSource.apply(snapshot) }
    list.show(in: TerminalPane(top: 0, height: 1, width: 10))
    #expect(list.draw().contains("\u{1B}[0;1;7;32m› + "))
  }
}
