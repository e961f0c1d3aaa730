#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct ViewSelectionTests {
    @Test(arguments: ViewKind.allCases)
    func itemsAreSelectedAndDeselected(view: ViewKind) {
      let screen = view.screen([(0, [1, 2]), (1, [3])])
      for item in [3, 1, 4] { screen.selectedItems.append(item) }
      #expect(screen.selectedItems == [1, 3])
      for item in [1, 4] { screen.selectedItems.removeAll { $0 == item } }
      #expect(screen.selectedItems == [3])
      #expect(screen.view.selectedPaths == [IndexPath(item: 0, section: 1)])
    }

    @Test(arguments: ViewKind.allCases, [ApplyMode.animated, .notAnimated, .reload])
    func selectedItemsStaySelectedWhereverTheyAre(view: ViewKind, mode: ApplyMode) {
      let screen = view.screen([(0, [1, 2, 3]), (1, [4])])
      screen.selectedItems = [1, 3, 4]
      var snapshot = Snapshot([(1, [5, 3]), (0, [2, 1])])
      snapshot.reloadItems([3, 1])
      screen.apply(snapshot, mode: mode)
      #expect(screen.selectedItems == [3, 1])
      screen.update(mode: mode) { $0.reloadSections([0]) }
      #expect(screen.selectedItems == [3, 1])
      screen.view.removeFromSuperview()
      screen.apply([(0, [1, 2])])
      #expect(screen.selectedItems == [1])
      screen.apply([(0, [5])])
      #expect(screen.selectedItems == [])
    }

    @Test(arguments: [ApplyMode.animated, .notAnimated, .reload])
    func theCellsOfACollectionViewShowTheSelection(mode: ApplyMode) {
      let screen = TestCollection(visibleRows: 10)
      screen.apply([(0, [1, 2, 3, 4]), (1, [5])])
      screen.selectedItems = [1, 2, 4]
      var snapshot = Snapshot([(2, [6, 4]), (0, [9, 1, 3])])
      snapshot.reloadItems([1])
      screen.apply(snapshot, mode: mode)
      let selected = screen.shownTexts.indices.flatMap { section in
        screen.shownTexts[section].indices.map { item in
          (screen.cell(section, item) as? UICollectionViewCell)?.isSelected == true
        }
      }
      #expect(selected == [false, true, false, true, false])
    }
  }
#endif
