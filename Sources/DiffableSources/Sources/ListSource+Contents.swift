extension ListSource {
  /// Whether there is nothing to show: no item in this source, nor below it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of sources below.
  public var isEmpty: Bool {
    var isEmpty = true
    forEachShown { source, _ in
      if source.numberOfOwnItems > 0 { isEmpty = false }
      return nil
    }
    return isEmpty
  }

  /// Calls a function with each source that is shown, a parent before its children, with what the
  /// function gave for the nearest parent.
  ///
  /// Without recursion, for a tree may be of any depth.
  func forEachShown(_ body: (_ source: ListSource, _ section: Int?) -> Int?) {
    var stack: [(source: ListSource, section: Int?)] = [(self, nil)]
    while let (source, section) = stack.popLast() {
      let own = body(source, section)
      for child in source.shownChildren.reversed() { stack.append((child, own)) }
    }
  }
}
