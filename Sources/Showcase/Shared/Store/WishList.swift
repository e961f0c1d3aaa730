import DiffableSources

/// The apps that the user wants to remember, or a hint if there are none.
final class WishList {
  /// The source that the tab shows.
  let source: SegmentedSource<LoadingState, RowText>

  private let apps = BasicSource<Identified<App>, RowText> { app in
    RowText("\(app.id) [\(app.model.offer)]", name: app.id)
  }

  init(tap: @escaping (_ app: App) -> Void) {
    let hint = BasicSource<WishHint, RowText> { RowText($0.rawValue, name: "hint") }
    hint.refuseSelection()
    hint.items = WishHint.allCases
    source = SegmentedSource(
      empty: hint.titled("No wishes yet"),
      loaded: apps.titled("Your wishes")
    )
    source.selection = .loaded
    apps.handlers.didSelect = { app, _ in tap(app.model) }
  }

  /// Adds an app, or removes it if the list contains it.
  ///
  /// - Returns: Whether the list contains the app now.
  func toggle(_ app: App) -> Bool {
    let isNew = apps.position(of: Identified(app)) == nil
    if isNew {
      apps.append([Identified(app)])
    } else {
      apps.delete([Identified(app)])
    }
    return isNew
  }

  /// Changes all apps.
  func changeApps(_ change: (inout App) -> Void) {
    var items = apps.items
    for offset in items.indices { change(&items[offset].model) }
    apps.items = items
  }

  /// Returns the app of an item in the list, or `nil` if the item is not an app of the wishlist.
  func app(of item: SourceItem) -> App? {
    apps.item(item)?.model
  }
}

/// The row of an empty wishlist.
enum WishHint: String, CaseIterable {
  case howToAdd = "Press w on an app to remember it."
}
