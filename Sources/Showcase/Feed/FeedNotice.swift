#if os(macOS) || os(Linux)
import DiffableSources

/// A message about the feed.
///
/// All notices have the same identifier, so a new text updates the row.
struct FeedNotice: Identifiable, Equatable, Sendable {
  enum ID { case notice }

  let id = ID.notice
  var text: String

  /// The name in reports of changes.
  var name: String
}

typealias NoticeSource = BasicSource<ModelItem<FeedNotice>, ReusableCell>

extension NoticeSource {
  convenience init(text: String = "") {
    self.init(cell: NoticeCell.self)
    show(text)
  }

  /// Shows a text in one row, or no row if the text is empty.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name in reports of changes, or `nil` to use the text.
  func show(_ text: String, name: String? = nil) {
    items = text.isEmpty ? [] : [ModelItem(FeedNotice(text: text, name: name ?? text))]
  }
}
#endif
