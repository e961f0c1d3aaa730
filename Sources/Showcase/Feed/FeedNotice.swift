import DiffableSources

/// What there is to say about the feed: the same row, whatever it says.
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

  /// Shows a text, or nothing.
  func show(_ text: String) {
    items = text.isEmpty ? [] : [Identified(FeedNotice(text: text))]
  }
}

@available(macOS 15, *)
extension FeedPages.Status {
  /// What the footer says.
  var footer: String {
    switch repetitions {
    case 0: state.notice
    case 1: "\(state.notice) · 1 repetition left out"
    default: "\(state.notice) · \(repetitions) repetitions left out"
    }
  }
}

extension PagingState {
  /// How things stand, in words.
  var notice: String {
    switch self {
    case .idle: "nothing yet"
    case .loading(.refresh): "refreshing …"
    case .loading: "loading …"
    case .loaded: "more to come"
    case .ended: "that is all"
    case .failed(_, let error): "\(error), r tries again"
    }
  }
}
