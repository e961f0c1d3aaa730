import DiffableSnapshots

/// Rows that count calls of `==` and `hash(into:)`, which do not depend on the speed of the machine.
extension Row {
  static let counts: [Row] = {
    guard #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) else { return [] }
    return [
      calls("difference of snapshots, 10,000, churn 20 %: hashing", most: 0) {
        CallCounts.ofSnapshotDifference(.churn(10_000, 0.2)).hash
      },
      calls("difference of snapshots, 1,000 sections of 100, shuffled: hashing", most: 0) {
        CallCounts.ofSectionedDifference().hash
      },
      calls("one edit and apply, 100,000: hashing at most", most: EditBounds.hash) {
        CallCounts.ofEdits(100_000, edits: 30).hash
      },
      calls("one edit and apply, 100,000: comparing at most", most: EditBounds.equal) {
        CallCounts.ofEdits(100_000, edits: 30).equal
      },
    ]
  }()

  private static func calls(
    _ name: String,
    most: Int,
    _ count: @escaping @Sendable () throws -> Int
  ) -> Row {
    Row(name, .number(Double(most)), .amount(of: "calls") { Double(try count()) })
  }
}

/// The maximum number of calls for one edit and its apply, for lists of any size.
///
/// An edit looks up the item and its anchor once. The difference also compares the items of up to two chunks: the
/// chunk in which the item was, and the chunk in which it is. Chunks are built with 384 items each, and grow by the
/// insertions.
enum EditBounds {
  static let hash = 2
  static let equal = 2 * (384 + 6)
}

/// Functions that count the calls of `==` and `hash(into:)`.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
enum CallCounts {
  typealias Count = (equal: Int, hash: Int)

  static func ofDifference(_ workload: Workload) -> Count {
    let calls = Calls()
    let items = workload.map { Counted($0, calls) }
    return calls.during { keep(Difference(from: items.old, to: items.new)) }
  }

  static func ofSnapshotDifference(_ workload: Workload) -> Count {
    let calls = Calls()
    let items = workload.map { Counted($0, calls) }
    let (old, new) = (Snapshot(section: items.old), Snapshot(section: items.new))
    return calls.during { keep(new.difference(from: old)) }
  }

  static func ofSectionedDifference() -> Count {
    let calls = Calls()
    let identifier = { Counted($0, calls) }
    let snapshots = SectionedWorkload(sections: 1_000, of: 100, moving: 0.05)
      .snapshots(section: identifier, item: identifier)
    return calls.during { keep(snapshots.new.difference(from: snapshots.old)) }
  }

  /// Returns the maximum numbers of calls for one edit and its apply, over several edits.
  static func ofEdits(_ count: Int, edits: Int) -> Count {
    let calls = Calls()
    let items = (0..<count).map { Counted($0, calls) }
    let dataSource = DiffableDataSource(showing: Snapshot(section: items))
    var editor = Editor(items: items[count / 4..<count * 3 / 4]) { Counted(count + $0, calls) }
    var greatest: Count = (0, 0)
    for _ in 0..<edits {
      let edit = editor.next()
      let made = calls.during {
        var snapshot = dataSource.snapshot()
        snapshot.perform(edit)
        dataSource.apply(snapshot)
      }
      greatest = (max(greatest.equal, made.equal), max(greatest.hash, made.hash))
    }
    return greatest
  }
}
