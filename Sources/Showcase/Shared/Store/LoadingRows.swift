import DiffableSources

/// Rows that fill a list while its content is loading.
///
/// The middle row says that something is loading. No row can be selected.
final class LoadingRows {
  /// A row of a loading state.
  struct Row: Identifiable, Equatable, Sendable {
    let id: Int
    var text: String
  }

  let source = BasicSource<Identified<Row>, RowText> { RowText($0.model.text, name: "loading") }

  init() {
    source.refuseSelection()
    fill(rows: 5)
  }

  /// Changes the number of rows, which is at least one.
  func fill(rows count: Int) {
    let count = max(1, count)
    let rows = (0..<count).map { row in
      Identified(Row(id: row, text: row == (count - 1) / 2 ? "Loading …" : "·"))
    }
    if source.items.count != count { source.items = rows }
  }
}
