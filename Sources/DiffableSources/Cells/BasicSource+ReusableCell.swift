#if !hasFeature(Embedded)
  // All cells of these sources are of one class, so an item whose content changes never needs a cell of another class.
  // No function in this file therefore passes the argument `needsNewCell`.
  extension BasicSource where Cell == ReusableCell {
    /// Creates an empty source whose cells are all of one class.
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
    /// Creates an empty source whose cells are all of one class.
    ///
    /// A cell is updated when the content of its item changes.
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

    /// Creates an empty source whose cells are all of one class.
    ///
    /// When the content of an item changes, the cell can draw only what has changed.
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

    /// Gives all items new cells of a class.
    ///
    /// When the content of an item changes, the cell can draw only what has changed.
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
