extension Batch {
  /// The batch as a script for a list that performs one edit after the other.
  ///
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections and *c* the number of changes and
  ///   of items in inserted and deleted sections.
  public var edits: [ListEdit] {
    EditScript(
      changes,
      oldSizes: layout.sizes(of: oldSnapshot.shape),
      newSizes: layout.sizes(of: snapshot.shape)
    ).edits
  }
}
