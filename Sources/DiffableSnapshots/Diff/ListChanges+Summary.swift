extension ListChanges {
  /// The number of changes of each kind, in one line for logs.
  ///
  /// An example is `1 section inserted, 12 inserted, 3 deleted, 1 moved`. Numbers without the word
  /// *section* count items, or the rows of a list without sections. Without changes the summary is
  /// `no changes`.
  public var summary: String {
    var counts: [String] = []
    let count = { (count: Int, what: String) in
      if count > 0 { counts.append("\(count) \(what)") }
    }
    let countSections = { (number: Int, what: String) in
      count(number, (number == 1 ? "section " : "sections ") + what)
    }
    countSections(sections.insertions.count, "inserted")
    countSections(sections.deletions.count, "deleted")
    countSections(sections.moves.count, "moved")
    countSections(sections.reloads.count, "reloaded")
    countSections(sections.reconfigurations.count, "reconfigured")
    count(items.insertions.count, "inserted")
    count(items.deletions.count, "deleted")
    count(items.moves.count, "moved")
    count(items.reloads.count, "reloaded")
    count(items.reconfigurations.count, "reconfigured")
    return counts.isEmpty ? "no changes" : counts.joined(separator: ", ")
  }
}
