import CGTK
import DiffableSnapshotsTesting
import DiffableSources
import GTKList

/// Uses the front page of the store, and compares the list with a `StrictList` after each step.
final class StoreCheck {
  private let store = StoreWindow()
  private let reference = StrictList<String>(.flatList)
  private let connection: SourceConnection<RowText, StrictList<String>>

  var list: GTKListTarget { store.window.list }

  init() {
    connection = SourceConnection(
      store.page.source,
      to: reference,
      cell: { _, _, row in row.text },
      supplementaryView: { _, _, _, title in title.text }
    )
  }

  func run() {
    check("the page is loading")
    for step in 1...3 {
      store.page.server.tick()
      check("\(step) of 3 requests are answered")
    }
    let shelf = rows[3]
    store.window.list.selectRow(3)
    press(GDK_KEY_Right)
    press(GDK_KEY_Right)
    check("the first shelf is scrolled")
    Check.that(rows[3].hasPrefix("‹ Kite Club"), "The shelf is not scrolled: \(rows[3])")
    activate(3)
    check("the first app of the shelf is installed")
    Check.that(rows[3].hasPrefix("‹ Kite Club [open]"), "The tap is lost: \(rows[3])")
    press(GDK_KEY_Left)
    press(GDK_KEY_Left)
    check("the shelf is scrolled back")
    Check.equal(rows[3], shelf.replacing("Kite Club [get]", with: "Kite Club [open]"), "The shelf")
    activate("Everything at half price, today only")
    check("everything is on sale")
    activate("Turn the shelves")
    check("the shelves are columns")
    Check.equal(rows.count, 21, "The rows of the columns")
    activate("Turn the shelves")
    check("the shelves are rows again")
    store.page.server.isOnline = false
    store.page.reload()
    check("the page is loading again")
    store.page.server.tick()
    check("the request has failed")
    store.page.server.isOnline = true
    activate("[try again]")
    for _ in 1...3 { store.page.server.tick() }
    check("the page is loaded again")
    activate("Back to the top")
    Check.equal(store.window.list.selectedPath, ItemPath(section: 0, item: 0), "The selection")
    let shown = rows
    activate("Terms and conditions")
    activate("What would you like to do?")
    Check.equal(rows, shown, "The rows after taps on rows that cannot be selected")
    store.window.list.selectRow(1)
    press(GDK_KEY_Right)
    check("the charts are loading")
    store.page.server.tick()
    check("the charts are shown")
    Check.that(rows.contains("1  Kite Club [open]"), "The app of the chart is not installed")
    press(GDK_KEY_Right)
    check("the wishlist is empty")
    activate(1)
    check("the apps are shown again")
  }

  /// The texts that the list should show.
  private var rows: [String] {
    reference.shownCells.joined().map { $0.cell ?? $0.header ?? "" }
  }

  private func check(_ what: String) {
    store.window.runUntilPainted()
    store.window.check(shows: rows, "Store: \(what)")
    Check.that(reference.refusals.isEmpty, "\(reference.refusals)")
  }

  private func activate(_ text: String) {
    guard let row = rows.firstIndex(of: text) else { Check.fail("No row shows \(text)") }
    activate(row)
  }

  private func activate(_ row: Int) { store.window.activate(row) }

  private func press(_ key: Int32) { store.window.press(guint(key)) }
}
