// Embedded Swift has no names of types to register cells by.
#if !hasFeature(Embedded)
  /// What a source says where each list makes its own cells: the class of the cell, and how it is to be
  /// configured.
  ///
  /// The class is its own registration: a list hears of it before it needs the first cell, with a reuse
  /// identifier that no other class has. A source can be shown in lists of different kinds when it names a
  /// class for each:
  ///
  /// ```swift
  /// let songs = BasicSource<String, ReusableCell> { song in
  ///   ReusableCell(RowCell.self) { $0.text = song }
  ///     .or(TileCell.self) { $0.title = song }
  /// }
  /// let table = songs.connect(to: tableTarget)
  /// let grid = songs.connect(to: gridTarget)
  /// ```
  ///
  /// Different items of one source may name different classes. So may an item when its content changes, or
  /// when it is reloaded: it gets a cell of the other class. One that is reconfigured keeps the cell that is
  /// there, and so its class.
  public struct ReusableCell {
    /// The alternatives, of which a list takes the first that it can show; never empty.
    let kinds: [Kind]

    struct Kind {
      let type: AnyClass

      /// Configures a cell; false if it is of another class.
      let configure: (AnyObject) -> Bool

      init<Cell: AnyObject>(_ type: Cell.Type, _ configure: @escaping (Cell) -> Void) {
        self.type = type
        self.configure = { cell in
          guard let cell = cell as? Cell else { return false }
          configure(cell)
          return true
        }
      }
    }

    private init(_ kinds: [Kind]) { self.kinds = kinds }

    /// Describes a cell.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - configure: Shows the item in a cell, which may have shown another one before.
    /// - Complexity: O(1).
    public init<Cell: AnyObject>(
      _ type: Cell.Type,
      configure: @escaping (_ cell: Cell) -> Void
    ) {
      self.init([Kind(type, configure)])
    }

    /// Describes a cell that knows how to show an item.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - item: What it is to show.
    /// - Complexity: O(1).
    public init<Cell: ContentConfigurable>(_ type: Cell.Type, showing item: Cell.Item) {
      self.init(type) { $0.configure(with: item) }
    }

    /// The same, with another class for lists that cannot show the ones so far.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - configure: Shows the item in a cell, which may have shown another one before.
    /// - Returns: A description with one more alternative.
    /// - Complexity: O(*k*), where *k* is the number of alternatives.
    public func or<Cell: AnyObject>(
      _ type: Cell.Type,
      configure: @escaping (_ cell: Cell) -> Void
    ) -> ReusableCell {
      ReusableCell(kinds + [Kind(type, configure)])
    }

    /// The same, with another class for lists that cannot show the ones so far.
    ///
    /// - Parameters:
    ///   - type: The class of the cell.
    ///   - item: What it is to show.
    /// - Returns: A description with one more alternative.
    /// - Complexity: O(*k*), where *k* is the number of alternatives.
    public func or<Cell: ContentConfigurable>(
      _ type: Cell.Type,
      showing item: Cell.Item
    ) -> ReusableCell {
      or(type) { $0.configure(with: item) }
    }
  }

  extension ReusableCell {
    /// Whether lists make cells of the same classes for both.
    func hasSameClasses(as other: ReusableCell) -> Bool {
      kinds.map { ObjectIdentifier($0.type) } == other.kinds.map { ObjectIdentifier($0.type) }
    }
  }
#endif
