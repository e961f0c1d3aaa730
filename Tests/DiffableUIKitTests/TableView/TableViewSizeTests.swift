#if canImport(UIKit) && !os(watchOS)
  @testable import DiffableUIKit
  import Testing
  import UIKit

  /// Whether a table view of a given size is on screen.
  @MainActor
  struct TableViewSizeTests {
    /// A table view that a layout has collapsed in one direction has been laid out, and performs batches.
    @Test(arguments: [
      (CGSize(width: 320, height: 480), true), (CGSize(width: 320, height: 0), true),
      (CGSize(width: 0, height: 480), true), (CGSize(width: 0, height: 0), false),
    ])
    func aTableViewIsOffScreenOnlyWithoutWidthAndHeight(_ size: CGSize, isOnScreen: Bool) {
      let table = TestTable([(0, [1, 2])])
      table.tableView.frame.size = size
      #expect(table.dataSource.target.isOnScreen == isOnScreen)
    }
  }
#endif
