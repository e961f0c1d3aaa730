import DiffableSnapshots

/// How a ``StrictList`` performs a batch.
public enum StrictListMethod: Hashable, Sendable {
  /// The list performs all changes of the batch in one step.
  case batches

  /// The list performs the edits of the batch one after the other.
  case edits
}

/// A call that a ``StrictList`` received.
public enum StrictListEvent: Hashable, Sendable {
  /// A reload.
  case reload

  /// A batch for a list with the method ``StrictListMethod/batches``.
  case batch(ListChanges, animated: Bool)

  /// A batch for a list with the method ``StrictListMethod/edits``.
  ///
  /// The edits are empty if the list refused the batch before it read the edits.
  case edits([ListEdit], animated: Bool)
}
