import DiffableSnapshots

// Items that are not `Sendable`, and the messages of the compiler.

// error: conformance of 'AnyHashable' to 'Sendable' is unavailable
func show(_ items: [AnyHashable], in snapshot: inout Snapshot<Int, AnyHashable>) {
  // warning: conformance of 'AnyHashable' to 'Sendable' is unavailable
  snapshot.appendItems(items)
}

// note: class 'Download' does not conform to the 'Sendable' protocol
final class Download {}

// note: consider making struct 'DownloadItem' conform to the 'Sendable' protocol
struct DownloadItem: Hashable {
  let id: Int
  let download: Download

  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// error: type 'DownloadItem' does not conform to the 'Sendable' protocol
func show(_ items: [DownloadItem], in snapshot: inout Snapshot<Int, DownloadItem>) {
  // warning: type 'DownloadItem' does not conform to the 'Sendable' protocol
  snapshot.appendItems(items)
}

enum Advised {
  struct DownloadItem: Hashable, Sendable {
    let id: Int
    // error: stored property 'download' of 'Sendable'-conforming struct 'DownloadItem' has non-Sendable type 'Download'
    let download: Download

    static func == (left: Self, right: Self) -> Bool { left.id == right.id }

    func hash(into hasher: inout Hasher) { hasher.combine(id) }
  }
}
