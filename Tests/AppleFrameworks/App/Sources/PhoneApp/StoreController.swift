import DiffableSources
import DiffableUIKit
import UIKit

/// A collection view of apps and links, which come from two sources.
public final class StoreController: UIViewController {
  public nonisolated struct App: Identifiable, Equatable, Sendable {
    public let id: String
    public var offer: String

    public init(_ id: String, offer: String) {
      self.id = id
      self.offer = offer
    }
  }

  public let collectionView = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 480),
    collectionViewLayout: UICollectionViewFlowLayout()
  )
  public let apps = BasicSource<ModelItem<App>, ReusableCell>(cell: AppCell.self)
  public let links = BasicSource<String, ReusableCell>(cell: LinkCell.self)
  var connection: SourceConnection<ReusableCell, CollectionViewTarget>?

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(collectionView)
    apps.handlers.didSelect = { [unowned apps] _, position in
      apps.items[position].model.offer = "open"
    }
    links.handlers.canSelect = { _, _ in false }
    connection = CompositeSource([apps, links]).connect(to: collectionView)
  }
}

/// A cell with a line of text.
public class LineCell: UICollectionViewCell {
  public fileprivate(set) var line = ""
}

public final class AppCell: LineCell, @MainActor ContentConfigurable {
  public func configure(with app: ModelItem<StoreController.App>) {
    line = "\(app.id) [\(app.offer)]"
  }
}

public final class LinkCell: LineCell, @MainActor ContentConfigurable {
  public func configure(with link: String) { line = link }
}
