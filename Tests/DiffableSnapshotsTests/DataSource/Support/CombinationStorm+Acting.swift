@testable import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

// The random actions of the storm.

extension CombinationStorm {
  func drag() {
    let path = ItemPath(section: number(below: 4), item: number(below: 8))
    switch number(below: 4) {
    case 0 where !isDragging:
      trace.append("begin \(path)")
      isUndisturbed = tasks == 0
      list.beginReordering(at: path)
    case 1, 2:
      trace.append("drop \(path)")
      list.dropReorderedItem(at: path)
    default:
      trace.append("end")
      list.endReordering()
    }
  }

  /// Updates the model after a drop, unless a waiting apply has provided the newest snapshot.
  func follow(_ transaction: ReorderingTransaction<Noted, Noted>) {
    let newest = source.newest.snapshot.notation
    guard isUndisturbed || newest != model else { return }
    #expect(newest == transaction.finalSnapshot.notation, "\(failure)")
    model = newest
  }

  func apply() throws {
    depth += 1
    defer { depth -= 1 }
    let animated = chance(0.5)
    let kind = number(below: 12)
    switch kind {
    case 0, 1:
      source.apply(edited(), animatingDifferences: animated, completion: completion())
    case 2: source.applySnapshotUsingReloadData(edited(), completion: completion())
    case 3:
      let completion = completion()
      source.update(mode: animated ? .animated : .notAnimated, completion: completion) {
        $0 = edited()
      }
    case 4, 5:
      let (next, number) = (edited(), registerApply())
      tasks += 1
      Task.immediate {
        if kind == 4 {
          await source.apply(next, animatingDifferences: animated)
        } else {
          await source.applySnapshotUsingReloadData(next)
        }
        end(number)
        tasks -= 1
      }
    case 6, 7:
      let (outline, section) = editedOutline()
      source.apply(outline, to: section, animatingDifferences: animated, completion: completion())
    case 8:
      let ((outline, section), number) = (editedOutline(), registerApply())
      tasks += 1
      Task.immediate {
        await source.apply(outline, to: section, animatingDifferences: animated)
        end(number)
        tasks -= 1
      }
    default: try toggle(animated)
    }
  }

  /// Expands or collapses a random item, and checks that only the rows of its descendants change.
  func toggle(_ animated: Bool) throws {
    let contents = source.newest
    let outlines = contents.snapshot.sectionIdentifiers.map { contents.outline(of: $0) }
    let item = outlines.flatMap(\.items).randomElement(using: &random)
    guard let item, let outline = outlines.first(where: { $0.contains(item) }) else { return }
    note("toggle \(item)")
    let (before, newest) = (stamp, contents.snapshot)
    let number = nextNumber
    nextNumber += 1
    let hasChanged = source.toggleItem(item, mode: animated ? .animated : .notAnimated) {
      [self] in end(number)
    }
    if hasChanged { applies += 1 }
    let wasInterrupted = stamp != before
    if wasInterrupted || hasChanged { expect(source.newest.snapshot.notation) }
    guard hasChanged && !wasInterrupted else { return }
    var items = newest.itemIdentifiers.map(\.description)
    if let row = newest.indexOfItem(item),
      let section = newest.sectionIdentifier(containingItem: item)
    {
      let below = { (outline: SectionSnapshot<Noted>) in
        outline.snapshot(of: item).visibleItems.map(\.description)
      }
      if outline.isExpanded(item) {
        items.removeSubrange(row + 1..<row + 1 + (below(outline)).count)
      } else {
        items.insert(contentsOf: below(source.newest.outline(of: section)), at: row + 1)
      }
    }
    try #require(
      source.newest.snapshot.itemIdentifiers.map(\.description) == items,
      failure
    )
  }

  func registerApply() -> Int {
    applies += 1
    defer { nextNumber += 1 }
    return nextNumber
  }

  /// Records the end of an apply that another one may precede if handlers and observers apply.
  func end(_ number: Int) {
    if nests { endedInAnyOrder.insert(number) } else { ended.append(number) }
  }

  func completion() -> () -> Void {
    let number = registerApply()
    return { [self] in
      ended.append(number)
      interrupt()
    }
  }

  func note(_ step: String) { trace.append(step) }
}
