// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Batch: CustomStringConvertible {
    /// A line with the number of changes, then a line for each change.
    ///
    /// ```
    /// Batch: 3 changes
    ///   delete 0.2: plum
    ///   insert 1.0: hazel
    ///   move 0.3 to 0.0: apple
    /// ```
    ///
    /// In a list without sections, each path is a row. A row can be the header of a section:
    ///
    /// ```
    /// Batch: 2 changes
    ///   insert row 4: section nuts
    ///   insert row 5: hazel
    /// ```
    ///
    /// - Complexity: O(*c* log² *n*) plus the length of the text, where *c* is the number of changes and *n* the
    ///   number of sections and items.
    public var description: String {
      let title = "Batch: \(count) change\(count == 1 ? "" : "s")"
      let lines = changes.lines { index, isOld in
        name(ofSection: index, in: isOld ? oldSnapshot : snapshot)
      } item: { path, isOld in
        name(ofItemAt: path, in: isOld ? oldSnapshot : snapshot)
      } path: { path in
        name(of: path)
      }
      return ([title] + lines).joined(separator: "\n  ")
    }

    private func name(of path: ItemPath) -> String {
      switch layout {
      case .sections: "\(path)"
      case .rows: "row \(path.item)"
      }
    }

    private func name(ofSection index: Int, in snapshot: Snapshot<Section, Item>) -> String {
      snapshot.sectionIdentifier(for: index).map { "\($0)" } ?? "out of bounds"
    }

    private func name(ofItemAt path: ItemPath, in snapshot: Snapshot<Section, Item>) -> String {
      guard case .rows(let headers) = layout else { return name(ofItem: path, in: snapshot) }
      return switch snapshot.row(at: path.item, headers: headers) {
      case .header(let section): "section " + name(ofSection: section, in: snapshot)
      case .item(let path): name(ofItem: path, in: snapshot)
      case nil: "out of bounds"
      }
    }

    private func name(ofItem path: ItemPath, in snapshot: Snapshot<Section, Item>) -> String {
      snapshot.itemIdentifier(for: path).map { "\($0)" } ?? "out of bounds"
    }
  }
#endif
