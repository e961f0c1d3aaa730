#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  /// The section index of a view, in which sections with equal titles share one entry.
  struct SectionIndex {
    /// Returns the title of each section, or nil for a section without a title.
    let titles: () -> [String?]

    /// The distinct titles in the order of the sections.
    var distinctTitles: [String] {
      var seen: Set<String> = []
      return titles().compactMap { $0 }.filter { seen.insert($0).inserted }
    }

    /// Returns the index of the first section with a title.
    func section(titled title: String) -> Int { titles().firstIndex(of: title) ?? 0 }
  }

  @MainActor
  extension DiffableDataSource where Target: ViewTarget {
    /// Returns a section index whose titles come from the sections.
    func sectionIndex(_ title: ((_ section: Section) -> String?)?) -> SectionIndex? {
      title.map { title in
        SectionIndex { [weak self] in
          guard let self else { return [] }
          var titles: [String?] = []
          while let section = sectionIdentifier(for: titles.count) { titles.append(title(section)) }
          return titles
        }
      }
    }
  }
#endif
