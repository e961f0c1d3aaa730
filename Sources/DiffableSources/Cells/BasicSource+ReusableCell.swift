#if !hasFeature(Embedded)
  extension BasicSource where Cell == ReusableCell, Item: ContentEquatable {
    /// Creates a source without items, that updates cells when the content of their items changes, and
    /// makes them anew when items then need cells of other classes.
    ///
    /// - Parameter cell: Describes the cell of an item. Called by each list when it needs the cell, and by
    ///   the source with the old and the new item when content has changed.
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
    /// Creates a source whose items are shown by cells that take them.
    ///
    /// - Parameter type: The class of the cells.
    /// - Complexity: O(1).
    @_disfavoredOverload
    public convenience init<View: ContentConfigurable>(cell type: View.Type)
    where View.Item == Item {
      self.init { ReusableCell(type, showing: $0) }
    }
  }

  extension BasicSource where Cell == ReusableCell, Item: ContentEquatable {
    /// Creates a source whose items are shown by cells that take them, and that updates cells when the
    /// content of their items changes.
    ///
    /// - Parameter type: The class of the cells.
    /// - Complexity: O(1).
    public convenience init<View: ContentConfigurable>(cell type: View.Type)
    where View.Item == Item {
      // There is no other class to ask for.
      self.init(
        cell: { ReusableCell(type, showing: $0) },
        areContentsEqual: { $0.isContentEqual(to: $1) }
      )
    }
  }
#endif
