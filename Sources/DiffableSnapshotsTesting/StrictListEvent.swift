import DiffableSnapshots

/// How a ``StrictList`` carries out a batch.
public enum StrictListMethod: Hashable, Sendable {
  /// By its ten lists, in one step.
  case batches

  /// By its edits, one after the other.
  case edits
}

/// What a ``StrictList`` was told.
public enum StrictListEvent: Hashable, Sendable {
  /// To show its data afresh.
  case reload

  /// To carry out these changes in one step.
  case batch(ListChanges, animated: Bool)

  /// To carry out these edits one after the other; none where it refused to ask for them.
  case edits([ListEdit], animated: Bool)
}
