#if canImport(AppleBase)
  import AppKit
  import AppleBase
  import DiffableAppKit
  import DiffableSources

  /// A collection view for an ``OwnerStorm``.
  @MainActor
  final class StormCollection: @MainActor StormScreen {
    let random: StormRandom
    var hook: Hook = { _, _ in }
    let view = NSCollectionView()
    private let delegate = StormCollectionDelegate()
    let holdsAllAnimations: Bool
    private var session: NSDraggingSession?
    private var hidden: Set<IndexPath> = []

    init(seed: UInt64) {
      random = StormRandom(seed: seed)
      holdsAllAnimations = seed.isMultiple(of: 3)
      NSAnimationContext.holdsAnimations = holdsAllAnimations
      view.register(TextItem.self, forItemWithIdentifier: CollectionFixture.identifier)
      view.supplementaryKinds = [NSCollectionView.elementKindSectionHeader]
      view.isSelectable = true
      view.allowsMultipleSelection = true
      view.register(
        TextView.self,
        forSupplementaryViewOfKind: NSCollectionView.elementKindSectionHeader,
        withIdentifier: NSUserInterfaceItemIdentifier("header")
      )
      view.isVisible = { [unowned self] in !hidden.contains($0) }
      delegate.screen = self
      view.delegate = delegate
    }

    var dataSourceOfView: AnyObject? { view.dataSource }
    var delegateOfView: AnyObject? { view.delegate }
    let isAlwaysDelegate = true

    var shown: [String] {
      view.shownItems.enumerated().flatMap { section, items in
        let header = view.supplementaryView(
          forElementKind: NSCollectionView.elementKindSectionHeader,
          at: [section, 0]
        )
        return [(header as? TextView)?.text ?? "-"]
          + items.map { ($0 as? TextItem)?.text ?? ($0 as? SourceTile)?.text ?? "nothing" }
      }
    }

    func rows(_ sections: [(header: String?, items: [String])]) -> [String] {
      sections.flatMap { [$0.header ?? "-"] + $0.items }
    }

    func makeDataSource(_ name: Int) -> CollectionViewDiffableDataSource<Int, Int> {
      let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [self] view, path, item in
        hook(name, "cell \(item)")
        let shown = view.makeItem(withIdentifier: CollectionFixture.identifier, for: path)
        (shown as? TextItem)?.text = "\(name).\(item)"
        return shown
      }
      source.supplementaryViewProvider = { [self, weak source] target, kind, path, _ in
        let section = source?.sectionIdentifier(for: path.section) ?? -1
        hook(name, "header \(section)")
        let header = target.collectionView?
          .makeSupplementaryView(
            ofKind: kind.elementKind,
            withIdentifier: NSUserInterfaceItemIdentifier("header"),
            for: IndexPath(path)
          )
        (header as? TextView)?.text = "\(name)#\(section)"
        return header
      }
      source.updatesOutsideWindow = random.chance(5) ? .reload : .batches
      return source
    }

    func connect(_ source: BasicSource<Int, ReusableCell>) -> SourceConnection<
      ReusableCell, CollectionViewTarget
    >? {
      let connection = source.connect(to: view)
      connection.target.updatesOutsideWindow = .batches
      return connection
    }

    func cell(_ text: String) -> ReusableCell { ReusableCell(NumberTile.self) { $0.text = text } }

    private var paths: [IndexPath] {
      (0..<view.numberOfSections).flatMap { section in
        (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
      }
    }

    func act() async -> String {
      guard let path = random.element(paths) else { return "nothing" }
      switch random(0..<10) {
      case 0, 1, 2:
        if session != nil { return "no lift" }
        let lifted: Set<IndexPath> = [path, random.element(paths) ?? path]
        session = view.userLifts(lifted)
        return "lift \(lifted.sorted())"
      case 3, 4, 5: return drop(path)
      case 6:
        if let session { view.userEnds(session, dropped: false) }
        session = nil
        return "cancel"
      case 7:
        view.userSelects([path])
        return "select \(path)"
      case 8:
        hidden = Set(paths.filter { _ in random.chance(3) })
        view.updateVisibleItems()
        return "scroll"
      default:
        NSAnimationContext.finishAnimations()
        return "finish"
      }
    }

    private func drop(_ path: IndexPath) -> String {
      guard let session else { return "no drop" }
      let owner = view.dataSource
      let isDropped = view.userDrops(at: path, from: view)
      if view.dataSource !== owner { Inconsistency.report("Another data source in a drop") }
      view.userEnds(session, dropped: isDropped)
      self.session = nil
      return "drop before \(path)"
    }

    func end() {
      if let session { view.userEnds(session, dropped: false) }
      session = nil
      NSAnimationContext.finishAnimations()
      NSAnimationContext.holdsAnimations = false
      hidden = []
      view.updateVisibleItems()
    }
  }

  final class StormCollectionDelegate: NSObject, NSCollectionViewDelegate {
    weak var screen: StormCollection?

    func collectionView(
      _ collectionView: NSCollectionView,
      didSelectItemsAt indexPaths: Set<IndexPath>
    ) { screen?.hook(nil, "delegate did select") }
  }
#endif
