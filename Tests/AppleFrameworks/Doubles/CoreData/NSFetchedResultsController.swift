import AppleBase
import UIKit

/// The identity of an object in a store.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  let uri: String

  public init(uri: String) { self.uri = uri }

  public override var hash: Int { uri.hashValue }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.uri == uri
  }
}

/// A replacement of the controller that tells its delegate which objects a request finds, section by section.
public final class NSFetchedResultsController<ResultType>: NSObject {
  public weak var delegate: (any NSFetchedResultsControllerDelegate)?

  public override init() { super.init() }

  /// Sends the delegate a snapshot, as the controller does when objects have changed.
  @MainActor
  public func send(
    _ sections: [(String, [NSManagedObjectID])],
    reloaded: [NSManagedObjectID] = []
  ) {
    let snapshot = NSDiffableDataSourceSnapshotReference()
    snapshot.appendSections(withIdentifiers: sections.map(\.0))
    for (section, ids) in sections {
      snapshot.appendItems(withIdentifiers: ids, intoSectionWithIdentifier: section)
    }
    snapshot.reloadItems(withIdentifiers: reloaded)
    // Objective-C erases the type of the results; Swift cannot cast the class.
    let controller = NSFetchedResultsController<any NSFetchRequestResult>()
    delegate?.controller(controller, didChangeContentWith: snapshot)
  }
}

public protocol NSFetchRequestResult {}

public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  )
}
