#if canImport(AppleBase)
  import CoreData
  import DiffableSnapshotsTesting
  import DiffableUIKit
  import Testing
  import UIKit

  final class StoredErrand: NSManagedObject {
    var title = ""
  }

  // example: permanent identifiers
  func insertErrands(
    _ titles: [String],
    into context: NSManagedObjectContext
  ) throws {
    let errands = titles.map { title in
      let errand = StoredErrand(context: context)
      errand.title = title
      return errand
    }
    try context.obtainPermanentIDs(for: errands)
  }
  // end

  /// The code of the article on table and collection views, for Core Data.
  @MainActor @Suite struct ExamplesOfCoreData {
    @MainActor
    private final class ErrandList: NSObject, @MainActor NSFetchedResultsControllerDelegate {
      typealias DataSource = DiffableDataSource<String, NSManagedObjectID, StrictList<String>>

      let context: NSManagedObjectContext
      let controller = NSFetchedResultsController<StoredErrand>()
      let dataSource = DataSource(target: StrictList(.tableView)) { _, _, _ in "errand" }
      private(set) var changes: [Int] = []
      private var errands: [NSManagedObject] = []

      init(context: NSManagedObjectContext) {
        self.context = context
        super.init()
        controller.delegate = self
        dataSource.applyObserver = { [unowned self] in changes.append($0.changeset?.count ?? 0) }
        dataSource.apply(Snapshot())
      }

      func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
      ) {
        dataSource.apply(snapshot)
      }

      /// Sends what the controller finds after an insertion, and then after a save.
      func insertAndSave(_ insert: (NSManagedObjectContext) throws -> Void) throws {
        try insert(context)
        errands = Array(context.insertedObjects)
        controller.send([("", errands.map(\.objectID))])
        changes = []
        try context.save()
        controller.send([("", errands.map(\.objectID))])
      }
    }

    @Test func temporaryIdentifiersAreDeletedAndInsertedAgain() throws {
      let list = ErrandList(context: NSManagedObjectContext())
      try list.insertAndSave { context in
        for _ in 0..<3 { _ = StoredErrand(context: context) }
      }
      #expect(list.changes == [6])
      #expect(list.dataSource.target.cells == [["errand", "errand", "errand"]])
    }

    @Test func permanentIdentifiersChangeNothing() throws {
      let list = ErrandList(context: NSManagedObjectContext())
      try list.insertAndSave { try insertErrands(["Post", "Bank", "Bread"], into: $0) }
      #expect(list.changes == [0])
      #expect(list.dataSource.target.cells == [["errand", "errand", "errand"]])
    }
  }
#endif
