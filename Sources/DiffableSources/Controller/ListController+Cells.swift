#if !hasFeature(Embedded)
  extension ListController where Cell == ReusableCell {
    /// Creates a controller whose cells are all of one class, with the segment `loading` selected.
    ///
    /// - Parameters:
    ///   - provider: The provider of the items.
    ///   - type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    @_disfavoredOverload
    public convenience init<View: ContentConfigurable>(
      _ provider: some ItemProvider<Item>,
      cell type: View.Type
    ) where View.Item == Item {
      self.init(provider, BasicSource(cell: type))
    }
  }

  extension ListController where Cell == ReusableCell, Item: ContentEquatable {
    /// Creates a controller whose cells are all of one class, and are updated when the content of their items
    /// changes; the segment `loading` is selected.
    ///
    /// - Parameters:
    ///   - provider: The provider of the items.
    ///   - type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    public convenience init<View: ContentConfigurable>(
      _ provider: some ItemProvider<Item>,
      cell type: View.Type
    ) where View.Item == Item {
      self.init(provider, BasicSource(cell: type))
    }

    /// Creates a controller whose cells are all of one class, and update only what has changed when the content of
    /// their items changes; the segment `loading` is selected.
    ///
    /// - Parameters:
    ///   - provider: The provider of the items.
    ///   - type: The class of the cells, which configure themselves with an item.
    /// - Complexity: O(1).
    public convenience init<View: ContentReconfigurable>(
      _ provider: some ItemProvider<Item>,
      cell type: View.Type
    ) where View.Item == Item {
      self.init(provider, BasicSource(cell: type))
    }
  }
#endif
