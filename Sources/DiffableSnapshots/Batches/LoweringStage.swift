/// The changes of one batch, in the coordinates before and after the batch.
struct LoweringStage {
  var changes: ListChanges

  /// The sections after the stage, or nil when they equal the sections of the new snapshot.
  var sections: [SectionState]?

  /// A section of the list between two batches.
  struct SectionState {
    /// The index of the section in the old snapshot, or nil for an inserted section.
    var old: Int?

    /// The index of the section in the new snapshot, or nil for a deleted section.
    var new: Int?

    /// The items, or nil when they equal the items of the new section.
    ///
    /// For a deleted section, nil means the items of the old section.
    var items: [StagedOrder.Entry]?
  }
}
