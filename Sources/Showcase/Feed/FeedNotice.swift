import DiffableSources

/// A message about the feed.
///
/// All notices have the same identifier, so a new text updates the row.
struct FeedNotice: Identifiable, Equatable, Sendable {
  enum ID { case notice }

  let id = ID.notice
  var text: String
}

typealias NoticeSource = BasicSource<Identified<FeedNotice>, ReusableCell>

extension NoticeSource {
  convenience init(text: String = "") {
    self.init(cell: NoticeCell.self)
    show(text)
  }

  /// Shows a text in one row, or no row if the text is empty.
  func show(_ text: String) {
    items = text.isEmpty ? [] : [Identified(FeedNotice(text: text))]
  }
}

@available(macOS 15, *)
extension FeedPages.Status {
  /// The text of the footer: the paging state and the number of hidden duplicates.
  var footer: String {
    switch duplicates {
    case 0: state.notice
    case 1: "\(state.notice) · 1 repeated item hidden"
    default: "\(state.notice) · \(duplicates) repeated items hidden"
    }
  }
}

extension PagingState {
  /// A description of the state for the user.
  var notice: String {
    switch self {
    case .idle: "not loaded"
    case .loading(.refresh): "refreshing …"
    case .loading: "loading …"
    case .loaded: "more available"
    case .ended: "all loaded"
    case .failed(_, let error): "\(error), press r to try again"
    }
  }
}
