import DiffableSources
import DiffableSnapshotsTesting

/// A cell that a list can make by its class.
class TestCell {
  var text = ""
  required init() {}
}

/// A nib of cells of one class.
final class TestNib {
  let type: TestCell.Type
  init(_ type: TestCell.Type) { self.type = type }
}

/// A strict list that makes its own cells, of registered classes.
final class ReusingList<Base: TestCell>: ReusableCellTarget {
  let strict: StrictList<Base>

  /// The registered reuse identifiers, in order.
  private(set) var registered: [String] = []
  private(set) var mismatches: [String] = []

  /// The class of all cells that the list returns, instead of the registered classes.
  var wrongClass: Base.Type?

  private var classes: [String: Base.Type] = [:]

  init(
    _ capabilities: ListCapabilities = .tableView,
    by method: StrictListMethod = .batches
  ) { strict = StrictList(capabilities, by: method) }

  var texts: [[String]] { strict.cells.map { $0.map { $0.text } } }
  var classNames: [[String]] { strict.cells.map { $0.map { "\(type(of: $0))" } } }

  func registerCell(_ type: AnyClass, reuseIdentifier: String) {
    registered.append(reuseIdentifier)
    classes[reuseIdentifier] = type as? Base.Type
  }

  func registerCell(nib: AnyObject, reuseIdentifier: String) {
    registered.append(reuseIdentifier)
    classes[reuseIdentifier] = (nib as? TestNib)?.type as? Base.Type
  }

  func dequeueCell(reuseIdentifier: String, at path: ItemPath) -> Base {
    guard let type = wrongClass ?? classes[reuseIdentifier] else {
      preconditionFailure("The reuse identifier \(reuseIdentifier) is not registered")
    }
    return type.init()
  }

  func plainCell(at path: ItemPath) -> Base { Base() }
  func reportWrongCell(_ message: String) { mismatches.append(message) }

  // MARK: ListTarget

  var capabilities: ListCapabilities { strict.capabilities }

  var data: ListData<Base>? {
    get { strict.data }
    set { strict.data = newValue }
  }

  var makeSupplementaryView: ((SupplementaryKind, ItemPath) -> Base?)? {
    get { strict.makeSupplementaryView }
    set { strict.makeSupplementaryView = newValue }
  }

  func reloadData<Section, Item>(
    _ snapshot: Snapshot<Section, Item>,
    completion: @escaping () -> Void
  ) { strict.reloadData(snapshot, completion: completion) }

  func perform<Section, Item>(
    _ batch: Batch<Section, Item>,
    animated: Bool,
    updateData: () -> Void,
    completion: @escaping () -> Void
  ) {
    strict.perform(batch, animated: animated, updateData: updateData, completion: completion)
  }
}
