// The reuse identifiers of cells are type names, which Embedded Swift does not have.
#if !hasFeature(Embedded)
  /// A cell that shows items of one type.
  ///
  /// ```swift
  /// final class SongCell: RowCell, ContentConfigurable {
  ///   func configure(with song: Song) { text = "♪ \(song.title)" }
  /// }
  ///
  /// let songs = BasicSource<Song, ReusableCell>(cell: SongCell.self)
  /// ```
  ///
  /// A cell can draw only what has changed when the content of its item changes:
  ///
  /// ```swift
  /// final class CoverCell: RowCell, ContentConfigurable {
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
  /// A cell that belongs to the main actor, like every view, declares an isolated conformance:
  /// `final class SongCell: UITableViewCell, @MainActor ContentConfigurable`.
  public protocol ContentConfigurable: AnyObject {
    /// The type of the items.
    associatedtype Item

    /// Configures the cell to show an item.
    ///
    /// The cell may have shown another item before.
    ///
    /// - Parameter item: The item to show.
    func configure(with item: Item)

    /// Updates the cell, which shows the old content of the item.
    ///
    /// Called instead of ``configure(with:)`` if the content of the item has changed and the list has kept the cell. The
    /// items must be ``DiffableSnapshots/ContentEquatable``. For a new or reused cell, and for an item that is marked for
    /// reconfiguration although its content has not changed, the list calls ``configure(with:)``.
    ///
    /// The default implementation calls ``configure(with:)``.
    ///
    /// - Parameters:
    ///   - item: The item to show.
    ///   - old: The item with the content that the cell shows.
    func reconfigure(with item: Item, old: Item)
  }

  extension ContentConfigurable {
    /// Configures the cell to show an item.
    ///
    /// - Parameters:
    ///   - item: The item to show.
    ///   - old: The item with the content that the cell shows.
    public func reconfigure(with item: Item, old: Item) { configure(with: item) }
  }
#endif
