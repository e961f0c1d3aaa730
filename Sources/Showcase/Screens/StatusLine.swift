import DiffableTerminal

extension Screen {
  /// A line that says what happened: an error, a notice of the screen, or the changes of the list.
  var statusLine: TerminalText {
    if let problem = list.problem {
      return TerminalText(problem, style: TerminalStyle(color: .red))
    }
    if let notice { return TerminalText(notice, style: .dim) }
    return TerminalText(list.changes?.sentence ?? "", style: .dim)
  }
}

extension ChangeReport {
  /// The changes in words, such as `1 row added, 9 deleted`, or the name of the only row that changed.
  var sentence: String {
    let all = Kind.allCases.map { (verb: $0.verb, changes: changes(of: $0)) }
      .filter { !$0.changes.isEmpty }
    guard let first = all.first else { return "Nothing changed" }
    if all.count == 1 && first.changes.count == 1 {
      return "\(first.changes[0].name) \(first.verb)"
    }
    let counts = all.enumerated().map { offset, part in
      let rows = offset > 0 ? "" : part.changes.count == 1 ? "row " : "rows "
      return "\(part.changes.count) \(rows)\(part.verb)"
    }
    return counts.joined(separator: ", ")
  }
}

extension ChangeReport.Kind {
  fileprivate var verb: String {
    switch self {
    case .inserted: "added"
    case .deleted: "deleted"
    case .moved: "moved"
    case .updated: "changed"
    }
  }
}
