// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Changeset: CustomStringConvertible {
    /// A text with the number of changes, then one line for each change.
    ///
    /// ```
    /// Changeset: 3 changes
    ///   delete 0.2: plum
    ///   insert 1.0: hazel
    ///   move 0.3 to 0.0: apple
    /// ```
    ///
    /// - Complexity: O(*c* log *n*) plus the length of the text, where *c* is the number of changes and
    ///   *n* the number of sections and items.
    public var description: String {
      let title = "Changeset: \(count) change\(count == 1 ? "" : "s")"
      let lines = changes.lines { index, isOld in
        (isOld ? old : new).sectionIdentifier(for: index).map { "\($0)" } ?? "out of bounds"
      } item: { path, isOld in
        (isOld ? old : new).itemIdentifier(for: path).map { "\($0)" } ?? "out of bounds"
      }
      return ([title] + lines).joined(separator: "\n  ")
    }
  }
#endif
