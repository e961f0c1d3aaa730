#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// Waits until a view is no longer busy; a view reports neither the end of most drags nor that of uncommitted
  /// updates.
  @MainActor
  package func waitWhile(_ isBusy: () -> Bool) async {
    while isBusy() { try? await Task.sleep(nanoseconds: 50_000_000) }
  }

  extension ListData {
    /// Returns whether a view is busy, and then lets applies continue when it is no longer busy.
    @MainActor
    func applyMustWait(while isBusy: @escaping () -> Bool) -> Bool {
      guard isBusy() else { return false }
      Task {
        await waitWhile(isBusy)
        resumeApplies()
      }
      return true
    }
  }
#endif
