// Descriptions are left out of Embedded Swift, which cannot print the values of generic types that they describe.
#if !hasFeature(Embedded)
  extension ListChanges {
    /// Returns one line for each change, with the kind of change, its indexes or paths, and the identifier.
    ///
    /// - Parameters:
    ///   - path: Returns the text for a path.
    ///   - section: Returns the text for the section at an old or a new index.
    ///   - item: Returns the text for the item at an old or a new path.
    /// - Returns: The lines, in the order of the ten lists.
    func lines(
      path: (ItemPath) -> String = { "\($0)" },
      section: (_ index: Int, _ isOld: Bool) -> String,
      item: (_ path: ItemPath, _ isOld: Bool) -> String
    ) -> [String] {
      var lines: [String] = []
      lines += sectionDeletions.map { "delete section \($0): \(section($0, true))" }
      lines += sectionInsertions.map { "insert section \($0): \(section($0, false))" }
      lines += sectionMoves.map { "move section \($0.from) to \($0.to): \(section($0.to, false))" }
      lines += sectionReloads.map { "reload section \($0): \(section($0, false))" }
      lines += sectionReconfigurations.map {
        "reconfigure section \($0): \(section($0, false))"
      }
      lines += itemDeletions.map { "delete \(path($0)): \(item($0, true))" }
      lines += itemInsertions.map { "insert \(path($0)): \(item($0, false))" }
      lines += itemMoves.map { "move \(path($0.from)) to \(path($0.to)): \(item($0.to, false))" }
      lines += itemReloads.map { "reload \(path($0)): \(item($0, false))" }
      lines += itemReconfigurations.map { "reconfigure \(path($0)): \(item($0, false))" }
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
