import DOMList

/// The screens of the page.
final class Screens {
  let page = PageCommands()
  let store: StoreView
  let mountains: MountainView
  private let lists: [(element: Element, list: any RowEventHandling)]

  init(_ allMountains: [Mountain]) {
    store = StoreView(in: page)
    mountains = MountainView(allMountains, in: page)
    lists = [(store.list.list, store.list), (mountains.list.list, mountains.list)]
  }

  /// Returns the list that shows its rows in an element.
  func list(_ handle: Int32) -> (any RowEventHandling)? {
    lists.first { $0.element.handle == handle }?.list
  }
}
