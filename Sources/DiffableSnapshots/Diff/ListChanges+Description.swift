// Descriptions are left out of Embedded Swift, which cannot print the values of generic types that they describe.
#if !hasFeature(Embedded)
  extension ListChanges {
    /// Returns one line for each change, with the kind of change, its indexes or paths, and the identifier.
    ///
    /// - Parameters:
    ///   - path: Returns the text for a path.
    ///   - section: Returns the text for the section at an old or a new index.
    ///   - item: Returns the text for the item at an old or a new path.
    /// - Returns: The lines, deletions first.
    func lines(
      path: (ItemPath) -> String = { "\($0)" },
      section: (_ index: Int, _ isOld: Bool) -> String,
      item: (_ path: ItemPath, _ isOld: Bool) -> String
    ) -> [String] {
      var lines: [String] = []
      lines += sections.deletions.map { "delete section \($0): \(section($0, true))" }
      lines += sections.insertions.map { "insert section \($0): \(section($0, false))" }
      lines += sections.moves.map {
        "move section \($0.from) to \($0.to): \(section($0.to, false))"
      }
      lines += sections.reloads.map { "reload section \($0): \(section($0, false))" }
      lines += sections.reconfigurations.map {
        "reconfigure section \($0): \(section($0, false))"
      }
      lines += items.deletions.map { "delete \(path($0)): \(item($0, true))" }
      lines += items.insertions.map { "insert \(path($0)): \(item($0, false))" }
      lines += items.moves.map { "move \(path($0.from)) to \(path($0.to)): \(item($0.to, false))" }
      lines += items.reloads.map { "reload \(path($0)): \(item($0, false))" }
      lines += items.reconfigurations.map { "reconfigure \(path($0)): \(item($0, false))" }
      return lines
    }
  }

  extension ListChanges: CustomStringConvertible {
    /// The changes in one line, such as `delete 0.2, move 0.3 to 0.0`, or `no changes`.
    ///
    /// - Complexity: O(*c*), where *c* is the number of changes.
    public var description: String {
      let changes = lines(section: { _, _ in "" }, item: { _, _ in "" }).map { $0.dropLast(2) }
      return changes.isEmpty ? "no changes" : changes.joined(separator: ", ")
    }
  }
#endif
