import DiffableSnapshots
import GTKList

/// The time that one edit of a long list takes, in the package and in GTK.
///
/// The package's time is that of an apply to a target that reads the row splice of each batch, and shows nothing.
/// GTK's time is the rest of the same apply to a list in a window, and the work of the main loop until the next
/// frame is painted.
enum Figures {
  private typealias Edit = (inout Snapshot<Int, Int>, _ number: Int) -> Void

  /// Reports the figures, and ends the program if the package takes longer than GTK.
  static func report() {
    for count in [10_000, 100_000] {
      Check.report("One edit of \(count) items in 100 sections, median of 15, in microseconds:")
      for (name, edit) in edits(ofItems: count) {
        let plain = RowSpliceTarget()
        let package = times(of: edit, count, plain) { _, _, _ in
          ()
        } frame: {
          .zero
        }.apply
        let window = ListWindow("Figures", GTKListTarget())
        let (apply, frame) = times(of: edit, count, window.list) { list, _, item in
          list.label("No. \(item)")
        } frame: {
          window.runUntilPainted()
        }
        let gtk = apply - package + frame
        Check.report("  \(name): package \(package), GTK \(gtk) with \(frame) for the next frame")
        Check.that(package < gtk, "The package takes longer than GTK")
      }
    }
  }

  private static func edits(ofItems count: Int) -> [(String, Edit)] {
    let middle = count / 2
    return [
      ("insert", { $0.insertItems([count + $1], beforeItem: middle) }),
      ("delete", { $0.deleteItems([middle + $1]) }),
      (
        "move by a few rows",
        { $0.moveItem(middle, beforeItem: middle + ($1 % 2 == 0 ? 9 : 3)) }
      ),
      ("move to the start", { $0.moveItem(count - 1 - $1, beforeItem: 3) }),
      ("reconfigure", { $0.reconfigureItems([$1 % 2]) }),
      ("reload", { $0.reloadItems([$1 % 2]) }),
    ]
  }

  /// Returns the medians of the time of an edit with its apply, and of the work for the next frame.
  private static func times<Target: ListTarget>(
    of edit: Edit,
    _ count: Int,
    _ target: Target,
    cell: @escaping (Target, ItemPath, Int) -> Target.Cell,
    frame: () -> Duration
  ) -> (apply: Int, frame: Int) {
    let dataSource = DiffableDataSource<Int, Int, Target>(target: target, cellProvider: cell)
    let size = count / 100
    dataSource.apply(
      Snapshot((0..<100).map { ($0, Array($0 * size..<($0 + 1) * size)) })
    )
    _ = frame()
    let times = (0..<15).map { number in
      let apply = ContinuousClock().measure {
        var snapshot = dataSource.snapshot()
        edit(&snapshot, number)
        dataSource.apply(snapshot)
      }
      return (apply: apply, frame: frame())
    }
    func median(_ times: [Duration]) -> Int {
      Int(times.sorted()[times.count / 2] / .microseconds(1))
    }
    return (median(times.map(\.apply)), median(times.map(\.frame)))
  }
}

/// A list that does nothing but ask for the row splice of each batch.
private final class RowSpliceTarget: ListTarget {
  let capabilities = ListCapabilities.flatList
  var data: ListData<Void>?

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) {
    completion()
  }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    updateData()
    withExtendedLifetime(batch.rowSplice) {}
    completion()
  }
}
