import DiffableSnapshots

extension StrictList {
  /// The header of each section or header row; nil where the supplementary view provider returned nil.
  ///
  /// - Complexity: The same as ``supplementaryViews(ofKind:)``.
  public var headers: [Cell?] { supplementaryViews(ofKind: .header) }

  /// The footer of each section; nil where the supplementary view provider returned nil.
  ///
  /// - Complexity: The same as ``supplementaryViews(ofKind:)``.
  public var footers: [Cell?] { supplementaryViews(ofKind: .footer) }

  /// Returns the supplementary views of one kind for all sections.
  ///
  /// The list requests the views of a section when the section is inserted, reloaded or reconfigured, and
  /// keeps them otherwise. A list without sections requests only headers, and only if it has header rows.
  ///
  /// - Parameter kind: One of ``supplementaryKinds``.
  /// - Returns: The views in order; nil where the supplementary view provider returned nil.
  /// - Complexity: O(*n*), where *n* is the number of sections, or the number of rows in a list without
  ///   sections.
  public func supplementaryViews(ofKind kind: SupplementaryKind) -> [Cell?] {
    guard !capabilities.contains(.sections) else { return shown.map { $0.views[kind] } }
    return shown.flatMap { $0.cells }.filter { $0.isHeader && kind == .header }.map { $0.header }
  }

  func makeViews(ofSection section: Int) -> [SupplementaryKind: Cell] {
    guard capabilities.contains(.sections) else { return [:] }
    var views: [SupplementaryKind: Cell] = [:]
    for kind in supplementaryKinds {
      views[kind] = supplementaryView(ofKind: kind, inSection: section)
    }
    return views
  }
}
