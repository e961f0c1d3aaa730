import AppleBase

extension UICollectionView {
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UICollectionViewCell.Type
  }

  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
  }

  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    viewClasses[[elementKind, identifier]] = viewClass as? UICollectionReusableView.Type
  }

  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let type = cellNibs[identifier] == nil ? cellClasses[identifier] : UICollectionViewCell.self
    return dequeue(UICollectionViewCell.self, type, identifier, nil, indexPath)
  }

  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let type = viewClasses[[elementKind, identifier]]
    return dequeue(UICollectionReusableView.self, type, identifier, elementKind, indexPath)
  }

  /// Returns a new view, a reused view or the reconfigured cell, and reports a view that the collection view did not
  /// ask for.
  func dequeue<View: UICollectionReusableView>(
    _ base: View.Type,
    _ registered: View.Type?,
    _ identifier: String,
    _ kind: String?,
    _ path: IndexPath
  ) -> View {
    guard let registered else {
      Inconsistency.report("No class is registered for the identifier \(identifier)")
      return base.init()
    }
    guard let asked = request, asked.kind == kind, asked.path == path else {
      Inconsistency.report("A view was dequeued for \(path), for which the view did not ask")
      return registered.init()
    }
    if asked.dequeued != nil { Inconsistency.report("Two views were dequeued for \(path)") }
    let view: View
    if let existing = asked.existing as? View, existing.reuseIdentifier == identifier {
      view = existing
    } else if let unused = unusedViews[identifier]?.popLast() as? View {
      unused.prepareForReuse()
      view = unused
    } else {
      view = cellNibs[identifier]?.instantiate(as: View.self) ?? registered.init()
      view.reuseIdentifier = identifier
    }
    request?.dequeued = view
    return view
  }
}

/// The identity of a registration.
///
/// A view is reused only for the registration that it was made for.
final class RegistrationIdentity: Sendable {
  var identifier: String { "\(ObjectIdentifier(self))" }
}

extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void

    let identity = RegistrationIdentity()
    let handler: Handler

    public init(handler: @escaping Handler) { self.handler = handler }
  }

  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let identity = RegistrationIdentity()
    let elementKind: String
    let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>,
    for indexPath: IndexPath,
    item: Item?
  ) -> Cell {
    let identifier = registration.identity.identifier
    let cell = dequeue(Cell.self, Cell.self, identifier, nil, indexPath)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>,
    for indexPath: IndexPath
  ) -> Supplementary {
    let identifier = registration.identity.identifier
    let kind = registration.elementKind
    let view = dequeue(Supplementary.self, Supplementary.self, identifier, kind, indexPath)
    registration.handler(view, kind, indexPath)
    return view
  }
}
