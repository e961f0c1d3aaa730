import DiffableAppleViews
import DiffableSnapshots

/// Where a view shows items, compared with where its data source has them.
///
/// A view moves a row that the user drops before it calls its data source. An app that overrides this method need not say
/// where the row was and is. But the cells of the view show it.
enum ShownOrder: Equatable {
  /// The view shows each item where the data source has it.
  case same

  /// The view has moved one item.
  case moved(Move<ItemPath>)

  /// The view shows items in another order.
  case unknown

  /// Compares the order of a view and of its data source.
  ///
  /// - Parameter items: For each visible item, its path in the data source and in the view.
  init(_ items: [(data: ItemPath, view: ItemPath)]) {
    let displaced = items.filter { $0.data != $0.view }
    if displaced.isEmpty {
      self = .same
      return
    }
    let moves = displaced.lazy.map { Move(from: $0.data, to: $0.view) }
    let move = moves.first { move in items.allSatisfy { move.path(of: $0.data) == $0.view } }
    self = move.map { .moved($0) } ?? .unknown
  }
}

extension Move<ItemPath> {
  /// Returns the path of an item after the move.
  fileprivate func path(of path: ItemPath) -> ItemPath {
    if path == from { return to }
    var path = path
    if path.section == from.section && path.item > from.item { path.item -= 1 }
    if path.section == to.section && path.item >= to.item { path.item += 1 }
    return path
  }
}
