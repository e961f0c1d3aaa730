/// What a data source does while the user drags an item.
///
/// ``ListData`` hands on to it what the list reports, and documents it.
package protocol ItemReordering: AnyObject {
  func canReorderItem(at path: ItemPath) -> Bool
  func beginReordering(at path: ItemPath) -> Bool
  func dropReorderedItem(at destination: ItemPath) -> Bool
  func endReordering()
}
