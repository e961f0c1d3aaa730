// A snapshot is compared with the snapshot that the list shows, not with the snapshot that was applied last. So an
// apply also finds the content changes of the applies that it has superseded.

extension DiffableDataSource where Item: ContentEquatable {
  /// Creates a data source for a list, and keeps cells up to date when the content of their items changes.
  ///
  /// The list shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. The initializer sets its ``ListTarget/data``.
  ///   - contentChanges: How cells are updated when the content of their items has changed.
  ///   - cellProvider: Makes or updates the cell of an item. The target calls it from within an apply, or
  ///     later when the cell scrolls into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cellProvider: @escaping TargetCellProvider
  ) {
    self.init(target: target, cellProvider: cellProvider) {
      $1.difference(from: $0, contentChanges: contentChanges)
    }
  }
}

extension DiffableDataSource where Section: ContentEquatable {
  /// Creates a data source for a list, and keeps headers and footers up to date when the content of their
  /// sections changes.
  ///
  /// The list shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. The initializer sets its ``ListTarget/data``.
  ///   - contentChanges: How headers and footers are updated when the content of their sections has changed.
  ///   - cellProvider: Makes or updates the cell of an item. The target calls it from within an apply, or
  ///     later when the cell scrolls into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cellProvider: @escaping TargetCellProvider
  ) {
    self.init(target: target, cellProvider: cellProvider) {
      $1.difference(from: $0, contentChanges: contentChanges)
    }
  }
}

extension DiffableDataSource where Section: ContentEquatable, Item: ContentEquatable {
  /// Creates a data source for a list, and keeps cells, headers and footers up to date when the content of their
  /// items and sections changes.
  ///
  /// The list shows nothing until the first apply.
  ///
  /// - Parameters:
  ///   - target: The list. The initializer sets its ``ListTarget/data``.
  ///   - contentChanges: How cells, headers and footers are updated when the content has changed.
  ///   - cellProvider: Makes or updates the cell of an item. The target calls it from within an apply, or
  ///     later when the cell scrolls into view.
  /// - Complexity: O(1).
  @inlinable
  public convenience init(
    target: Target,
    contentChanges: ContentUpdate = .reconfigure,
    cellProvider: @escaping TargetCellProvider
  ) {
    self.init(target: target, cellProvider: cellProvider) {
      $1.difference(from: $0, contentChanges: contentChanges)
    }
  }
}

// Embedded Swift cannot find out at run time whether a type conforms to a protocol.
#if !hasFeature(Embedded)
  extension DiffableDataSource {
    /// Creates a data source for a list, and compares the content of items and of sections if they conform to
    /// ``ContentEquatable``.
    ///
    /// - Parameters:
    ///   - target: The list.
    ///   - comparedContent: How cells, headers and footers are updated when content has changed.
    ///   - cellProvider: Makes or updates the cell of an item.
    @inlinable
    package convenience init(
      target: Target,
      comparedContent: ContentUpdate,
      cellProvider: @escaping TargetCellProvider
    ) {
      self.init(target: target, cellProvider: cellProvider) {
        $1.difference(from: $0, comparedContent: comparedContent)
      }
    }
  }
#endif
