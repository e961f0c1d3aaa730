#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  @testable import DiffableAppKit
  import Testing

  @MainActor
  struct CollectionViewForwardingTests {
    private let method = "collectionView:shouldDeselectItemsAtIndexPaths:"

    @Test func methodsThatOnlyTheDelegateImplementsAreForwarded() {
      let view = CollectionFixture()
      let selector = Selector(method)
      #expect(!view.target.events.responds(to: selector))
      let delegate = UserCollectionDelegate([method])
      view.dataSource.delegate = delegate
      #expect(view.dataSource.delegate === delegate)
      #expect(view.collectionView.delegate === view.target.events)
      #expect(view.target.events.responds(to: selector))
      #expect(view.target.events.forwardingTarget(for: selector) as AnyObject? === delegate)
      view.dataSource.delegate = nil
      #expect(!view.target.events.responds(to: selector))
    }

    @Test func delegateIsWeakAndAFormerOneStays() {
      let collectionView = NSCollectionView()
      var delegate: UserCollectionDelegate? = UserCollectionDelegate([method])
      collectionView.delegate = delegate
      let first = CollectionViewTarget(collectionView)
      #expect(first.delegate === delegate)
      let second = CollectionViewTarget(collectionView)
      #expect(second.delegate === delegate)
      #expect(collectionView.prefetchDataSource === second.events)
      delegate = nil
      #expect(second.delegate == nil)
    }
  }
#endif
