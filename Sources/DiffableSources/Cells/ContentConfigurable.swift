// Embedded Swift has no names of types to register cells by.
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
  /// A cell that belongs to the main actor, as every view does, conforms with an isolated conformance:
  /// `final class SongCell: UITableViewCell, @MainActor ContentConfigurable`.
  public protocol ContentConfigurable: AnyObject {
    /// What the cell shows.
    associatedtype Item

    /// Shows an item, in a new cell or in one that has shown another item before.
    ///
    /// - Parameter item: What to show.
    func configure(with item: Item)
  }
#endif
