import DiffableSources

/// The links at the end of the page, below a label that cannot be selected.
final class StoreLinks {
  let source: CompositeSource<RowText>

  init(follow: @escaping (_ link: QuickLink) -> Void) {
    let label = BasicSource<LinkLabel, RowText> { RowText($0.rawValue, name: "label") }
    label.refuseSelection()
    label.items = LinkLabel.allCases
    let links = BasicSource<QuickLink, RowText> { RowText($0.rawValue) }
    links.items = QuickLink.allCases
    links.handlers.didSelect = { link, _ in follow(link) }
    source = CompositeSource([label, links], sections: .merged).titled("Quick links")
  }
}

enum LinkLabel: String, CaseIterable {
  case question = "What would you like to do?"
}

enum QuickLink: String, CaseIterable {
  case turn = "Turn the shelves"
  case sale = "Everything at half price, today only"
  case top = "Back to the top"
}

enum FooterLine: Hashable {
  case note(String)
  case terms

  var text: String {
    switch self {
    case .note(let text): text
    case .terms: "Terms and conditions"
    }
  }
}
