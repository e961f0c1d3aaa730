import DOMList
import DiffableSources

/// The front page of the store, shown in a web page.
final class StoreView {
  /// The greatest number of apps that a row shows, as in the template `store-item`.
  private static let numberOfParts = 5

  let store = StorePage()
  let list: DOMListTarget<RowText>
  let connection: SourceConnection<RowText, DOMListTarget<RowText>>

  private let page: PageCommands
  private let title: Element

  init(in page: PageCommands) {
    self.page = page
    title = page.element(id: "store-title")
    list = DOMListTarget(
      page.element(id: "store"),
      in: page,
      item: page.element(id: "store-item"),
      header: page.element(id: "store-header")
    ) { page, row in
      let parts = row.parts
      let isApp = parts.count == 1 && !parts[0].offer.isEmpty && row.name == parts[0].name
      let kind = row.isTabBar ? "tabs" : parts.count > 1 ? "strip" : isApp ? "app" : "line"
      page.setAttribute("data-kind", kind)
      for slot in 0..<Self.numberOfParts {
        page.setText(2 * slot, slot < parts.count ? parts[slot].name : "")
        page.setText(2 * slot + 1, slot < parts.count ? parts[slot].offer : "")
      }
    }
    connection = store.source.connect(to: list)
    // The view exists as long as the page, so the closures may keep strong references.
    store.events.handler = { [store] in store.perform($0) }
    list.activationHandler = { [connection] path in
      connection.perform(.select, at: path)
    }
    list.scrollHandler = { [connection, store] path, distance in
      store.scrollShelf(of: connection.snapshot().itemIdentifier(for: path), by: distance)
    }
    store.scrollToTop = { [list, page] in
      guard let first = list.rows.first else { return }
      page.show(first)
      page.send()
    }
    showTitle()
  }

  /// Shows the title of the store, which events can change.
  func showTitle() {
    page.update(title)
    page.setText(0, store.title)
    page.send()
  }
}
