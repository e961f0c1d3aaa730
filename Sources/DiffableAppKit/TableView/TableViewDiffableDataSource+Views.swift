#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableSnapshots

  @MainActor
  extension DiffableDataSource where Target == TableViewTarget {
    /// Makes the view of a section header.
    public typealias SectionHeaderViewProvider = (
      _ tableView: NSTableView, _ row: Int, _ section: Section
    ) -> NSView

    /// Makes the row view of a row from the section or the item that the row shows.
    public typealias RowProvider = (
      _ tableView: NSTableView, _ row: Int, _ identifier: AnyHashable
    ) -> NSTableRowView

    /// Makes the row view of a row from the section or the item that the row shows.
    ///
    /// If nil, the delegate or the table view makes the row views.
    @preconcurrency
    public var rowViewProvider: RowProvider? {
      get { target.rowViewProvider }
      set { target.rowViewProvider = newValue }
    }

    /// Makes the views of section headers; nil when sections have no headers.
    ///
    /// With a provider, each section has a group row before the rows of its items. Set it before the first apply.
    /// Setting it also sets the ``/DiffableSnapshots/DiffableDataSource/supplementaryViewProvider``.
    @preconcurrency
    public var sectionHeaderViewProvider: SectionHeaderViewProvider? {
      get { target.sectionHeaderViewProvider as? SectionHeaderViewProvider }
      set {
        target.sectionHeaderViewProvider = newValue
        supplementaryViewProvider = newValue.map { provider in
          { target, kind, path, section in
            guard kind == .header, let tableView = target.tableView else { return nil }
            return provider(tableView, target.row(of: .header(section: path.section)) ?? 0, section)
          }
        }
        target.showsSectionHeaders = newValue != nil
      }
    }

    /// The animation of insertions and deletions; fading by default.
    ///
    /// To animate insertions and deletions differently, set ``DiffableAppKit/TableViewTarget/insertionAnimation`` or
    /// ``DiffableAppKit/TableViewTarget/deletionAnimation`` of the target. The table view animates moves itself.
    @preconcurrency
    public var defaultRowAnimation: NSTableView.AnimationOptions {
      get { target.defaultRowAnimation }
      set { target.defaultRowAnimation = newValue }
    }

    /// Sets the function that updates the views of reconfigured items in place.
    ///
    /// AppKit cannot reconfigure a row. By default, the table view makes new views for a reconfigured item in its old
    /// row view, which ends the editing of a text field. With an updater, each view stays.
    ///
    /// - Parameter update: Updates the view of an item in a column, or nil to make new views.
    /// - Complexity: O(1).
    public func setViewUpdater(
      _ update: (
        (_ view: NSView, _ tableColumn: NSTableColumn, _ row: Int, _ item: Item) -> Void
      )?
    ) {
      target.viewUpdater = update.map { update in
        { [weak self] view, column, row in
          guard let item = self?.itemIdentifier(forRow: row) else { return }
          update(view, column, row, item)
        }
      }
    }
  }
#endif
