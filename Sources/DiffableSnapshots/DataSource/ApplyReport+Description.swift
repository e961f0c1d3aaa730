// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension ApplyReport: CustomStringConvertible {
    /// A line that says what happened, then a line of counts for each batch.
    ///
    /// ```
    /// Apply, animated: 2 inserted, 1 deleted, 1 reloaded, found in 85 µs
    ///   batch 1 of 2: 2 inserted, 1 deleted
    ///   batch 2 of 2: 1 reloaded
    /// ```
    ///
    /// To print the individual changes, print ``changeset``.
    ///
    /// - Complexity: O(*b*), where *b* is the number of batches.
    public var description: String {
      var title = "Apply, \(outcomeText)"
      if let changeset { title += ": \(changeset.summary)" }
      if let seconds { title += ", found in \(Int(seconds * 1e6 + 0.5)) µs" }
      guard case .batches(let batches) = outcome else { return title }
      let lines = batches.enumerated().map { offset, batch in
        "batch \(offset + 1) of \(batches.count): \(batch.summary)"
      }
      return ([title] + lines).joined(separator: "\n  ")
    }

    private var outcomeText: String {
      switch outcome {
      case .batches: mode == .animated ? "animated" : "not animated"
      case .reload(.requested): "reload on request"
      case .reload(.first): "reload, the list showed nothing yet"
      case .reload(.offScreen): "reload, the list is off screen"
      case .reload(.tooManyChanges): "reload, too many changes"
      case .skipped: "skipped"
      }
    }
  }
#endif
