#if canImport(UIKit) && !os(watchOS)
  import DiffableSnapshots
  import UIKit

  extension DiffableDataSource where Target == CollectionViewTarget {
    /// Dequeues and configures a supplementary view, as a provider of Apple's data source does.
    ///
    /// The provider must return a view. The index path of a view of the whole layout has only one index, so reading its
    /// `section` or its `item` traps.
    public typealias SupplementaryViewProvider = (
      _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// A provider with the parameters of Apple's data source.
    ///
    /// The property has the name of the data source's own property, and sets it. The compiler chooses by the parameters
    /// of the closure:
    ///
    /// ```swift
    /// dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
    ///   collectionView.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
    /// }
    /// ```
    ///
    /// Such a provider cannot update a visible view, so a section that is reconfigured is reloaded. A provider that
    /// returns a ``DiffableUIKit/CollectionViewSupplementaryView`` updates the visible views instead.
    @_disfavoredOverload @preconcurrency @MainActor
    public var supplementaryViewProvider: SupplementaryViewProvider? {
      @available(*, unavailable, message: "Only a provider with four parameters can be read")
      get { nil }
      set {
        let ownProvider: TargetSupplementaryViewProvider? = newValue.map { provider in
          { _, _, _, _ in
            CollectionViewSupplementaryView { _, collectionView, elementKind, indexPath in
              guard let view = provider(collectionView, elementKind, indexPath) else {
                preconditionFailure("The provider returned no view of kind \(elementKind)")
              }
              return view
            } update: { _ in
              false
            }
          }
        }
        supplementaryViewProvider = ownProvider
      }
    }

    /// Whether the first visible item keeps its place on screen during an apply; false by default.
    ///
    /// See ``DiffableUIKit/CollectionViewTarget/keepsScrollPosition``.
    @MainActor
    public var keepsScrollPosition: Bool {
      get { target.keepsScrollPosition }
      set { target.keepsScrollPosition = newValue }
    }

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
      target.sectionIndex = sectionIndex(title)
    }
  }
#endif
