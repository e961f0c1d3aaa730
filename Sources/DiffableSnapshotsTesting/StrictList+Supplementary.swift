import DiffableSnapshots

extension StrictList {
  /// The header of each section, or in a list with header rows that of each such row; nil where the
  /// supplementary view provider gave none.
  ///
  /// - Complexity: That of ``supplementaryViews(ofKind:)``.
  public var headers: [Cell?] { supplementaryViews(ofKind: .header) }

  /// The footer of each section, nil where the supplementary view provider gave none.
  ///
  /// - Complexity: That of ``supplementaryViews(ofKind:)``.
  public var footers: [Cell?] { supplementaryViews(ofKind: .footer) }

  /// The supplementary view of each section.
  ///
  /// The list asks for the views of a section when the section comes, is reloaded or is reconfigured,
  /// and keeps them through everything else. A list without sections asks for headers only, and only
  /// if it has header rows.
  ///
  /// - Parameter kind: One of ``supplementaryKinds``.
  /// - Returns: The views in order, nil where the supplementary view provider gave none.
  /// - Complexity: O(*n*), where *n* is the number of sections or, in a list without any, of rows.
  public func supplementaryViews(ofKind kind: SupplementaryKind) -> [Cell?] {
    guard !capabilities.contains(.sections) else { return shown.map { $0.views[kind] } }
    return shown.flatMap { $0.cells }.filter { $0.isHeader && kind == .header }.map { $0.header }
  }

  func makeViews(ofSection section: Int) -> [SupplementaryKind: Cell] {
    guard capabilities.contains(.sections), let supplementaryData else { return [:] }
    var views: [SupplementaryKind: Cell] = [:]
    for kind in supplementaryKinds {
      views[kind] = supplementaryData.view(ofKind: kind, inSection: section)
    }
    return views
  }
}
