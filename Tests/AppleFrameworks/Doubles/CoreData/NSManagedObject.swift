import AppleBase

/// An object in a store.
///
/// Its identifier is temporary until the context obtains a permanent one, at the latest when the object is saved.
open class NSManagedObject: NSObject {
  public fileprivate(set) var objectID: NSManagedObjectID

  public init(context: NSManagedObjectContext) {
    objectID = context.makeID("t")
    super.init()
    context.insertedObjects.insert(self)
  }
}

/// A replacement of the context in which objects are inserted.
public final class NSManagedObjectContext: NSObject {
  public fileprivate(set) var insertedObjects: Set<NSManagedObject> = []
  private var numberOfIDs = 0

  public override init() { super.init() }

  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects where object.objectID.isTemporaryID { object.objectID = makeID("p") }
  }

  public func save() throws {
    try obtainPermanentIDs(for: Array(insertedObjects))
    insertedObjects = []
  }

  fileprivate func makeID(_ kind: String) -> NSManagedObjectID {
    numberOfIDs += 1
    return NSManagedObjectID(uri: "\(kind)\(numberOfIDs)")
  }
}

extension NSManagedObjectID {
  public var isTemporaryID: Bool { uri.hasPrefix("t") }
}
