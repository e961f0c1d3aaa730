#if !hasFeature(Embedded)
  extension BasicSource where Cell == ReusableCell, Item: ContentEquatable {
    /// Creates a source without items that updates cells when the content of their items changes.
    ///
    /// If an item then needs a cell of another class, the item gets a new cell.
    ///
    /// - Parameter cell: Describes the cell of an item. Called by each list when it needs the cell. When the
    ///   content of an item has changed, the source calls it with the old and the new item.
    /// - Complexity: O(1).
    public convenience init(cell: @escaping (_ item: Item) -> ReusableCell) {
      self.init(
        cell: cell,
        areContentsEqual: { $0.isContentEqual(to: $1) },
        needsNewCell: Self.needsNewCell(cell)
      )
    }

    /// Replaces the function that describes the cells, and gives all items new cells.
    ///
    /// If the content of an item changes later and the item then needs a cell of another class, it gets a new cell.
    ///
    /// - Parameter cell: Describes the cell of an item, as for the initializer.
    /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
    public func setCell(_ cell: @escaping (_ item: Item) -> ReusableCell) {
      replaceCell(cell, needsNewCell: Self.needsNewCell(cell))
    }

    private static func needsNewCell(_ cell: @escaping (Item) -> ReusableCell) -> NeedsNewCell {
      { !$0.isContentEqual(to: $1) && !cell($0).hasSameClasses(as: cell($1)) }
    }
  }

  // Cells of one class: a content change never needs a new cell.
  extension BasicSource where Cell == ReusableCell {
    /// Creates a source without items whose cells are all of one class.
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    @_disfavoredOverload
    public convenience init<View: ContentConfigurable>(cell type: View.Type)
    where View.Item == Item {
      self.init(cell: { ReusableCell(type, showing: $0) }, areContentsEqual: { _, _ in true })
    }

    /// Gives all items new cells of a class.
    ///
    /// ```swift
    /// songs.setCell(LargeSongCell.self)
    /// ```
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
    public func setCell<View: ContentConfigurable>(_ type: View.Type) where View.Item == Item {
      replaceCell { ReusableCell(type, showing: $0) }
    }
  }

  extension BasicSource where Cell == ReusableCell, Item: ContentEquatable {
    /// Creates a source without items whose cells are all of one class, and are updated when the content of
    /// their items changes.
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    public convenience init<View: ContentConfigurable>(cell type: View.Type)
    where View.Item == Item {
      self.init(
        cell: { ReusableCell(type, showing: $0) },
        areContentsEqual: { $0.isContentEqual(to: $1) }
      )
    }

    /// Creates a source without items whose cells are all of one class, and update only what has changed when the
    /// content of their items changes.
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    public convenience init<View: ContentReconfigurable>(cell type: View.Type)
    where View.Item == Item {
      self.init(
        cell: { ReusableCell(type, showing: $0) },
        areContentsEqual: { $0.isContentEqual(to: $1) }
      )
      makeReconfiguredCell = { ReusableCell(type, showing: $0, insteadOf: $1) }
    }

    /// Gives all items new cells of a class, which update only what has changed when the content of their items
    /// changes.
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
    public func setCell<View: ContentReconfigurable>(_ type: View.Type) where View.Item == Item {
      replaceCell(
        { ReusableCell(type, showing: $0) },
        reconfigured: { ReusableCell(type, showing: $0, insteadOf: $1) }
      )
    }
  }
#endif
