/// A value whose identity is its `id`; its other properties are content.
protocol Entity: Identifiable, Hashable {}

extension Entity {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
