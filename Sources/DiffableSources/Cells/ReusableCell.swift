// The reuse identifiers of cells are type names, which Embedded Swift does not have.
#if !hasFeature(Embedded)
  /// A description of a cell: its class, and how to configure it.
  ///
  /// The list makes the cell. The app need not register the class: before the list makes the first cell of the class,
  /// the connection registers the class under a reuse identifier that no other class has. To show a source in lists of
  /// different types, provide an alternative class for each type of list:
  ///
  /// ```swift
  /// let songs = BasicSource<String, ReusableCell> { song in
  ///   ReusableCell(RowCell.self) { $0.text = song }
  ///     .or(ReusableCell(TileCell.self) { $0.title = song })
  /// }
  /// let table = songs.connect(to: tableTarget)
  /// let grid = songs.connect(to: gridTarget)
  /// ```
  ///
  /// Different items of one source can have cells of different classes. The class for an item can also change
  /// when its content changes or when it is reloaded: the item then gets a new cell. An item that is marked for
  /// reconfiguration, and whose content has not changed, keeps its cell, so the class must not change.
  public struct ReusableCell {
    /// The alternatives, never empty; a list uses the first class that it can show.
    package let kinds: [Kind]

    package init(_ kinds: [Kind]) { self.kinds = kinds }

    /// Creates a description of a cell.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - configure: Configures a cell to show the item. The cell may have shown another item before.
    /// - Complexity: O(1).
    public init<Cell: AnyObject>(
      _ type: Cell.Type,
      configure: @escaping (_ cell: Cell) -> Void
    ) {
      self.init([Kind(type, configure)])
    }

    /// Creates a description of a cell that configures itself with an item.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - item: The item to show.
    /// - Complexity: O(1).
    public init<Cell: ContentConfigurable>(_ type: Cell.Type, showing item: Cell.Item) {
      self.init(type) { $0.configure(with: item) }
    }

    /// Returns this description with alternative classes, for lists that cannot show the earlier classes.
    ///
    /// - Parameter alternative: A description of a cell of another class.
    /// - Returns: The description with the additional classes.
    /// - Complexity: O(*k*), where *k* is the number of classes in both descriptions.
    public func or(_ alternative: ReusableCell) -> ReusableCell {
      ReusableCell(kinds + alternative.kinds)
    }
  }

  extension ReusableCell {
    /// Returns whether two descriptions have the same classes and nibs, in the same order.
    func hasSameClasses(as other: ReusableCell) -> Bool {
      kinds.elementsEqual(other.kinds) { $0.type == $1.type && $0.nib?.name == $1.nib?.name }
    }
  }

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
  /// A cell that keeps its item can draw only what has changed when the content of the item changes:
  ///
  /// ```swift
  /// final class CoverCell: RowCell, ContentConfigurable {
  ///   private var album: Album?
  ///
  ///   func configure(with album: Album) {
  ///     text = album.title
  ///     if album.cover != self.album?.cover { loadCover(album.cover) }
  ///     self.album = album
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
  }
#endif
