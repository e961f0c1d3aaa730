/// What the user searches for, and the order of the results.
struct MountainQuery: Hashable, Sendable {
  var text = ""
  var order = MountainOrder.name
}

extension MountainOrder {
  /// The order that follows when the user changes the order.
  var next: MountainOrder {
    switch self {
    case .name: .relevance
    case .relevance: .height
    case .height: .name
    }
  }

  /// The order in words.
  var title: String {
    switch self {
    case .name: "by name"
    case .relevance: "by relevance"
    case .height: "by height"
    }
  }
}
