// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Snapshot: CustomStringConvertible {
    /// The snapshot in a form for logs: a line of counts, then a line for each section, with the
    /// first 20 items and any marks.
    ///
    /// ```
    /// Snapshot: 2 sections, 4 items
    ///   fruit (3): apple, pear (reload), plum
    ///   nuts (1): hazel
    /// ```
    public var description: String {
      let title =
        "Snapshot: \(counted(numberOfSections, "section")), "
        + counted(numberOfItems, "item")
      return ([title] + sections.map(line)).joined(separator: "\n")
    }

    private func line(_ section: SectionContents) -> String {
      let shown = section.items.prefix(20).map { item in
        "\(item)"
          + (marks.reloadedItems.contains(item) ? " (reload)" : "")
          + (marks.reconfiguredItems.contains(item) ? " (reconfigure)" : "")
      }
      let hidden = section.items.count - shown.count
      let rest = hidden == 0 ? [] : ["and \(hidden) more"]
      let mark = marks.reloadedSections.contains(section.identifier) ? " (reload)" : ""
      let items = shown.isEmpty ? "" : " " + (shown + rest).joined(separator: ", ")
      return "  \(section.identifier)\(mark) (\(section.items.count)):\(items)"
    }

    private func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
  }
#endif
