// Embedded Swift has no reusable cells.
#if !hasFeature(Embedded)
  /// A cell that draws only what has changed when the content of its item changes.
  ///
  /// ```swift
  /// final class CoverCell: RowCell, ContentReconfigurable {
  ///   func configure(with album: Album) {
  ///     text = album.title
  ///     loadCover(album.cover)
  ///   }
  ///
  ///   func reconfigure(with album: Album, old: Album) {
  ///     text = album.title
  ///     if album.cover != old.cover { loadCover(album.cover) }
  ///   }
  /// }
  /// ```
  ///
  /// A source whose items are ``DiffableSnapshots/ContentEquatable`` has a ``BasicSource/reconfiguredCellProvider`` if
  /// such a class was passed to its initializer or to `setCell(_:)`. Only a source with this function looks up the old
  /// item of each cell that a list reconfigures.
  public protocol ContentReconfigurable: ContentConfigurable {
    /// Updates the cell, which shows the old content of the item.
    ///
    /// Called instead of ``ContentConfigurable/configure(with:)`` if the content of the item has changed and the list
    /// has kept the cell. For a new or reused cell, and for an item that is marked for reconfiguration although its
    /// content has not changed, the list calls ``ContentConfigurable/configure(with:)``.
    ///
    /// - Parameters:
    ///   - item: The item to show.
    ///   - old: The item with the content that the cell shows.
    func reconfigure(with item: Item, old: Item)
  }

  extension ReusableCell {
    /// Creates a description of a cell that updates itself after a change of its item's content.
    ///
    /// Use it in ``BasicSource/reconfiguredCellProvider`` of a source whose cells are of several classes.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - item: The item to show.
    ///   - old: The item with the content that the cell shows.
    /// - Complexity: O(1).
    public init<Cell: ContentReconfigurable>(
      _ type: Cell.Type,
      showing item: Cell.Item,
      insteadOf old: Cell.Item
    ) {
      self.init(type) { $0.reconfigure(with: item, old: old) }
    }
  }
#endif
