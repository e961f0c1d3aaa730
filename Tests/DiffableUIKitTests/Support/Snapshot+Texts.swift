#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit

  extension Snapshot {
    /// The descriptions of the items in each section.
    var texts: [[String]] {
      sectionIdentifiers.map { section in
        itemIdentifiers(inSection: section).map { "\($0)" }
      }
    }
  }
#endif
