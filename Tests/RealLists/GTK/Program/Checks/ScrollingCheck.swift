import CGTK
import DiffableSnapshots
import DiffableSnapshotsTesting
import GTKList

/// Scrolls through a list of 10,000 rows that changes, and compares the visible rows after each step.
final class ScrollingCheck {
  /// The versions of the items, which reconfigurations increase.
  private final class Versions {
    var numbers: [Int: Int] = [:]

    func text(_ item: Int) -> String { "\(item), version \(numbers[item] ?? 0)" }
  }

  private let window = ListWindow("Scrolling", GTKListTarget(hasHeaders: false))
  private let dataSource: DiffableDataSource<Int, Int, GTKListTarget>
  private let versions = Versions()
  private var random = SeededGenerator(seed: 7)

  var list: GTKListTarget { window.list }

  init() {
    dataSource = DiffableDataSource(target: window.list) { [versions] list, _, item in
      list.label(versions.text(item))
    }
  }

  func run() {
    var snapshot = Snapshot([(0, Array(0..<10_000))])
    dataSource.apply(snapshot)
    for step in 0..<200 {
      let fraction =
        step % 10 == 0 ? 0 : step % 10 == 5 ? 1 : Double.random(in: 0...1, using: &random)
      scroll(to: fraction)
      let before = visibleRows("step \(step), scrolled")
      // A widget that is released could otherwise have the same address as a new one.
      for row in before { g_object_ref(row.label) }
      defer { for row in before { g_object_unref(row.label) } }
      let inView = before.compactMap { item(of: $0) }
      // Rows in view move. If the step is a multiple of 3, they move within the view or to at most 90 rows from it,
      // where rows have widgets. In other odd steps they move anywhere in the list, in other even steps within the
      // view.
      let items = snapshot.itemIdentifiers
      let first = items.firstIndex(of: inView[0]) ?? 0
      let beside = Array(items[max(0, first - 90)..<min(items.count, first + inView.count + 90)])
      let moved = Array(inView.shuffled(using: &random).prefix(3))
      for item in moved {
        let anchors = step % 3 == 0 ? beside : step % 2 == 1 ? items : inView
        guard let anchor = anchors.randomElement(using: &random) else { continue }
        snapshot.moveItem(item, beforeItem: anchor)
      }
      snapshot.insertItems([10_000 + 2 * step], beforeItem: inView[inView.count / 2])
      snapshot.insertItems([10_001 + 2 * step], beforeItem: beside[beside.count - 1])
      snapshot.deleteItems([inView[0]])
      window.list.selectRow(dataSource.itemPath(for: inView[1])?.item)
      dataSource.apply(snapshot)
      window.runUntilPainted()
      let after = visibleRows("step \(step), changed")
      checkWidgets(of: after, before, "Scrolling, step \(step)")
      Check.equal(selectedItem, inView[1], "Scrolling, step \(step): the selection")
      for item in moved where snapshot.itemPath(for: item) != nil {
        versions.numbers[item, default: 0] += 1
        snapshot.reconfigureItems([item])
      }
      dataSource.apply(snapshot)
      snapshot = dataSource.snapshot()
      window.runUntilPainted()
      _ = visibleRows("step \(step), reconfigured")
    }
  }

  /// Returns the item whose text a row shows.
  private func item(of row: ShownRow) -> Int? { Int(row.text.prefix { $0 != "," }) }

  private var selectedItem: Int? {
    window.list.selectedPath.flatMap(dataSource.itemIdentifier)
  }

  /// Compares the widgets of the rows that are in view before and after a change.
  private func checkWidgets(of rows: [ShownRow], _ old: [ShownRow], _ what: String) {
    let labels = Dictionary(uniqueKeysWithValues: old.map { (item(of: $0), $0.label) })
    for row in rows {
      guard let label = labels[item(of: row)] else { continue }
      Check.equal(row.label, label, "\(what): the widget of \(row.text)")
    }
  }

  private func scroll(to fraction: Double) {
    let adjustment = gtk_scrollable_get_vadjustment(OpaquePointer(window.list.view))
    let end = gtk_adjustment_get_upper(adjustment) - gtk_adjustment_get_page_size(adjustment)
    gtk_adjustment_set_value(adjustment, fraction * end)
    window.runUntilPainted()
  }

  /// Returns the rows in view, which must be consecutive items and fill the view.
  ///
  /// The rows out of view that have widgets must show the current versions of their items, too.
  private func visibleRows(_ what: String) -> [ShownRow] {
    let shownRows = window.shownRows
    for row in shownRows {
      let text = item(of: row).map(versions.text)
      Check.equal(row.text, text, "Scrolling, \(what): the text of a row")
    }
    let rows = shownRows.filter { $0.extent != nil }
    let height = Float(gtk_widget_get_height(window.list.view))
    guard let item = rows.first.flatMap({ self.item(of: $0) }),
      let start = dataSource.itemPath(for: item)?.item
    else { Check.fail("Scrolling, \(what): no row is in view") }
    let items = dataSource.snapshot().itemIdentifiers.dropFirst(start).prefix(rows.count)
    Check.equal(rows.map(\.text), items.map(versions.text), "Scrolling, \(what)")
    let top = rows.first?.extent?.lowerBound ?? .infinity
    let bottom = rows.last?.extent?.upperBound ?? -.infinity
    Check.that(top <= 0 && bottom >= height, "Scrolling, \(what): the view has a gap")
    return rows
  }
}
