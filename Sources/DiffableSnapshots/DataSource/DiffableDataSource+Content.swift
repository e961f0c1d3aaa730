// A snapshot is compared with what the list shows, not with the last one applied, so that content which
// changed in an apply that was skipped is found by the one that made it pointless.

extension DiffableDataSource where Item: ContentEquatable {
  /// Connects a list, and keeps cells up to date when the content of their items changes.
  ///
  /// It shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. Its ``ListTarget/data`` is set here.
  ///   - contentChanges: How cells come to show content that has changed.
  ///   - cellProvider: Makes or updates the cell of an item. Called by the target, from within an apply
  ///     or later, when the cell comes into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cellProvider: @escaping CellProvider
  ) {
    self.init(target: target, cellProvider: cellProvider) {
      $1.difference(from: $0, contentChanges: contentChanges)
    }
  }
}

extension DiffableDataSource where Section: ContentEquatable {
  /// Connects a list, and keeps headers and footers up to date when the content of their sections
  /// changes.
  ///
  /// It shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. Its ``ListTarget/data`` is set here.
  ///   - contentChanges: How headers and footers come to show content that has changed.
  ///   - cellProvider: Makes or updates the cell of an item. Called by the target, from within an apply
  ///     or later, when the cell comes into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cellProvider: @escaping CellProvider
  ) {
    self.init(target: target, cellProvider: cellProvider) {
      $1.difference(from: $0, contentChanges: contentChanges)
    }
  }
}

extension DiffableDataSource where Section: ContentEquatable, Item: ContentEquatable {
  /// Connects a list, and keeps cells, headers and footers up to date when the content of their items
  /// and sections changes.
  ///
  /// It shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. Its ``ListTarget/data`` is set here.
  ///   - contentChanges: How cells, headers and footers come to show content that has changed.
  ///   - cellProvider: Makes or updates the cell of an item. Called by the target, from within an apply
  ///     or later, when the cell comes into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cellProvider: @escaping CellProvider
  ) {
    self.init(target: target, cellProvider: cellProvider) {
      $1.difference(from: $0, contentChanges: contentChanges)
    }
  }
}
