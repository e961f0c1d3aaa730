import DiffableSnapshots

extension SupplementaryKind {
  /// Creates a kind from the element kind of a collection view.
  package init(elementKind: String, header: String, footer: String) {
    switch elementKind {
    case header: self = .header
    case footer: self = .footer
    default: self.init(rawValue: elementKind)
    }
  }

  /// Returns the element kind that a collection view uses for this kind.
  package func elementKind(header: String, footer: String) -> String {
    switch self {
    case .header: header
    case .footer: footer
    default: rawValue
    }
  }
}
