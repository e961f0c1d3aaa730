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

    /// Creates a description of a cell that updates itself after a change of its item's content.
    ///
    /// Use it in ``BasicSource/reconfiguredCellProvider`` of a source whose cells are of several classes.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - item: The item to show.
    ///   - old: The item with the content that the cell shows.
    /// - Complexity: O(1).
    public init<Cell: ContentConfigurable>(
      _ type: Cell.Type,
      showing item: Cell.Item,
      insteadOf old: Cell.Item
    ) {
      self.init(type) { $0.reconfigure(with: item, old: old) }
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
