#if os(macOS) || os(Linux)
import DiffableSources

/// A message about the feed.
///
/// All notices have the same identifier, so a new text updates the row.
struct FeedNotice: Identifiable, Equatable, Sendable {
  enum ID { case notice }

  let id = ID.notice
  var text: String
}

typealias NoticeSource = BasicSource<ModelItem<FeedNotice>, ReusableCell>

extension NoticeSource {
  convenience init(text: String = "") {
    self.init(cell: NoticeCell.self)
    show(text)
  }

  /// Shows a text in one row, or no row if the text is empty.
  func show(_ text: String) {
    items = text.isEmpty ? [] : [ModelItem(FeedNotice(text: text))]
  }
}
#endif
