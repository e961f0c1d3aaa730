import DiffableSources

/// A source with one row that retries a request when it is selected.
typealias RetrySource = BasicSource<RetryRow, RowText>

enum RetryRow { case tryAgain }

extension RetrySource {
  convenience init() {
    self.init { _ in RowText("[try again]", name: "try again") }
    items = [.tryAgain]
  }
}

extension BasicSource {
  /// Makes the source refuse the selection of its items.
  func refuseSelection() { handlers.canSelect = { _, _ in false } }
}

extension ListSource where Cell == RowText {
  /// Returns a source with placeholder rows for content that is loading.
  static func placeholder(count: Int) -> BasicSource<Int, RowText> {
    let source = BasicSource<Int, RowText> { _ in
      RowText("loading …", name: "loading")
    }
    source.refuseSelection()
    source.items = Array(0..<count)
    return source
  }

  /// Sets the title of the section of this source, and returns the source.
  func titled(_ title: String) -> Self {
    supplementaryViewProvider = { kind in kind == .header ? RowText(title) : nil }
    return self
  }
}

extension SegmentedSource where Segment == LoadingState {
  /// Shows the loading segment during a request, and then the result or the failed segment.
  func load<Value>(
    _ fetch: (_ reply: @escaping StoreServer.Reply<Value>) -> Void,
    show: @escaping (Value) -> Void
  ) {
    selection = .loading
    fetch { result in
      self.update {
        switch result {
        case .success(let value):
          show(value)
          self.selection = .loaded
        case .failure:
          self.selection = .failed
        }
      }
    }
  }
}
