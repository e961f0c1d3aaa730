/// The methods of a data source that handle what the user does with the items of a list.
///
/// ``ListData`` forwards the calls of the list to these methods, and documents them.
package protocol UserEventHandling: AnyObject {
  func canReorderItem(at path: ItemPath) -> Bool
  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()

  func canDeleteItem(at path: ItemPath) -> Bool
  func deleteItem(at path: ItemPath) -> Bool
  func canInsertItem(at path: ItemPath) -> Bool
  func insertItem(at path: ItemPath) -> Bool

  func prefetchItems(at paths: [ItemPath])
  func cancelPrefetchingItems(at paths: [ItemPath])
}
