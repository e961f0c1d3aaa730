// Questions about elements that do not repeat and whose hashes are known.
extension ElementQuestion {
  /// Returns the answer to one of the four questions about hashed elements that do not repeat.
  @inlinable
  func answerAboutHashed<Element: Equatable>(
    _ old: Span<Element>,
    _ new: Span<Element>
  ) -> ElementAnswer {
    var count = 0
    switch self {
    case .equalCount(let oldOffset, let newOffset, let limit):
      count = old.equalCount(from: oldOffset, with: new, from: newOffset, limit: limit)
    case .commonSuffix(let limit):
      count = old.commonSuffix(with: new, limit: limit)
    case .areEqual(let runs):
      count = areEqual(old, new, runs) ? 1 : 0
    case .firstEqualToNew(let offset, let offsets):
      count = firstEqual(to: new[offset], old, offsets)
    default: preconditionFailure("Not a question about hashed elements without repetitions")
    }
    return (count, 0)
  }

  /// The answer under the assumption that elements with equal hashes are equal.
  ///
  /// If all hashes are known, the matching asks these questions only about elements whose hashes are equal. So all
  /// of these elements count as equal.
  var answerByHashes: ElementAnswer {
    switch self {
    case .equalCount(_, _, let limit), .commonSuffix(let limit): (limit, 0)
    case .firstEqualToNew: (0, 0)
    default: preconditionFailure("Not a question about hashed elements without repetitions")
    }
  }

  /// Returns the index of the first offset whose old element is equal to a given element, or -1.
  @inlinable
  func firstEqual<Element: Equatable>(
    to element: Element,
    _ old: Span<Element>,
    _ offsets: Span<UInt32>
  ) -> Int {
    for index in 0..<offsets.count where old[Int(offsets[index])] == element { return index }
    return -1
  }

  /// Returns whether all old and new elements of some runs are equal.
  ///
  /// A single loop runs over all elements. A nested loop for each run would end with a mispredicted branch.
  @inlinable
  func areEqual<Element: Equatable>(
    _ old: Span<Element>,
    _ new: Span<Element>,
    _ runs: Span<Run>
  ) -> Bool {
    var rest = 0
    for index in runs.indices { rest &+= runs[index].length }
    var index = 0
    var (oldOffset, newOffset) = (runs[0].old, runs[0].new)
    var end = newOffset &+ runs[0].length
    while rest > 0 {
      if old[oldOffset] != new[newOffset] { return false }
      rest &-= 1
      // A mask: all bits are 1 inside a run and 0 at its end.
      let isInside = (newOffset &+ 1 &- end) >> (Int.bitWidth - 1)
      index &+= 1 &+ isInside
      let run = runs[min(index, runs.count &- 1)]
      oldOffset = run.old &+ (oldOffset &+ 1 &- run.old) & isInside
      newOffset = run.new &+ (newOffset &+ 1 &- run.new) & isInside
      end = run.new &+ run.length
    }
    return true
  }
}
