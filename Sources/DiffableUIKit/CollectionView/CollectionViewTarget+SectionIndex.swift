#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension CollectionViewTarget {
    /// Returns the titles of the section index.
    ///
    /// - Parameter collectionView: The collection view.
    /// - Returns: The distinct titles in the order of the sections, or nil for no section index.
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
      sectionIndexEntries.map { $0.map { $0.title } }
    }

    /// Returns the item to which a title of the section index scrolls.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view.
    ///   - title: The title.
    ///   - index: The position of the title in the section index.
    /// - Returns: The path of the first item of the first section with this title. If the section is empty, the path
    ///   of the next item or, at the end, of the last item.
    public func collectionView(
      _ collectionView: UICollectionView,
      indexPathForIndexTitle title: String,
      at index: Int
    ) -> IndexPath {
      let section = sectionIndexEntries?.first { $0.title == title }?.section ?? 0
      return IndexPath(pathOfFirstItem(from: section))
    }

    private var sectionIndexEntries: [(title: String, section: Int)]? {
      guard let titles = sectionIndexTitles?() else { return nil }
      var seen: Set<String> = []
      return titles.enumerated().compactMap { section, title in
        title.flatMap { seen.insert($0).inserted ? ($0, section) : nil }
      }
    }

    private func pathOfFirstItem(from section: Int) -> ItemPath {
      guard let data else { return ItemPath(section: 0, item: 0) }
      let sections = 0..<data.numberOfSections
      let isFull = { (section: Int) in data.numberOfItems(inSection: section) > 0 }
      if let next = sections.first(where: { $0 >= section && isFull($0) }) {
        return ItemPath(section: next, item: 0)
      }
      guard let last = sections.last(where: isFull) else { return ItemPath(section: 0, item: 0) }
      return ItemPath(section: last, item: data.numberOfItems(inSection: last) - 1)
    }
  }

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Shows a section index whose titles come from the sections.
    ///
    /// ```swift
    /// dataSource.setSectionIndexTitles { group in String(group.name.prefix(1)) }
    /// ```
    ///
    /// Sections with equal titles share one entry, which scrolls to the first of them.
    ///
    /// - Parameter title: Returns the title of a section, or nil if the section has no entry. If this closure is nil,
    ///   the view shows no section index.
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
    }
  }
#endif
