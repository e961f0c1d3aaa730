extension ListSource {
  /// Whether this source and the sources below it show no item.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources below.
  public var isEmpty: Bool {
    var isEmpty = true
    forEachShown { source, _ in
      if (source.ownItems?.numberOfItems ?? 0) > 0 { isEmpty = false }
      return nil
    }
    return isEmpty
  }

  /// Calls a function with this source and each shown source below it, parents before their children.
  ///
  /// The traversal is iterative: recursion could overflow the stack in a deep tree.
  ///
  /// - Parameter body: Called with a source, and with the value that the call for its parent returned; nil
  ///   for this source.
  func forEachShown(_ body: (_ source: ListSource, _ section: Int?) -> Int?) {
    var stack: [(source: ListSource, section: Int?)] = [(self, nil)]
    while let (source, section) = stack.popLast() {
      let ownSection = body(source, section)
      for child in source.shownChildren.reversed() { stack.append((child, ownSection)) }
    }
  }
}
