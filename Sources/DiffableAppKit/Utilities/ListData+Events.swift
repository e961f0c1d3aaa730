#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import DiffableSnapshots

  // A handler can change the list, so later reports need the identifiers of the items.
  extension ListData {
    /// Returns the identifier of the item of a source; nil if the list shows no source.
    func sourceItem(at path: ItemPath) -> AnyHashable? {
      showsSource ? owner?.identifier(of: .item(path)) : nil
    }

    /// Reports allowed actions on items, in order.
    func perform(_ actions: [(action: UserAction, item: AnyHashable)]) {
      for (action, item) in actions {
        guard let path = owner?.itemPath(of: item) else { continue }
        perform(action, at: path, isAllowed: true)
      }
    }
  }
#endif
