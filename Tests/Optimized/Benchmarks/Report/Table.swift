/// A table of findings.
struct Table {
  var findings: [Finding]

  /// The table as text with aligned columns.
  var text: String {
    let rows = [Finding.titles] + findings.map { $0.cells }
    let widths = Finding.titles.indices.map { column in
      rows.reduce(0) { max($0, $1[column].count) }
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        // Text is aligned to the left, and numbers are aligned to the right.
        return column == 0 || column == 4 ? cell + padding : padding + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  /// Returns the table as Markdown, followed by a note.
  func markdown(note: String) -> String {
    let lines = findings.map { "| \($0.cells.joined(separator: " | ")) |" }
    let titles = "| \(Finding.titles.joined(separator: " | ")) |"
    return ([titles, "|---|--:|--:|--:|---|"] + lines + ["", note, ""]).joined(separator: "\n")
  }

  /// A sentence with the number of goals that are met.
  var summary: String {
    let results = findings.compactMap { $0.isMet }
    return "\(results.count { $0 }) of \(results.count) goals are met."
  }
}
