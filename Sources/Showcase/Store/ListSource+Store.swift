import DiffableSources

/// A source with one row that retries a request when it is selected.
typealias RetrySource = BasicSource<RetryRow, TerminalCell>

enum RetryRow { case tryAgain }

extension RetrySource {
  convenience init() {
    self.init { _ in TerminalCell("[try again]", name: "try again") }
    items = [.tryAgain]
  }
}

extension ListSource where Cell == TerminalCell {
  /// Returns a source with placeholder rows for content that is loading.
  static func placeholder(count: Int) -> BasicSource<Int, TerminalCell> {
    let source = BasicSource<Int, TerminalCell> { _ in
      TerminalCell("loading …", name: "placeholder")
    }
    source.items = Array(0..<count)
    return source
  }

  /// Sets the title of the section of this source, and returns the source.
  func titled(_ title: String) -> Self {
    supplementaryViewProvider = { kind in kind == .header ? TerminalCell(title) : nil }
    return self
  }

  /// Connects the source to a list that shows section titles.
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
  /// Shows the loading segment during a request, and then the result or the failed segment.
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
