// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SectionSnapshot: CustomStringConvertible {
    /// What ``visualDescription()`` gives, so that a test that fails shows the tree.
    ///
    /// - Complexity: That of ``visualDescription()``.
    public var description: String { visualDescription() }

    /// The outline in a form for logs: a line for each item, indented by its level, with `-` for an item
    /// that can be collapsed, `+` for one that can be expanded, and `•` for one without children.
    ///
    /// ```
    /// - fruit
    ///   • apple
    ///   • pear
    /// + nuts
    ///   • hazel
    /// ```
    ///
    /// An expanded item without children has the sign `◦`. Items below level 50 are indented like items of
    /// level 50, so that the text of a deep outline grows with the number of items, not with its square.
    ///
    /// - Returns: The lines, separated by line breaks.
    /// - Complexity: O(*n*), where *n* is the number of items, and the text to write.
    public func visualDescription() -> String {
      var lines: [String] = []
      var walk = tree.walk(below: ItemTree<Item>.trunk)
      while let slot = walk.next() {
        let indentation = String(repeating: "  ", count: min(walk.level, 50))
        lines.append("\(indentation)\(sign(of: tree.nodes[slot])) \(tree.item(at: slot))")
      }
      return lines.joined(separator: "\n")
    }

    private func sign(of node: ItemTree<Item>.Node) -> String {
      switch (node.hasChildren, node.isExpanded) {
      case (true, true): "-"
      case (true, false): "+"
      case (false, false): "•"
      case (false, true): "◦"
      }
    }
  }

  extension SectionSnapshotError: CustomStringConvertible {
    /// One sentence that names the call and the culprits.
    ///
    /// - Complexity: O(*n*), where *n* is the number of culprits, and the text to write.
    public var description: String {
      switch self {
      case .duplicateItems(let items, let call):
        "\(call) was given duplicate items: \(list(items))"
      case .existingItems(let items, let call):
        "\(call) was given items that the outline already has: \(list(items))"
      case .unknownItem(let items, let call):
        "\(call) names items that the outline does not have: \(list(items))"
      }
    }

    private func list(_ culprits: [Item]) -> String {
      culprits.map { "\($0)" }.joined(separator: ", ")
    }
  }
#endif
