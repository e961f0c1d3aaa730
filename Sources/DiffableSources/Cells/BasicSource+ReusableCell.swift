#if !hasFeature(Embedded)
  extension BasicSource where Cell == ReusableCell {
    /// Creates a source whose cells are all of one class.
    ///
    /// - Parameters:
    ///   - items: The items in order. Of an item that occurs more than once, the first occurrence is kept.
    ///   - type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(*n*) on average, where *n* is the number of items.
    @_disfavoredOverload
    public convenience init<View: ContentConfigurable>(
      _ items: [Item] = [],
      cell type: View.Type
    ) where View.Item == Item {
      self.init(
        items,
        cell: { ReusableCell(type, showing: $0) },
        areContentsEqual: nil,
        hasOneCellClass: true
      )
    }

    /// Gives all items new cells of a class.
    ///
    /// When the content of an item that conforms to ``/DiffableSnapshots/ContentEquatable`` changes later, its cell is
    /// updated by ``ContentConfigurable/configure(with:)``.
    ///
    /// ```swift
    /// songs.setCell(LargeSongCell.self)
    /// ```
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(*n*) plus the cost of a change, where *n* is the number of items.
    public func setCell<View: ContentConfigurable>(_ type: View.Type) where View.Item == Item {
      setCell({ ReusableCell(type, showing: $0) }, hasOneCellClass: true)
    }
  }

  extension BasicSource where Cell == ReusableCell, Item: ContentEquatable {
    /// Creates a source whose cells are all of one class, and are updated with the content of their items.
    ///
    /// When the content of an item changes, its cell is updated by ``ContentConfigurable/configure(with:)``.
    ///
    /// - Parameters:
    ///   - items: The items in order. Of an item that occurs more than once, the first occurrence is kept.
    ///   - type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(*n*) on average, where *n* is the number of items.
    public convenience init<View: ContentConfigurable>(
      _ items: [Item] = [],
      cell type: View.Type
    ) where View.Item == Item {
      self.init(
        items,
        cell: { ReusableCell(type, showing: $0) },
        areContentsEqual: { $0.isContentEqual(to: $1) },
        hasOneCellClass: true
      )
    }
  }
#endif
