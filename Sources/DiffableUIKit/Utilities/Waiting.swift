#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// Waits until a view is no longer busy; a view reports neither the end of most drags nor that of uncommitted updates.
  @MainActor
  func waitWhile(_ isBusy: () -> Bool) async {
    while isBusy() { try? await Task.sleep(nanoseconds: 50_000_000) }
  }

  extension ListData {
    /// Lets applies continue when a view is no longer busy.
    @MainActor
    func continueApplies(after isBusy: @escaping () -> Bool) {
      Task {
        await waitWhile(isBusy)
        endReordering()
      }
    }
  }
#endif
