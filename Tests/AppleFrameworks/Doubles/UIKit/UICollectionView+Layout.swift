import AppleBase

/// A cell or a supplementary view for which the collection view asks its data source.
struct ViewRequest {
  /// The kind of the supplementary view; nil for a cell.
  var kind: String?
  var path: IndexPath

  /// The cell that is reconfigured.
  var existing: UICollectionViewCell?
  var dequeued: UICollectionReusableView?
}

extension UICollectionView {
  /// Asks for the views that became visible, and keeps the views that are no longer visible for reuse.
  func layout() {
    isLayoutPending = false
    awaitsMovedCell = false
    if window == nil { layoutsOutsideWindow += 1 }
    if let counts, counts != countsOfDataSource() {
      Inconsistency.report("The counts of the data source changed outside of a batch")
      resetData()
    }
    let frames = frames()
    contentSize = CGSize(width: max(bounds.size.width, frames.width), height: frames.height)
    var visibleItems: Set<IndexPath> = []
    for (section, items) in frames.items.enumerated() {
      for (item, frame) in items.enumerated() where isVisible(frame) {
        visibleItems.insert(IndexPath(item: item, section: section))
      }
    }
    // The item that the user moves stays visible.
    for (path, cell) in cells where !visibleItems.contains(path) && path != movement?.source {
      cells[path] = nil
      reuse(cell)
    }
    for path in visibleItems.sorted() where cells[path] == nil {
      let cell = requestCell(at: path)
      cells[path] = cell
      displayedPaths[ObjectIdentifier(cell)] = path
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    }
    layoutSupplementaryViews(frames)
    for cell in cells.values { cell.updateConfigurationIfNeeded() }
  }

  private func layoutSupplementaryViews(_ frames: CollectionFrames) {
    let visible = frames.supplementaryViews.filter { isVisible($0.frame) }
      .map { SupplementaryKey(kind: $0.kind, section: $0.section) }
    for (key, view) in supplementaryViews where !visible.contains(key) {
      supplementaryViews[key] = nil
      reuse(view)
    }
    for key in visible where supplementaryViews[key] == nil {
      supplementaryViews[key] = requestView(key)
    }
  }

  private func isVisible(_ frame: CGRect) -> Bool {
    frame.origin.y < contentOffset.y + bounds.size.height
      && frame.origin.y + frame.size.height > contentOffset.y
      && frame.origin.x < contentOffset.x + bounds.size.width
      && frame.origin.x + frame.size.width > contentOffset.x
  }

  private func requestCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { return UICollectionViewCell() }
    request = ViewRequest(path: path)
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    endRequest(cell)
    cell.isSelected = selected.contains(path)
    return cell
  }

  private func requestView(_ key: SupplementaryKey) -> UICollectionReusableView {
    requestView(key.kind, IndexPath(item: 0, section: key.section)) ?? UICollectionReusableView()
  }

  /// Asks the data source for a supplementary view, as a layout does.
  ///
  /// The view is not shown.
  public func requestView(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    request = ViewRequest(kind: kind, path: path)
    let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    endRequest(view)
    return view
  }

  /// Asks for an existing cell again.
  func reconfigure(_ cell: UICollectionViewCell, at path: IndexPath) {
    guard let dataSource else { return }
    request = ViewRequest(path: path, existing: cell)
    let result = dataSource.collectionView(self, cellForItemAt: path)
    endRequest(result)
    if result !== cell {
      Inconsistency.report("Another cell was returned for \(path), which is reconfigured")
    }
  }

  private func endRequest(_ view: UICollectionReusableView) {
    if request?.dequeued == nil {
      Inconsistency.report("The view at \(request?.path ?? []) was not dequeued")
    } else if request?.dequeued !== view {
      Inconsistency.report("The view dequeued for \(request?.path ?? []) was not returned")
    }
    request = nil
  }

  func reuse(_ view: UICollectionReusableView) {
    if let path = displayedPaths.removeValue(forKey: ObjectIdentifier(view)),
      let cell = view as? UICollectionViewCell
    {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    }
    guard let identifier = view.reuseIdentifier else { return }
    unusedViews[identifier, default: []].append(view)
  }

  func resetData() {
    for cell in cells.values { reuse(cell) }
    for view in supplementaryViews.values { reuse(view) }
    cells = [:]
    supplementaryViews = [:]
    selected = []
    counts = nil
    awaitsMovedCell = false
    isLayoutPending = true
  }
}
