// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension SectionSnapshot: CustomStringConvertible {
    /// The text that ``visualDescription()`` returns, so that a failing test prints the tree.
    ///
    /// - Complexity: That of ``visualDescription()``.
    public var description: String { visualDescription() }

    /// Returns a text for logs with one line for each item, indented by its level.
    ///
    /// A line starts with `-` for an expanded parent, with `+` for a collapsed parent, with `•` for a
    /// collapsed item without children, and with `◦` for an expanded item without children.
    ///
    /// ```
    /// - fruit
    ///   • apple
    ///   • pear
    /// + nuts
    ///   • hazel
    /// ```
    ///
    /// Items on levels deeper than 50 are indented like items on level 50. Otherwise the text of a deep
    /// outline would grow with the square of the number of items.
    ///
    /// - Returns: The lines, separated by line breaks.
    /// - Complexity: O(*n*), where *n* is the length of the text.
    public func visualDescription() -> String {
      var lines: [String] = []
      var walk = tree.walk(below: ItemTree<Item>.sentinel)
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
#endif
