/// What an apply came to.
///
/// A data source gives one to its ``DiffableDataSource/applyObserver`` for each apply. It is a value that
/// can be sent elsewhere, and it prints as a few lines for logs.
public struct ApplyReport<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  /// What the list was told.
  public enum Outcome: Sendable {
    /// To carry out these batches; none when it showed the snapshot already.
    case batches([Batch<Section, Item>])

    /// To show its data afresh.
    case reload(ReloadReason)

    /// Nothing: a later apply made this one pointless, or the list belongs to a later data source.
    case skipped
  }

  /// Why a list was reloaded instead of changed.
  public enum ReloadReason: Hashable, Sendable {
    /// The apply asked for it.
    case requested

    /// The list showed nothing yet.
    case first

    /// The list could not be seen.
    case offScreen

    /// There were more changes than the limit.
    case tooManyChanges
  }

  /// How the snapshot was to be shown.
  public let mode: ApplyMode

  /// What the list was told.
  public let outcome: Outcome

  /// What the list showed before.
  public let old: Snapshot<Section, Item>

  /// What it was to show, with the marks of this apply and those that skipped ones have left to it.
  public let new: Snapshot<Section, Item>

  /// What differs, if the apply has looked for it.
  ///
  /// As a rule it does not before a reload, unless that is for too many changes, and never when it is
  /// skipped: `new.difference(from: old)` finds it there.
  public let changeset: Changeset<Section, Item>?

  /// How long it took to find the changeset and its batches, in seconds.
  ///
  /// Nil where nobody looked for a changeset, or nobody was there to observe that; and where there is no
  /// clock: in Embedded Swift, before macOS 13, iOS 16, tvOS 16 and watchOS 9.
  public let seconds: Double?
}
