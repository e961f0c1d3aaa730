/// The methods of a data source that handle a drag of the user.
///
/// ``ListData`` forwards the calls of the list to these methods, and documents them.
package protocol ItemReordering: AnyObject {
  func canReorderItem(at path: ItemPath) -> Bool
  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()
}
