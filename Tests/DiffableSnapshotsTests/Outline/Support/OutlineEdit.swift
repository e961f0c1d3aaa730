import DiffableSnapshots
import DiffableSnapshotsTesting

/// A valid or invalid edit that can be performed on an outline and on a naive outline.
enum OutlineEdit {
  case append([Int], to: Int?)
  case insertBefore([Int], Int)
  case insertAfter([Int], Int)
  case insertOutlineBefore(NaiveOutline, Int)
  case insertOutlineAfter(NaiveOutline, Int)
  case replace(Int, NaiveOutline)
  case delete([Int])
  case deleteAll
  case expand([Int])
  case collapse([Int])

  init(using random: inout SeededGenerator) {
    let anchor = Int.random(in: 0..<40, using: &random)
    let items = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      Int.random(in: 0..<40, using: &random)
    }
    switch Int.random(in: 0..<24, using: &random) {
    case 0..<2: self = .append(items, to: nil)
    case 2..<9: self = .append(items, to: anchor)
    case 9: self = .insertBefore(items, anchor)
    case 10: self = .insertAfter(items, anchor)
    case 11..<13: self = .insertOutlineBefore(NaiveOutline(using: &random), anchor)
    case 13..<15: self = .insertOutlineAfter(NaiveOutline(using: &random), anchor)
    case 15..<17: self = .replace(anchor, NaiveOutline(using: &random))
    case 17..<18: self = .delete(items)
    case 18: self = Int.random(in: 0..<8, using: &random) == 0 ? .deleteAll : .delete([anchor])
    case 19..<22: self = .expand(items + [anchor])
    default: self = .collapse(items)
    }
  }

  /// Performs the edit on an outline, and returns the error that the outline throws.
  func perform<ID>(
    on outline: inout SectionSnapshot<ID>,
    _ id: (Int) -> ID
  ) -> SectionSnapshotError<ID>? {
    do throws(SectionSnapshotError<ID>) {
      switch self {
      case .append(let items, let parent): try outline.append(items.map(id), to: parent.map(id))
      case .insertBefore(let items, let anchor):
        try outline.insert(items.map(id), before: id(anchor))
      case .insertAfter(let items, let anchor):
        try outline.insert(items.map(id), after: id(anchor))
      case .insertOutlineBefore(let other, let anchor):
        try outline.insert(SectionSnapshot(other, id), before: id(anchor))
      case .insertOutlineAfter(let other, let anchor):
        try outline.insert(SectionSnapshot(other, id), after: id(anchor))
      case .replace(let parent, let other):
        try outline.replace(childrenOf: id(parent), using: SectionSnapshot(other, id))
      case .delete(let items): outline.delete(items.map(id))
      case .deleteAll: outline.deleteAll()
      case .expand(let items): outline.expand(items.map(id))
      case .collapse(let items): outline.collapse(items.map(id))
      }
      return nil
    } catch {
      return error
    }
  }

  /// Performs the edit on a naive outline, and returns the error that an outline must throw.
  func perform<ID>(
    on outline: inout NaiveOutline,
    _ id: (Int) -> ID
  ) -> SectionSnapshotError<ID>? {
    if let error = error(in: outline, id) { return error }
    switch self {
    case .append(let items, nil): outline.roots += items.map { NaiveOutline.Node(item: $0) }
    case .append(let items, let parent?):
      outline.update(parent) { $0.children += items.map { NaiveOutline.Node(item: $0) } }
    case .insertBefore(let items, let anchor):
      outline.insert(items.map { NaiveOutline.Node(item: $0) }, at: anchor, distance: 0)
    case .insertAfter(let items, let anchor):
      outline.insert(items.map { NaiveOutline.Node(item: $0) }, at: anchor, distance: 1)
    case .insertOutlineBefore(let other, let anchor):
      outline.insert(other.roots, at: anchor, distance: 0)
    case .insertOutlineAfter(let other, let anchor):
      outline.insert(other.roots, at: anchor, distance: 1)
    case .replace(let parent, let other): outline.update(parent) { $0.children = other.roots }
    case .delete(let items): for item in items { outline.delete(item) }
    case .deleteAll: outline.roots = []
    case .expand(let items): for item in items { outline.update(item) { $0.isExpanded = true } }
    case .collapse(let items): for item in items { outline.update(item) { $0.isExpanded = false } }
    }
    return nil
  }

  private func error<ID>(
    in outline: NaiveOutline,
    _ id: (Int) -> ID
  ) -> SectionSnapshotError<ID>? {
    let (new, call, anchor, isOutline): ([Int], String, Int?, Bool)
    var known = outline.items
    switch self {
    case .append(let items, let parent):
      (new, call, anchor, isOutline) = (items, "append(_:to:)", parent, false)
    case .insertBefore(let items, let other):
      (new, call, anchor, isOutline) = (items, "insert(_:before:)", other, false)
    case .insertAfter(let items, let other):
      (new, call, anchor, isOutline) = (items, "insert(_:after:)", other, false)
    case .insertOutlineBefore(let items, let other):
      (new, call, anchor, isOutline) = (items.items, "insert(_:before:)", other, true)
    case .insertOutlineAfter(let items, let other):
      (new, call, anchor, isOutline) = (items.items, "insert(_:after:)", other, true)
    case .replace(let parent, let items):
      (new, call, anchor, isOutline) = (items.items, "replace(childrenOf:using:)", parent, true)
      guard let node = outline.node(parent) else { return .unknownItem([id(parent)], call: call) }
      known.removeAll { node.items.contains($0) && $0 != parent }
    default: return nil
    }
    var repeated: [Int] = []
    for (offset, item) in new.enumerated()
    where new[..<offset].contains(item) && !repeated.contains(item) {
      repeated.append(item)
    }
    if !isOutline && !repeated.isEmpty { return .duplicateItems(repeated.map(id), call: call) }
    let existing = new.filter { known.contains($0) }
    if !existing.isEmpty { return .existingItems(existing.map(id), call: call) }
    if let anchor, !outline.items.contains(anchor) {
      return .unknownItem([id(anchor)], call: call)
    }
    return nil
  }
}

extension NaiveOutline {
  /// Creates a small random outline.
  init(using random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let node = Node(
        item: Int.random(in: 0..<40, using: &random),
        isExpanded: Bool.random(using: &random)
      )
      guard !items.contains(node.item) else { continue }
      if let parent = items.randomElement(using: &random), Bool.random(using: &random) {
        update(parent) { $0.children.append(node) }
      } else {
        roots.append(node)
      }
    }
  }
}

extension SectionSnapshot {
  /// Creates an outline with the contents of a naive outline, through the public API.
  init(_ naive: NaiveOutline, _ id: (Int) -> Item) throws(SectionSnapshotError<Item>) {
    try self.init(naive.roots.map { id($0.item) })
    for item in naive.items {
      guard let node = naive.node(item) else { continue }
      try append(node.children.map { id($0.item) }, to: id(item))
      if node.isExpanded { expand([id(item)]) }
    }
  }
}
