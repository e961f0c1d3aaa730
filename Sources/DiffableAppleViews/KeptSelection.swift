import DiffableSnapshots

/// The items that were selected before an apply, which stay selected when they move or are reloaded.
package struct KeptSelection {
  private let locators: [() -> ItemPath?]

  /// Remembers items.
  ///
  /// - Parameters:
  ///   - paths: The paths of the selected items.
  ///   - data: The data of the view; nil if it has none.
  package init<Cell>(_ paths: some Sequence<ItemPath>, _ data: ListData<Cell>?) {
    locators = data.map { data in paths.compactMap { data.locator(ofItemAt: $0) } } ?? []
  }

  /// The current paths of the items that the view still shows.
  package var paths: [ItemPath] { locators.compactMap { $0() } }
}

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  @MainActor
  extension KeptSelection {
    /// Remembers the items that are selected in a view.
    package init(_ target: some ViewTarget) { self.init(target.selectedPaths, target.data) }

    /// Selects the items again, wherever they are now, and deselects all others.
    package func restore(in target: some ViewTarget) {
      if !locators.isEmpty { target.selectedPaths = paths }
    }
  }
#endif
