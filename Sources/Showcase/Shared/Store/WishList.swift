import DiffableSources

/// The apps that the user wants to remember, or a hint if there are none.
final class WishList {
  /// The source that the tab shows.
  let source: SegmentedSource<LoadingState, RowText>

  private let apps: AppSource

  init(events: StoreEvents) {
    apps = AppSource(events: events)
    let hint = BasicSource(labels: ["Press w on an app to remember it."], name: "hint")
    source = SegmentedSource(
      empty: hint.titled("No wishes yet"),
      loaded: apps.titled("Your wishes")
    )
    source.selection = .loaded
  }

  /// Adds an app, or removes it if the list contains it.
  ///
  /// - Returns: Whether the list contains the app now.
  func toggle(_ app: App) -> Bool {
    let isNew = apps.position(of: ModelItem(app)) == nil
    if isNew { apps.append([ModelItem(app)]) } else { apps.delete([ModelItem(app)]) }
    return isNew
  }

  /// Changes all apps.
  func changeApps(_ change: (inout App) -> Void) { apps.changeApps(change) }

  /// Returns the app of an item in the list, or `nil` if the item is not an app of the wishlist.
  func app(of item: SourceItem) -> App? { apps.item(item)?.model }
}
