/// A simple decoder for outlines, which shares no code with `SectionSnapshot`.
struct PlainOutline: Decodable {
  struct Line: Decodable {
    var item: Int
    var level: Int?
    var isExpanded: Bool?
  }

  var items: [Line]

  /// The decoded outline; nil if the text is not a valid outline.
  var outline: NaiveOutline? {
    var rest = items[...]
    let roots = nodes(onLevel: 0, of: &rest)
    let isUnique = Set(items.map(\.item)).count == items.count
    return rest.isEmpty && isUnique ? NaiveOutline(roots: roots) : nil
  }

  private func nodes(
    onLevel level: Int,
    of rest: inout ArraySlice<Line>
  ) -> [NaiveOutline.Node] {
    var nodes: [NaiveOutline.Node] = []
    while let line = rest.first, line.level ?? 0 == level {
      rest.removeFirst()
      let children = self.nodes(onLevel: level + 1, of: &rest)
      nodes.append(
        NaiveOutline.Node(
          item: line.item,
          isExpanded: line.isExpanded ?? false,
          children: children
        )
      )
    }
    return nodes
  }
}
