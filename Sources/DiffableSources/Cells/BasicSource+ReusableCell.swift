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
        needsNewCell: {
          !$0.isContentEqual(to: $1) && !cell($0).hasSameClasses(as: cell($1))
        }
      )
    }
  }

  extension BasicSource where Cell == ReusableCell {
    /// Creates a source without items whose cells are all of one class.
    ///
    /// - Parameter type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    @_disfavoredOverload
    public convenience init<View: ContentConfigurable>(cell type: View.Type)
    where View.Item == Item {
      self.init { ReusableCell(type, showing: $0) }
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
      // All cells are of one class, so a content change never needs a new cell.
      self.init(
        cell: { ReusableCell(type, showing: $0) },
        areContentsEqual: { $0.isContentEqual(to: $1) }
      )
    }
  }
#endif
