#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import DiffableAppKit
  import Testing

  @MainActor
  struct CollectionViewForwardingTests {
    private let method = "collectionView:shouldDeselectItemsAtIndexPaths:"

    @Test func methodsThatOnlyTheDelegateImplementsAreForwarded() {
      let view = CollectionFixture()
      let selector = Selector(method)
      #expect(!view.target.responds(to: selector))
      let delegate = UserCollectionDelegate([method])
      view.dataSource.delegate = delegate
      #expect(view.dataSource.delegate === delegate)
      #expect(view.collectionView.delegate === view.target)
      #expect(view.target.responds(to: selector))
      #expect(view.target.forwardingTarget(for: selector) as AnyObject? === delegate)
      view.dataSource.delegate = nil
      #expect(!view.target.responds(to: selector))
    }

    @Test func delegateIsWeakAndAFormerOneStays() {
      let collectionView = NSCollectionView()
      var delegate: UserCollectionDelegate? = UserCollectionDelegate([method])
      collectionView.delegate = delegate
      let first = CollectionViewTarget(collectionView)
      #expect(first.delegate === delegate)
      let second = CollectionViewTarget(collectionView)
      #expect(second.delegate === delegate)
      #expect(collectionView.prefetchDataSource === second)
      delegate = nil
      #expect(second.delegate == nil)
    }
  }
#endif
