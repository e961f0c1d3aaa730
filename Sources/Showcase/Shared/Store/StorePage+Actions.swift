import DiffableSources

// What the user can do in the store.
extension StorePage {
  /// The selected tab.
  var tab: StoreTab {
    get { tabs.selection ?? .apps }
    set {
      guard newValue != tab else { return }
      source.update {
        tabs.selection = newValue
        tabBar.items = [Identified(TabBar(selection: newValue))]
        footer.items = [.terms]
      }
      if newValue == .charts { chart.loadIfNeeded() }
    }
  }

  /// Selects the next tab, or the first one after the last.
  func selectNextTab() {
    let next = tab.moved(by: 1)
    tab = next == tab ? .apps : next
  }

  /// Scrolls a shelf if the item is the row of the shelf, or selects another tab if the item is the tab bar.
  func scrollShelf(of item: SourceItem?, by distance: Int) {
    guard let item else { return }
    if tabBar.item(item) != nil {
      tab = tab.moved(by: distance)
    } else {
      shelves.first { $0.row.item(item) != nil }?.scroll(by: distance)
    }
  }

  /// Adds the app of an item to the wishlist, or removes it from the wishlist.
  func toggleWish(for item: SourceItem?) {
    guard let item, let app = app(of: item) else { return }
    note(wishes.toggle(app) ? "\(app.id) is on the wishlist" : "\(app.id) was a wish")
  }

  private func app(of item: SourceItem) -> App? {
    for shelf in shelves {
      if let app = shelf.app(of: item) { return app }
    }
    return chart.app(of: item) ?? wishes.app(of: item)
  }

  /// Installs or opens an app.
  func tap(_ app: App) {
    guard !app.isInstalled else { return note("\(app.id) is open") }
    changeApps { if $0.id == app.id { $0.isInstalled = true } }
  }

  func follow(_ link: QuickLink) {
    switch link {
    case .turn:
      layout = layout == .row ? .column : .row
      page.update { for shelf in shelves { shelf.layout = layout } }
    case .sale: changeApps { $0.isOnSale.toggle() }
    case .top: scrollToTop()
    }
  }

  /// Changes the apps on the server and on all tabs, in one update.
  private func changeApps(_ change: (inout App) -> Void) {
    server.changeApps(change)
    source.update {
      for shelf in shelves { shelf.changeApps(change) }
      chart.changeApps(change)
      wishes.changeApps(change)
    }
  }

  private func note(_ text: String) { footer.items = [.note(text), .terms] }
}
