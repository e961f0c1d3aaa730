import AppleBase

/// The movement of an item by the user.
struct ItemMovement {
  var source: IndexPath
  var target: IndexPath
}

extension UICollectionView {
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    if updates != nil { Inconsistency.report("A movement began within a batch") }
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = ItemMovement(source: indexPath, target: indexPath)
    cells[indexPath]?.isReordering = true
    return true
  }

  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let source = movement?.source else { return }
    let frames = frames()
    var section = 0
    // The target is in the last section that begins at or above the position.
    for supplementary in frames.supplementaryViews
    where supplementary.frame.origin.y <= targetPosition.y {
      section = max(section, supplementary.section)
    }
    for (index, items) in frames.items.enumerated() {
      if let first = items.first, first.origin.y <= targetPosition.y {
        section = max(section, index)
      }
    }
    let item = frames.items[section].enumerated().count { index, frame in
      IndexPath(item: index, section: section) != source
        && frame.origin.y + frame.size.height / 2 < targetPosition.y
    }
    movement?.target = IndexPath(item: item, section: section)
  }

  /// Moves the lifted item to a path, instead of to a position on screen.
  public func updateInteractiveMovementTarget(_ target: IndexPath) { movement?.target = target }

  public func endInteractiveMovement() {
    guard let movement else { return }
    cells[movement.source]?.isReordering = false
    self.movement = nil
    if movement.target != movement.source { drop(movement) }
  }

  public func cancelInteractiveMovement() {
    guard let movement else { return }
    cells[movement.source]?.isReordering = false
    self.movement = nil
    askAgain(for: movement.source)
  }

  /// Lifts an item with a drag interaction, as a long press of the user does.
  public func liftItem(at indexPath: IndexPath) -> Bool {
    guard dataSource?.collectionView(self, canMoveItemAt: indexPath) == true else { return false }
    movement = ItemMovement(source: indexPath, target: indexPath)
    hasActiveDrag = true
    return true
  }

  /// Ends a drag interaction: drops the item at its target, or cancels the drag.
  public func endDrag(drops: Bool) {
    guard let movement else { return }
    hasActiveDrag = false
    self.movement = nil
    if drops && movement.target != movement.source { drop(movement) }
  }

  private func drop(_ movement: ItemMovement) {
    let (source, target) = (movement.source, movement.target)
    var rows = loadedCounts().enumerated().map { section, count in
      (0..<count).map { IndexPath(item: $0, section: section) }
    }
    rows[source.section].remove(at: source.item)
    rows[target.section].insert(source, at: target.item)
    let (oldCells, oldSelection) = (cells, selected)
    (cells, selected) = ([:], [])
    for (section, row) in rows.enumerated() {
      for (item, origin) in row.enumerated() {
        let path = IndexPath(item: item, section: section)
        cells[path] = oldCells[origin]
        if oldSelection.contains(origin) { selected.insert(path) }
      }
    }
    counts = rows.map { $0.count }
    // The view accepts no update until the next turn of the run loop. The task must be older than any task that the
    // data source creates.
    isEndingMovement = true
    Task { isEndingMovement = false }
    reportedMove = (source, target)
    dataSource?.collectionView(self, moveItemAt: source, to: target)
    reportedMove = nil
    askAgain(for: target)
  }

  /// Makes the next layout ask for a cell again, as the view does since iOS 11 at the end of a movement.
  private func askAgain(for path: IndexPath) {
    cells.removeValue(forKey: path).map(reuse)
    awaitsMovedCell = true
    setNeedsLayout()
  }

}
