#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension TableViewTarget {
    /// Returns the titles of the section index.
    ///
    /// - Parameter tableView: The table view.
    /// - Returns: The distinct titles in the order of the sections, or nil for no section index.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      sectionIndexEntries.map { $0.map { $0.title } }
    }

    /// Returns the section to which a title of the section index scrolls.
    ///
    /// - Parameters:
    ///   - tableView: The table view.
    ///   - title: The title.
    ///   - index: The position of the title in the section index.
    /// - Returns: The index of the first section with this title.
    public func tableView(
      _ tableView: UITableView,
      sectionForSectionIndexTitle title: String,
      at index: Int
    ) -> Int {
      sectionIndexEntries?.first { $0.title == title }?.section ?? 0
    }

    private var sectionIndexEntries: [(title: String, section: Int)]? {
      guard let titles = sectionIndexTitles?() else { return nil }
      var seen: Set<String> = []
      return titles.enumerated().compactMap { section, title in
        title.flatMap { seen.insert($0).inserted ? ($0, section) : nil }
      }
    }
  }

  extension DiffableDataSource where Target == TableViewTarget {
    /// Shows a section index whose titles come from the sections.
    ///
    /// ```swift
    /// dataSource.setSectionIndexTitles { group in String(group.name.prefix(1)) }
    /// ```
    ///
    /// Sections with equal titles share one entry, which scrolls to the first of them. The table view reads the
    /// titles again after each apply.
    ///
    /// - Parameter title: Returns the title of a section, or nil if the section has no entry. If this closure is nil, the
    ///   table view shows no section index.
    @MainActor
    public func setSectionIndexTitles(_ title: ((_ section: Section) -> String?)?) {
      target.sectionIndexTitles = title.map { title in
        { [weak self] in
          guard let self else { return [] }
          var titles: [String?] = []
          while let section = sectionIdentifier(for: titles.count) { titles.append(title(section)) }
          return titles
        }
      }
      target.tableView?.reloadSectionIndexTitles()
    }
  }
#endif
