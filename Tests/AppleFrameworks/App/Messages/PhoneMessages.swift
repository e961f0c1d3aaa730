import CoreData
import UIKit

// Lines that compile with Apple's data sources, and the messages of the compiler with those of this package.

// error: inheritance from a final class 'DiffableDataSource'
final class TitledNumbers: UITableViewDiffableDataSource<Int, String> {
  // error: method does not override any method from its superclass
  override func tableView(_ table: UITableView, titleForHeaderInSection section: Int) -> String? {
    "\(section)"
  }

  // error: must call a designated initializer of the superclass 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>')
  @MainActor
  init(table: UITableView) {
    super.init(tableView: table) { _, _, _ in UITableViewCell() }
  }
}

func show(_ source: any UITableViewDataSource) {}

protocol Owner {
  // note: protocol requires nested type 'Kept'
  associatedtype Kept: NSObject
}

// error: type 'NumberOwner' does not conform to protocol 'Owner'
// note: add stubs for conformance
struct NumberOwner: Owner {
  // note: possibly intended match 'NumberOwner.Kept' (aka 'DiffableDataSource<Int, String, TableViewTarget>') does not inherit from 'NSObject'
  typealias Kept = UITableViewDiffableDataSource<Int, String>
}

@MainActor
func use(_ numbers: UITableViewDiffableDataSource<Int, String>, _ table: UITableView) {
  // error: cannot assign value of type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') to type '(any UITableViewDataSource)?'
  table.dataSource = numbers
  // error: value of type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') does not conform to specified type 'UITableViewDataSource'
  let source: any UITableViewDataSource = numbers
  // error: argument type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') does not conform to expected type 'UITableViewDataSource'
  show(numbers)
  // error: value of type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') has no member 'numberOfSections'
  _ = numbers.numberOfSections(in: table)
  // error: value of type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') has no member 'tableView'
  _ = numbers.tableView(table, numberOfRowsInSection: 0)
  // error: cannot convert value of type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') to specified type 'NSObject'
  let object: NSObject = numbers
  // warning: cast from '(any UITableViewDataSource)?' to unrelated type 'TableViewDiffableDataSource<Int, String>' (aka 'DiffableDataSource<Int, String, TableViewTarget>') always fails
  _ = table.dataSource as? UITableViewDiffableDataSource<Int, String>
  show(source)
  print(object)
}

@MainActor
func use(_ numbers: UICollectionViewDiffableDataSource<Int, String>, _ view: UICollectionView) {
  // error: getter for 'supplementaryViewProvider' is unavailable: Only a provider with four parameters can be read
  _ = numbers.supplementaryViewProvider?(view, "header", [0, 0])
}

/// On Apple's platforms, the cast also converts the snapshot.
@MainActor
func convert(_ snapshot: NSDiffableDataSourceSnapshotReference) {
  // error: cannot convert value of type 'NSDiffableDataSourceSnapshotReference' to type 'Snapshot<String, NSManagedObjectID>' in coercion
  _ = snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>
}

extension UITableViewDiffableDataSource {
  func fade() {
    // error: property 'defaultRowAnimation' requires the types 'Target' and 'TableViewTarget' be equivalent
    defaultRowAnimation = .fade
  }

  // note: add '@MainActor' to make instance method 'reload' part of global actor 'MainActor'
  func reload(_ table: UITableView) {
    // error: call to main actor-isolated instance method 'reloadData()' in a synchronous nonisolated context [#ActorIsolatedCall]
    table.reloadData()
  }

  @MainActor
  convenience init(_ table: UITableView) {
    // error: cannot infer type of closure parameter 'table' without a type annotation
    // error: referencing initializer 'init(tableView:contentChanges:cellProvider:)' on 'DiffableDataSource' requires the types 'Target' and 'TableViewTarget' be equivalent
    self.init(tableView: table) { table, indexPath, item in nil }
  }
}

extension UICollectionViewDiffableDataSource {
  func addHeaders() {
    // error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
    supplementaryViewProvider = { view, kind, indexPath in nil }
  }
}
