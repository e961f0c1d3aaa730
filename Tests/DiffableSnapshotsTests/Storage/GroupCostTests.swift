import TestSupport
import Testing

@testable import DiffableSnapshots

// Release builds do not count.
#if DEBUG
  /// The number of groups of chunks that an edit of many small sections moves or gives another start.
  @Suite(.withoutInternalChecks) struct GroupCostTests {
    typealias List = Snapshot<Int, Int>

    /// Returns the number of updates that an edit of a snapshot needs, and the number of groups before and after it.
    private func updates(
      _ list: List,
      _ edit: (inout List) throws -> Void
    ) rethrows -> (updates: Int, groups: Int) {
      var edited = list
      try edit(&edited)
      #expect(edited.store.shape.sizes.reduce(0, +) == edited.numberOfItems)
      let (old, new) = (list.store.shape.order, edited.store.shape.order)
      return (new.groupUpdates - old.groupUpdates, old.groups.count + new.groups.count)
    }

    /// Returns a snapshot of sections that have one item each.
    private func list(_ count: Int) -> List { List((0..<count).map { ($0, [$0]) }) }

    /// An edit of many sections or items updates each group a few times, not once for each section or item.
    @Test func editsOfManySmallSectionsUpdateEachGroupAFewTimes() throws {
      let count = 20_000
      let list = list(count)
      let even = Array(stride(from: 0, to: count, by: 2))
      let edits: [(String, (inout List) throws -> Void)] = [
        ("delete every second section", { $0.deleteSections(even) }),
        ("delete a few hundred sections", { $0.deleteSections(even.filter { $0 % 64 == 0 }) }),
        ("delete all sections", { $0.deleteSections(Array(0..<count)) }),
        ("delete every second item", { $0.deleteItems(even) }),
        ("delete a few hundred items", { $0.deleteItems(even.filter { $0 % 64 == 0 }) }),
        ("insert sections", { $0.insertSections(Array(count..<2 * count), beforeSection: 9) }),
        ("insert items", { $0.insertItems(Array(count..<11 * count), beforeItem: 9) }),
        ("move items", { $0.appendItems(even, toSection: 7) }),
      ]
      for (name, edit) in edits {
        let (updates, groups) = try updates(list, edit)
        #expect(updates <= 4 * groups, "\(name)")
      }
    }

    @Test func movingALongSectionUpdatesEachGroupAFewTimes() throws {
      var list = list(20_000)
      list.appendItems(Array(20_000..<220_000), toSection: 5)
      let (updates, groups) = updates(list) { $0.moveSection(5, beforeSection: 2) }
      #expect(updates <= 4 * groups)
    }

    /// Deleting the items of chunks that are not the first of their sections removes whole groups.
    @Test func deletingALongRangeUpdatesEachGroupAFewTimes() {
      let list = List([(0, Array(0..<1_000_000))])
      let (updates, groups) = updates(list) { $0.deleteItems(Array(1..<999_999)) }
      #expect(updates <= 4 * groups)
    }
  }
#endif
