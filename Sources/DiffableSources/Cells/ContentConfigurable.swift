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
  }
#endif
