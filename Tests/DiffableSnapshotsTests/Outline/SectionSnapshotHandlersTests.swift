import DiffableSnapshots
import DiffableSnapshotsTesting
import TestSupport
import Testing

struct SectionSnapshotHandlersTests {
  @Test func handlersAreCalledInOrder() throws {
    let screen = OutlineScreen()
    var asked: [String] = []
    screen.dataSource.sectionSnapshotHandlers.shouldExpandItem = {
      asked.append("may \($0) expand")
      return $0 != 5
    }
    screen.dataSource.sectionSnapshotHandlers.willExpandItem = { asked.append("\($0) expands") }
    screen.dataSource.sectionSnapshotHandlers.shouldCollapseItem = {
      asked.append("may \($0) collapse")
      return $0 != 6
    }
    screen.dataSource.sectionSnapshotHandlers.willCollapseItem = { asked.append("\($0) collapses") }
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
      asked.append("below \(parent): \(present.notation)")
      return present
    }
    screen.show("1[2(3)] 5[7] 6(8)")
    #expect(asked == [])
    #expect(screen.dataSource.expandItem(1))
    #expect(!screen.dataSource.expandItem(1))
    #expect(!screen.dataSource.expandItem(5))
    #expect(screen.dataSource.collapseItem(1))
    #expect(!screen.dataSource.collapseItem(6))
    #expect(!screen.dataSource.expandItem(99))
    #expect(
      asked == [
        "may 1 expand", "1 expands", "below 1: 2(3)", "may 5 expand", "may 1 collapse",
        "1 collapses", "may 6 collapse",
      ]
    )
    #expect(screen.notation() == "1[2(3)] 5[7] 6(8)")
    try screen.expectAgreement()
  }

  @Test(arguments: ListKind.all)
  func childrenAreLoadedOnDemand(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
      guard present.items.isEmpty else { return present }
      var children = SectionSnapshot<Int>()
      children.append([parent * 10, parent * 10 + 1])
      return children
    }
    screen.apply([("a", [1, 2])])
    _ = screen.receivedChanges()
    screen.dataSource.expandItem(1)
    screen.dataSource.expandItem(11)
    #expect(screen.receivedChanges().map { $0?.items.insertions.count } == [2, 2])
    #expect(screen.notation() == "1(10 11(110 111)) 2")
    screen.dataSource.collapseItem(1)
    screen.dataSource.expandItem(1)
    #expect(screen.notation() == "1(10 11(110 111)) 2")
    #expect(screen.receivedChanges().map { $0?.count } == [4, 4])
    try screen.expectAgreement()
  }

  /// The children of a moved item that is expanded take its position; if the item was hidden, they stay hidden.
  ///
  /// The descendants of a moved item that is collapsed are removed.
  @Test func loadedChildrenMoveFromOtherSections() throws {
    let screen = OutlineScreen()
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, present in
      parent == 1 ? SectionSnapshot("5(3) 9[10]") : present
    }
    screen.show("1[2] 4")
    screen.apply([("a", [1, 4]), ("b", [3, 6, 10])])
    screen.show("7[9(11 12[13]) 5[14(15)] 8]", in: "c")
    screen.dataSource.expandItem(1)
    #expect(screen.notation() == "1(5(3) 9[10]) 4")
    #expect(screen.notation(of: "b") == "6")
    #expect(screen.notation(of: "c") == "7[11 12[13] 8]")
    try screen.expectAgreement()
    screen.dataSource.expandItem(7)
    #expect(screen.notation(of: "c") == "7(11 12[13] 8)")
    try screen.expectAgreement()
  }

  @Test func loadedItemsThatAreElsewhereInTheOutlineStayThere() throws {
    let screen = OutlineScreen()
    var isComplete = false
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { _, _ in
      SectionSnapshot("2 4 1 6")
    }
    screen.show("1[2] 4[5]")
    screen.apply([("a", [1, 4]), ("b", [6])])
    _ = screen.receivedChanges()
    var problems: [SnapshotProblem<String, Int>] = []
    screen.dataSource.problemHandler = { problems.append($0) }
    #expect(screen.dataSource.expandItem(1) { isComplete = true })
    #expect(problems == [.existingItems([4, 1], call: "expandItem(_:mode:completion:)")])
    #expect(isComplete)
    #expect(screen.notation() == "1(2 6) 4[5]")
    #expect(screen.notation(of: "b") == "")
    try screen.expectAgreement()
    // The problem is handed on once.
    screen.dataSource.collapseItem(1)
    #expect(screen.notation() == "1[2 6] 4[5]")
    #expect(problems.count == 1)
    #expect(screen.dataSource.snapshot(for: "a").problems.isEmpty)
    #expect(screen.dataSource.snapshot().problems.isEmpty)
    try screen.expectAgreement()
  }

  /// One of the handlers deletes the item, hides it, expands or collapses it itself, or only adds an item.
  @Test(arguments: 0..<4, ["deleted", "hidden", "done", "kept"])
  func handlersMayApply(_ handler: Int, _ effect: String) throws {
    let screen = OutlineScreen()
    let source = screen.dataSource
    var isFirst = true
    let act = { [unowned screen, unowned source] in
      guard isFirst else { return }
      isFirst = false
      switch effect {
      case "deleted": screen.apply([("a", [9])])
      case "hidden": source.collapseItem(1)
      case "done": if handler == 3 { source.collapseItem(2) } else { source.expandItem(2) }
      default: screen.apply([("a", source.snapshot().itemIdentifiers + [9])])
      }
    }
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      if handler == 0 { act() }
      return true
    }
    source.sectionSnapshotHandlers.willExpandItem = { _ in if handler == 1 { act() } }
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, present in
      if handler == 2 { act() }
      return present
    }
    source.sectionSnapshotHandlers.willCollapseItem = { _ in if handler == 3 { act() } }
    screen.show(handler == 3 ? "1(2(3) 4)" : "1(2[3] 4)")
    var completed = 0
    let hasChanged =
      handler == 3
      ? source.collapseItem(2) { completed += 1 } : source.expandItem(2) { completed += 1 }
    #expect(completed == 1)
    #expect(!isFirst)
    #expect(hasChanged == (effect == "hidden" || effect == "kept"))
    try screen.expectAgreement()
    let isOpen = handler != 3
    switch effect {
    case "deleted": #expect(screen.notation() == "9")
    case "hidden": #expect(screen.notation() == (isOpen ? "1[2(3) 4]" : "1[2[3] 4]"))
    case "done": #expect(screen.notation() == (isOpen ? "1(2(3) 4)" : "1(2[3] 4)"))
    default: #expect(screen.notation() == (isOpen ? "1(2(3) 4 9)" : "1(2[3] 4 9)"))
    }
  }

  /// The list shows only the last of several queued applies; the outlines include the changes of all applies.
  @Test(arguments: ListKind.all)
  func outlinesIncludeSupersededApplies(_ kind: ListKind) throws {
    let screen = OutlineScreen(kind)
    let source = screen.dataSource
    var completed: [Int] = []
    screen.show("1[2 3] 4[5(6)]")
    var isFirst = true
    screen.diary.onCell = { [unowned source, unowned screen] item in
      guard item == 2, isFirst else { return }
      isFirst = false
      source.expandItem(4) { completed.append(1) }
      source.collapseItem(1) { completed.append(2) }
      screen.apply([("a", source.snapshot().itemIdentifiers + [7])])
      source.collapseItem(5) { completed.append(3) }
      #expect(screen.notation() == "1[2 3] 4(5[6 7])")
    }
    source.expandItem(1) { completed.append(0) }
    #expect(completed == [0, 1, 2, 3])
    #expect(screen.notation() == "1[2 3] 4(5[6 7])")
    try screen.expectAgreement()
  }

  @Test func handlersDoNotRetainTheDataSource() {
    final class Token {}
    weak var weakSource: OutlineSource?
    weak var weakList: StrictList<String>?
    weak var weakToken: Token?
    do {
      let screen = OutlineScreen()
      let token = Token()
      (weakSource, weakList, weakToken) = (screen.dataSource, screen.list, token)
      screen.dataSource.sectionSnapshotHandlers.willExpandItem = { _ in _ = token }
      screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = {
        [unowned source = screen.dataSource] _, present in
        #expect(source.snapshot().numberOfItems > 0)
        return present
      }
      screen.show("1[2]")
      screen.dataSource.expandItem(1)
      screen.dataSource.collapseItem(1)
      #expect(weakToken != nil)
    }
    #expect(weakSource == nil)
    #expect(weakList == nil)
    #expect(weakToken == nil)
  }

  @Test func aHandlerMayReleaseTheDataSource() {
    final class Owner { var screen: OutlineScreen? = OutlineScreen() }
    let owner = Owner()
    weak let weakSource = owner.screen?.dataSource
    owner.screen?.show("1[2]")
    owner.screen?.dataSource.sectionSnapshotHandlers.willExpandItem = { _ in owner.screen = nil }
    var completed = 0
    owner.screen?.dataSource.expandItem(1) { completed += 1 }
    #expect(completed == 1)
    #expect(weakSource == nil)
  }
}
