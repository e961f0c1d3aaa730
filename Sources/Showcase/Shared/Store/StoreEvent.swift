/// What happens in the store, as its sources report it.
enum StoreEvent {
  case selectNextTab
  case tap(App)

  /// A tap on the row of a shelf, which means its first visible app.
  case tapShelf(title: String)

  case follow(QuickLink)
  case retry(StoreRequest)
  case receive(titles: [String])
}

/// A request that the user can retry.
enum StoreRequest {
  case titles
  case shelf(title: String)
  case chart
}

enum QuickLink: String, CaseIterable {
  case turn = "Turn the shelves"
  case sale = "Everything at half price, today only"
  case top = "Back to the top"
}

/// The connection from the handlers of the sources to the page.
///
/// The sources need no reference to the page, which owns them.
final class StoreEvents {
  var handler: (StoreEvent) -> Void = { _ in }
}
