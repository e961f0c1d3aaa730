// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Changeset: CustomStringConvertible {
    /// A line with the number of changes, then a line for each.
    ///
    /// ```
    /// Changeset: 3 changes
    ///   delete 0.2: plum
    ///   insert 1.0: hazel
    ///   move 0.3 to 0.0: apple
    /// ```
    ///
    /// - Complexity: O(*c* log *n*), where *c* is the number of changes and *n* that of sections and
    ///   items, and the text to write.
    public var description: String {
      let title = "Changeset: \(count) change\(count == 1 ? "" : "s")"
      let lines = changes.lines { offset, isOld in
        (isOld ? old : new).sectionIdentifier(for: offset).map { "\($0)" } ?? "out of bounds"
      } item: { path, isOld in
        (isOld ? old : new).itemIdentifier(for: path).map { "\($0)" } ?? "out of bounds"
      }
      return ([title] + lines).joined(separator: "\n  ")
    }
  }
#endif
