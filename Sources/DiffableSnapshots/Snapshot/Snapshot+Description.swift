// Embedded Swift cannot print a value of a generic type.
#if !hasFeature(Embedded)
  extension Snapshot: CustomStringConvertible {
    /// A text for logs: a line of counts, then a line for each section with its first 20 items and any marks.
    ///
    /// ```
    /// Snapshot: 2 sections, 4 items
    ///   fruit (3): apple, pear (reload), plum
    ///   nuts (1): hazel
    /// ```
    ///
    /// - Complexity: O(*n*), where *n* is the number of sections and items and the length of the text.
    public var description: String {
      let title =
        "Snapshot: \(counted(numberOfSections, "section")), "
        + counted(numberOfItems, "item")
      return ([title] + sections.indices.map(line)).joined(separator: "\n")
    }

    private func line(_ section: Int) -> String {
      let items = store.hashedItems(ofSection: section)
      let shown = items.items.prefix(20).enumerated().map {
        "\($1)\(note(items.marks.isEmpty ? .none : items.marks[$0]))"
      }
      let hidden = items.count - shown.count
      let rest = hidden == 0 ? [] : ["and \(hidden) more"]
      let mark = note(sectionList.mark(at: section))
      let list = shown.isEmpty ? "" : " " + (shown + rest).joined(separator: ", ")
      return "  \(sections[section])\(mark) (\(items.count)):\(list)"
    }

    private func note(_ mark: Mark) -> String {
      switch mark {
      case .none: ""
      case .reconfigure: " (reconfigure)"
      case .reload: " (reload)"
      }
    }

    private func counted(_ count: Int, _ noun: String) -> String {
      "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
  }

  extension Snapshot: CustomReflectable {
    /// The sections, each with its items, as `dump(_:)` and a debugger show them.
    ///
    /// - Complexity: O(*n*), where *n* is the number of sections and items.
    public var customMirror: Mirror {
      let children = sections.indices.map { index in
        (label: Optional("\(sections[index])"), value: store.items(ofSection: index) as Any)
      }
      return Mirror(self, children: children, displayStyle: .struct)
    }
  }
#endif
