#if canImport(AppleBase)
  import AppleBase
  import DiffableSources
  import DiffableUIKit
  import UIKit

  /// A collection view for an ``OwnerStorm``.
  @MainActor
  final class StormCollection: @MainActor StormScreen {
    let random: StormRandom
    var hook: Hook = { _, _ in }
    private let screen = CollectionViewScreen(height: 44 * 5, headers: true)
    private let delegate = StormCollectionDelegate()

    init(seed: UInt64) {
      random = StormRandom(seed: seed)
      view.completionBehavior = seed.isMultiple(of: 3) ? .late : .immediate
      delegate.screen = self
      view.delegate = delegate
    }

    var view: UICollectionView { screen.view }
    var dataSourceOfView: AnyObject? { view.dataSource }
    var delegateOfView: AnyObject? { view.delegate }
    let isAlwaysDelegate = false
    let holdsAllAnimations = false

    var shown: [String] {
      zip(screen.headers, view.shownTexts).flatMap { [$0 ?? "-"] + $1 }
    }

    func rows(_ sections: [(header: String?, items: [String])]) -> [String] {
      sections.flatMap { [$0.header ?? "-"] + $0.items }
    }

    func makeDataSource(_ name: Int) -> CollectionViewDiffableDataSource<Int, Int> {
      let source = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        [self] view, path, item in
        hook(name, "cell \(item)")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        hook(name, "cell \(item)")
        (cell as? LabelCell)?.text = "\(name).\(item)"
        return cell
      }
      source.supplementaryViewProvider = { [self] _, _, _, section in
        hook(name, "header \(section)")
        return .view(LabelView.self) { $0.text = "\(name)#\(section)" }
      }
      source.keepsScrollPosition = random.chance(3)
      return source
    }

    func connect(_ source: BasicSource<Int, ReusableCell>) -> SourceConnection<
      ReusableCell, CollectionViewTarget
    >? { source.connect(to: view) }

    func cell(_ text: String) -> ReusableCell { ReusableCell(LabelCell.self) { $0.text = text } }

    func act() async -> String {
      view.layoutIfNeeded()
      guard let path = random.element(view.indexPathsForVisibleItems.sorted()) else {
        return "nothing"
      }
      switch random(0..<12) {
      case 0, 1: return lift(path)
      case 2, 3:
        view.updateInteractiveMovementTarget(path)
        return "hover \(path)"
      case 4, 5, 6:
        view.updateInteractiveMovementTarget(path)
        return await end(drops: true, "drop \(path)")
      case 7: return await end(drops: false, "cancel")
      case 8:
        view.tapItem(at: path)
        return "tap \(path)"
      case 9:
        view.prefetch([path])
        return "prefetch \(path)"
      case 10:
        view.scroll(to: CGFloat(random(0..<5) * 44))
        return "scroll"
      default:
        view.finishAnimations(1)
        return "finish"
      }
    }

    private func lift(_ path: IndexPath) -> String {
      if isMoving { return "no lift" }
      let changes = view.numberOfReloads + view.batchAnimations.count
      isMoving =
        random.chance(2)
        ? view.liftItem(at: path) : view.beginInteractiveMovementForItem(at: path)
      if view.numberOfReloads + view.batchAnimations.count != changes, isMoving {
        return "lift of another item"
      }
      return isMoving ? "lift \(path)" : "refused \(path)"
    }

    /// Whether the user moves an item.
    private var isMoving = false

    private func end(drops: Bool, _ step: String) async -> String {
      isMoving = false
      if view.hasActiveDrag {
        view.endDrag(drops: drops)
      } else if drops {
        view.endInteractiveMovement()
      } else {
        view.cancelInteractiveMovement()
      }
      // The user cannot lift another item in the same turn.
      await nextTurn()
      try? await Task.sleep(nanoseconds: 60_000_000)
      return step
    }

    func end() {
      if view.hasActiveDrag { view.endDrag(drops: false) }
      view.cancelInteractiveMovement()
      view.frame.size.height = 4_000
      view.contentOffset.y = 0
      view.finishAnimations()
      view.completionBehavior = .immediate
    }
  }

  final class StormCollectionDelegate: NSObject, UICollectionViewDelegate {
    weak var screen: StormCollection?

    func collectionView(_ view: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      screen?.hook(nil, "delegate did select")
    }
  }
#endif
