import DiffableSources

/// A row that one selects to try again.
typealias RetrySource = BasicSource<RetryRow, TerminalCell>

enum RetryRow { case tryAgain }

extension RetrySource {
  convenience init() {
    self.init { _ in TerminalCell("[try again]", name: "try again") }
    items = [.tryAgain]
  }
}

extension ListSource where Cell == TerminalCell {
  /// Rows in the place of what is to come, in words that make sense in a log too.
  static func placeholder(count: Int) -> BasicSource<Int, TerminalCell> {
    let source = BasicSource<Int, TerminalCell> { _ in
      TerminalCell("loading …", name: "placeholder")
    }
    source.items = Array(0..<count)
    return source
  }

  /// Gives the section that the source makes a title.
  func titled(_ title: String) -> Self {
    supplementaryViewProvider = { kind in kind == .header ? TerminalCell(title) : nil }
    return self
  }

  /// Shows the source in a terminal, with the titles of its sections.
  func connect(to list: TerminalList) -> SourceConnection<TerminalCell, TerminalList> {
    SourceConnection(
      self,
      to: list,
      cell: { _, _, cell in cell },
      supplementaryView: { _, _, _, title in title.text }
    )
  }
}

extension SegmentedSource where Segment == LoadingState {
  /// Shows that something is on its way, and then what has come of it.
  func load<Value>(
    _ fetch: (_ reply: @escaping StoreServer.Reply<Value>) -> Void,
    show: @escaping (Value) -> Void
  ) {
    selection = .loading
    fetch { [weak self] result in
      self?.update {
        switch result {
        case .success(let value):
          show(value)
          self?.showLoaded()
        case .failure:
          self?.selection = .failed
        }
      }
    }
  }
}
