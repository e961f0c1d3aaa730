extension Batch {
  /// The edits of the batch, for a list that performs one edit after the other.
  ///
  /// - Complexity: O(*s* + *c* log *c*), where *s* is the number of sections. *c* is the number of changes plus
  ///   the number of items in inserted and deleted sections.
  public var edits: [ListEdit] {
    EditScript(
      changes,
      matching,
      oldSizes: layout.sizes(of: oldSnapshot.shape),
      newSizes: layout.sizes(of: snapshot.shape)
    ).edits
  }
}
