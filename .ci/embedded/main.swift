// A program for Embedded Swift, which uses only the standard library. It prints the edits and the content of a
// list. The script `run` compares the output with that of ordinary Swift.

import DiffableSnapshots

/// A model whose name can change while its identity stays the same.
struct Food: Identifiable, Equatable {
  let id: Int
  var name: String
}

typealias Item = ModelItem<Food>

func food(_ id: Int, _ name: String) -> Item { Item(Food(id: id, name: name)) }

@Sendable func changedName(_ old: Item, _ new: Item) -> ContentUpdate? {
  new.isContentEqual(to: old) ? nil : .reconfigure
}

let (apple, pear) = (food(1, "apple"), food(2, "pear"))
let (hazel, fig) = (food(3, "hazel"), food(4, "fig"))
let (dill, mint, tea, milk) = (food(5, "dill"), food(6, "mint"), food(10, "tea"), food(11, "milk"))
let (green, black, oat) = (food(12, "green tea"), food(13, "black tea"), food(14, "oat milk"))

/// The unit that is shown after the names of sections.
///
/// This is a separate object because Embedded Swift has no weak references. If the view provider captured
/// `Kitchen`, the data source could never be released.
final class Scale {
  var unit = "kg"
}

/// A data source with a list, and the test scenes that run on both.
final class Kitchen {
  let list: LineList
  let dataSource: DiffableDataSource<String, Item, LineList>
  let scale = Scale()

  init(list: LineList) {
    self.list = list
    dataSource = DiffableDataSource(
      target: list,
      contentComparison: ContentComparison(items: changedName)
    ) { _, _, item in item.model.name }
    dataSource.supplementaryViewProvider = { [scale] _, kind, _, section in
      kind == .header ? "\(section) (\(scale.unit))" : nil
    }
    dataSource.applyObserver = { report in
      switch report.outcome {
      case .batches(let batches):
        print("\(batches.count) batches, \(report.changeset?.count ?? -1) changes")
      case .reload(let reason): print(reason == .requested ? "reload as requested" : "reload")
      case .skipped: print("skipped")
      }
    }
  }

  /// Applies a first snapshot, edits of a copy, and an update.
  func edit() {
    let first = Snapshot {
      SnapshotSection("fruit") {
        apple
        pear
      }
      SnapshotSection("nuts") { hazel }
    }
    dataSource.apply(first) { print("shown") }
    list.show("first")

    var snapshot = first
    snapshot.appendItems([fig], toSection: "fruit")
    snapshot.moveItem(hazel, beforeItem: apple)
    snapshot.deleteItems([pear])
    dataSource.apply(snapshot)
    list.show("edits of a copy")

    dataSource.update { snapshot in
      snapshot.appendSections(["herbs"])
      snapshot.appendItems([dill, mint])
      snapshot.moveSection("nuts", beforeSection: "fruit")
    }
    list.show("update")
  }

  /// Edits a snapshot and the data source, each with a problem.
  func editUnknownItems() {
    var snapshot = dataSource.snapshot()
    do {
      try snapshot.edit { snapshot in
        snapshot.deleteAllItems()
        snapshot.insertItems([food(7, "rue")], afterItem: food(8, "sage"))
      }
      check("undone", false)
    } catch {
      check("undone", snapshot == dataSource.snapshot() && snapshot.problems.isEmpty)
      show(error)
    }
    dataSource.problemHandler = { show($0) }
    dataSource.update { $0.insertItems([food(7, "rue")], afterItem: food(8, "sage")) }
    list.show("update with a problem")
  }

  /// Changes the content of items and headers.
  func changeContent() {
    dataSource.update { $0.appendItems([food(5, "dried dill")], toSection: "herbs") }
    list.show("content")
    scale.unit = "g"
    dataSource.update { $0.reconfigureSections(["fruit"]) }
    list.show("headers")
  }

  /// Expands and collapses parents of an outline, one of which loads its children when it expands.
  func unfold() {
    var outline = SectionSnapshot([tea, milk])
    outline.append([green, black], to: tea)
    dataSource.apply(outline, to: "drinks")
    list.show("outline")
    dataSource.expandItem(tea)
    list.show("expanded")
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      SectionSnapshot([oat])
    }
    dataSource.toggleItem(milk)
    dataSource.collapseItem(tea)
    list.show("loaded, and collapsed")
    check("level", dataSource.level(of: oat) == 1 && dataSource.isExpanded(milk))
    let drinks = dataSource.snapshot(for: "drinks").items
    check("collapsed items", drinks == [tea, green, black, milk, oat])
  }

  /// Drags an item without permission to reorder, and then with permission.
  func drag() {
    list.drag(2, to: 5)
    dataSource.reorderingHandlers.canReorderItem = { $0 != milk }
    dataSource.reorderingHandlers.didReorder = { transaction in
      print("\(transaction.item.model.name) is in section \(transaction.move.to.section)")
    }
    list.drag(2, to: 5)
    list.show("drag")
  }

  /// Applies a snapshot within the completion of another apply, and reloads the list.
  func reload() {
    let all = dataSource.snapshot()
    dataSource.apply(Snapshot()) { self.dataSource.apply(all) }
    list.show("apply in a completion")
    dataSource.changeLimit = 0
    dataSource.apply(Snapshot())
    list.show("more changes than the limit")
    dataSource.applySnapshotUsingReloadData(all)
    list.show("reload")
  }
}

private func show(_ problem: SnapshotProblem<String, Item>) {
  if case .unknownItems(let items, let call) = problem {
    print("\(call): unknown item \(items[0].model.name)")
  }
}

#if !hasFeature(Embedded)
  private func show(_ error: any Error) {
    if let problem = error as? SnapshotProblem<String, Item> { show(problem) }
  }
#endif

func use(_ kitchen: Kitchen) {
  kitchen.edit()
  kitchen.editUnknownItems()
  kitchen.changeContent()
  kitchen.unfold()
  kitchen.drag()
  kitchen.reload()
}

do {
  let list = LineList()
  use(Kitchen(list: list))
  check("without its data source the list has no data", list.data == nil)
}
callSnapshots()
callSources()
callLists()
callOutlines()
