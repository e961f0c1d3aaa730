/// A tab of the store, in the order of the tab bar.
enum StoreTab: String, CaseIterable, Sendable {
  case apps = "Apps"
  case charts = "Charts"
  case wishes = "Wishlist"

  /// Returns the tab that is `distance` tabs to the right of this tab.
  ///
  /// A negative distance moves to the left. The first and the last tab limit the movement.
  func moved(by distance: Int) -> StoreTab {
    let tabs = StoreTab.allCases
    let index = (tabs.firstIndex(of: self) ?? 0) + distance
    return tabs[max(0, min(index, tabs.count - 1))]
  }
}

/// The tab bar, which is one row.
struct TabBar: Identifiable, Equatable, Sendable {
  enum ID { case tabBar }

  let id = ID.tabBar
  var selection: StoreTab

  /// The names of all tabs, with brackets around the selected one.
  var text: String {
    let names = StoreTab.allCases.map { $0 == selection ? "[\($0.rawValue)]" : " \($0.rawValue) " }
    let text = names.joined(separator: " ")
    return text.hasSuffix(" ") ? String(text.dropLast()) : text
  }
}
