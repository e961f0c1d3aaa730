import DiffableSources
import DiffableTerminal

extension ListSource where Cell == RowText {
  /// Connects the source to a list that shows section titles.
  func connect(to list: TerminalList) -> SourceConnection<RowText, TerminalList> {
    SourceConnection(
      self,
      to: list,
      cell: { _, _, row in TerminalCell(row) },
      supplementaryView: { _, _, _, title in TerminalCell(title) }
    )
  }
}

extension TerminalCell {
  init(_ row: RowText) { self.init(row.text, name: row.name) }
}
