/// The content of a batch: the changes of one stage, in the coordinates before and after it.
struct LoweringStage {
  var changes: ListChanges

  /// The sections after the stage, or nil when they are those of the new snapshot.
  var sections: [SectionState]?

  /// A section between two batches.
  struct SectionState {
    /// The index of the section in the old snapshot, or nil for an inserted section.
    var old: Int?

    /// The index of the section in the new snapshot, or nil for a deleted section.
    var new: Int?

    /// The items, or nil when they are the items of the new section, or of the old section if there is no
    /// new one.
    var items: [StagedOrder.Entry]?
  }
}
