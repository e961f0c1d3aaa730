// What sources with children have in common. Theirs is how the children are kept.
extension ListSource {
  /// Becomes the parent of sources.
  ///
  /// - Parameter children: Sources that are not above this one; those that it has already stay.
  /// - Returns: Their former parents, each one once, which are to be told when this one has the children: so
  ///   an item that goes from one to the other moves.
  func adopt(_ children: [ListSource]) -> [ListSource] {
    var newcomers = Set<SourceID>()
    for child in children where child.parent !== self { newcomers.insert(child.id) }
    guard !newcomers.isEmpty else { return [] }
    var ancestor: ListSource? = self
    while let source = ancestor {
      precondition(
        !newcomers.contains(source.id),
        "A source cannot be a child of itself, or of one below it"
      )
      ancestor = source.parent
    }
    var former: [ListSource] = []
    var formerIDs = Set<SourceID>()
    for child in children where newcomers.contains(child.id) {
      if let parent = child.parent, formerIDs.insert(parent.id).inserted { former.append(parent) }
      child.parent = self
    }
    for parent in former {
      parent.release(newcomers)
      parent.version += 1
    }
    return former
  }

  /// Ceases to be the parent of a source.
  func abandon(_ child: ListSource) {
    if child.parent === self { child.parent = nil }
  }

  /// Lets the children of a source go that goes itself.
  ///
  /// What nobody else holds goes with it, here and not within the release of its parent: a tree may be of
  /// any depth, the stack is not.
  static func dismiss(_ children: consuming [ListSource]) {
    var leaving = children
    while var child = leaving.popLast() {
      child.parent = nil
      if isKnownUniquelyReferenced(&child) { leaving += child.takeChildren() }
    }
  }
}
