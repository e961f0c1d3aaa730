#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @_spi(Views) import DiffableAppleViews
  import DiffableSnapshots

  extension OutlineViewTarget {
    /// Returns whether the outline view expands or collapses an item for the user; it shows its old rows until the end.
    ///
    /// If the app has set the delegate of the view, the target becomes the delegate again, also if the apply changes
    /// nothing. Calling this method on another thread than the main thread is a programmer error.
    ///
    /// - Returns: Whether the apply must wait.
    /// - Complexity: O(1).
    public func applyMustWait() -> Bool {
      requireMainThread()
      events.becomeDelegateAgain()
      return !userChanges.isEmpty
    }

    /// Becomes the delegate of the outline view again, if the app has set another one.
    public func willApply() { events.becomeDelegateAgain() }

    /// Reloads the outline view; items keep their selection and their nodes.
    ///
    /// - Parameters:
    ///   - snapshot: The snapshot to show.
    ///   - completion: Called when the outline view shows the snapshot.
    /// - Complexity: O(*n*) on average, where *n* is the number of rows, including those below collapsed items that were
    ///   expanded before, plus the time that the outline view takes.
    public func reloadData<Section, Item>(
      _ snapshot: Snapshot<Section, Item>,
      completion: @escaping () -> Void
    ) {
      perform(OutlineChange(reloadsData: true, completions: [completion]))
    }

    /// Performs a batch: changes the tree, then reloads the rows of updated items and the headers of updated sections.
    ///
    /// Updates are reloads and reconfigurations. All rows of a reloaded section are reloaded.
    @_spi(Views)
    public func perform(_ batch: UntypedBatch, in view: NSOutlineView, updateData: () -> Void) {
      perform(OutlineChange(isAnimated: batch.isAnimated, completions: [batch.completion])) {
        updateData()
        let items =
          batch.items.reloads + batch.items.reconfigurations
          + pathsOfItems(inSections: batch.sections.reloads)
        let sections = batch.sections.reloads + batch.sections.reconfigurations
        return items.compactMap { tree?.node(at: $0) }
          + sections.compactMap { tree?.node(ofSection: $0) }
      }
    }

    private func pathsOfItems(inSections sections: [Int]) -> [ItemPath] {
      sections.flatMap { section in
        let count = data?.numberOfItems(inSection: section) ?? 0
        return (0..<count).map { ItemPath(section: section, item: $0) }
      }
    }

    /// Changes the outline view so that it shows the snapshot of the data source.
    ///
    /// The change waits while another one is in progress, or while the outline view expands or collapses an item
    /// for the user.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - updateData: Updates the data, also if the change waits, and returns further nodes to reload.
    func perform(_ change: OutlineChange, updateData: () -> [OutlineNode] = { [] }) {
      var change = change
      guard let outlineView = ownOutlineView, let tree else {
        _ = updateData()
        return change.complete()
      }
      guard !isUpdating && userChanges.isEmpty else {
        change.nodesToReload += updateData()
        return wait(for: change)
      }
      isUpdating = true
      if change.reloadsData {
        change.nodesToReload += updateData()
        keepingSelection(in: outlineView) {
          if change.setsDataSource {
            outlineView.dataSource = nil
            outlineView.dataSource = events
          }
          tree.replaceAll()
          outlineView.reloadData()
          OutlineUpdate(tree: tree, outlineView: outlineView).expand()
        }
      } else {
        update(outlineView, tree, change, updateData)
      }
      isUpdating = false
      performWaitingChange()
      if change.reloadsData { change.complete() }
    }

    private func update(
      _ outlineView: NSOutlineView,
      _ tree: any OutlineTree,
      _ change: OutlineChange,
      _ updateData: () -> [OutlineNode]
    ) {
      // A reload may still wait for the first count.
      _ = outlineView.numberOfRows
      tree.lacksChildren = false
      NSAnimationContext.perform(animated: change.isAnimated, completion: change.complete) {
        var nodesToReload = change.nodesToReload
        keepingSelection(in: outlineView) {
          OutlineUpdate(
            tree: tree,
            outlineView: outlineView,
            rowAnimation: change.isAnimated ? defaultRowAnimation : [],
            isAnimated: change.isAnimated
          ).perform { nodesToReload += updateData() }
        }
        reloadRows(of: nodesToReload, in: outlineView)
      }
      // The view, or the delegate of the app, may have expanded an item before the update had moved its children.
      if tree.lacksChildren { wait(for: OutlineChange(isAnimated: change.isAnimated)) }
    }

    /// Performs the changes that arrived during another change or while the user expanded or collapsed an item.
    func performWaitingChange() {
      guard let change = waitingChange, !isUpdating, userChanges.isEmpty else { return }
      waitingChange = nil
      perform(change)
    }

    /// Adds a change to the waiting change, if there is one.
    func wait(for change: OutlineChange) {
      waitingChange = waitingChange ?? OutlineChange()
      waitingChange?.add(change)
    }

    /// Reloads rows with all their columns, and asks for their heights again.
    private func reloadRows(of nodes: [OutlineNode], in outlineView: NSOutlineView) {
      let rows = IndexSet(nodes.map { outlineView.row(forItem: $0) }.filter { $0 >= 0 })
      guard !rows.isEmpty else { return }
      let groupRows = rows.filteredIndexSet {
        outlineView.rowView(atRow: $0, makeIfNecessary: false)?.isGroupRowStyle ?? false
      }
      let others = rows.subtracting(groupRows)
      if !others.isEmpty {
        outlineView.reloadData(
          forRowIndexes: others,
          columnIndexes: IndexSet(integersIn: 0..<outlineView.numberOfColumns)
        )
      }
      replaceRows(groupRows, in: outlineView)
      outlineView.noteHeightOfRows(withIndexesChanged: rows)
    }

    /// Replaces group rows, which have no columns that could be reloaded, without animation.
    ///
    /// The outline view removes the rows of the descendants too. So this method expands what was expanded, selects what
    /// was selected, and scrolls back.
    private func replaceRows(_ rows: IndexSet, in outlineView: NSOutlineView) {
      guard !rows.isEmpty, let tree else { return }
      let origin = outlineView.visibleRect.origin
      keepingSelection(in: outlineView) {
        outlineView.beginUpdates()
        // Descendants first: their rows must still be shown.
        for node in rows.reversed().compactMap({ outlineView.item(atRow: $0) as? OutlineNode }) {
          guard let parent = node.parent,
            let index = parent.children.firstIndex(where: { $0 === node })
          else { continue }
          let item = parent === tree.root ? nil : parent
          outlineView.removeItems(at: [index], inParent: item, withAnimation: [])
          outlineView.insertItems(at: [index], inParent: item, withAnimation: [])
        }
        outlineView.endUpdates()
        OutlineUpdate(tree: tree, outlineView: outlineView).expand()
      }
      if outlineView.visibleRect.origin != origin { outlineView.scroll(origin) }
    }

    /// Performs a change, and then selects the items again that were selected before and are still shown.
    ///
    /// A row that is removed and inserted loses its selection, and a reload keeps indexes instead of items.
    private func keepingSelection(in outlineView: NSOutlineView, _ change: () -> Void) {
      let selected = outlineView.selectedRowIndexes.compactMap {
        outlineView.item(atRow: $0) as? OutlineNode
      }
      change()
      if !selected.isEmpty { select(selected) }
    }

    /// Selects the rows of nodes, and deselects all others.
    func select(_ nodes: [OutlineNode]) {
      guard let outlineView else { return }
      let rows = IndexSet(nodes.map { outlineView.row(forItem: $0) }.filter { $0 >= 0 })
      if rows != outlineView.selectedRowIndexes {
        outlineView.selectRowIndexes(rows, byExtendingSelection: false)
      }
    }
  }

  extension OutlineTree {
    /// Replaces the children of all loaded nodes, without changing the outline view.
    func replaceAll() {
      prepareUpdate()
      nodesToReload = []
      var parents = [root]
      while let parent = parents.popLast() {
        guard let next = parent.nextChildren else { continue }
        parent.nextChildren = nil
        for child in parent.children where child.parent === parent { child.parent = nil }
        parent.children = next
        for child in next { child.parent = parent }
        parents += next
      }
      root.isLoaded = true
      forgetDeletedNodes()
    }
  }
#endif
