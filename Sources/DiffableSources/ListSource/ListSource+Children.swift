// Functions that all sources with children share. Each subclass stores its children in its own way.
extension ListSource {
  /// Whether this source and the sources below it show no item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources below.
  public var isEmpty: Bool {
    // Recursion could overflow the stack in a deep tree.
    var sources = [self]
    while let source = sources.popLast() {
      if let items = source.ownItems, items.numberOfItems > 0 { return false }
      sources += source.shownChildren
    }
    return true
  }

  /// Makes this source the parent of other sources, and removes these from their former parents.
  ///
  /// - Parameter children: Sources that do not contain this source. Sources that are already children of this
  ///   source are ignored.
  /// - Returns: The distinct former parents. Store the children first, and then pass the former parents and this
  ///   source to one call of ``updateLists(for:_:)``. A list that shows both parents of a child then receives
  ///   its items as moves.
  func attach(_ children: [ListSource]) -> [ListSource] {
    var newIDs = Set<SourceID>()
    for child in children where child.parent !== self { newIDs.insert(child.id) }
    guard !newIDs.isEmpty else { return [] }
    let isBelowChild = isOrIsBelow { newIDs.contains($0.id) }
    precondition(!isBelowChild, "A source cannot be its own descendant")
    var formerParents: [ListSource] = []
    var formerParentIDs = Set<SourceID>()
    for child in children where newIDs.contains(child.id) {
      if let parent = child.parent, formerParentIDs.insert(parent.id).inserted {
        formerParents.append(parent)
      }
      child.parent = self
    }
    for parent in formerParents {
      _ = parent.removeChildren { newIDs.contains($0.id) }
      parent.version += 1
    }
    return formerParents
  }

  /// Returns whether this source or a source above it satisfies a condition.
  func isOrIsBelow(_ condition: (ListSource) -> Bool) -> Bool {
    var next: ListSource? = self
    while let source = next {
      if condition(source) { return true }
      next = source.parent
    }
    return false
  }

  /// Ends the relationship to a child, unless the child already has another parent.
  func detach(_ child: ListSource) {
    if child.parent === self { child.parent = nil }
  }

  /// Releases the children of a source that is being deinitialized, after the source has removed them.
  ///
  /// Sources without another owner are released iteratively: a recursive release could overflow the stack in
  /// a deep tree.
  static func releaseTrees(_ children: consuming [ListSource]) {
    var pending = children
    while var child = pending.popLast() {
      child.parent = nil
      if isKnownUniquelyReferenced(&child) { pending += child.removeChildren { _ in true } }
    }
  }
}
