import AppleBase

/// A nib whose contents a test provides under its name.
open class NSNib: NSObject {
  // The framework reads files, and can do so on any thread; tests of views use the main thread only.
  @safe nonisolated(unsafe) private static var files: [String: @MainActor () -> NSResponder] = [:]

  /// Adds a nib with one object at its top level to a bundle; nil means the main bundle.
  @MainActor
  public static func add(
    _ name: String,
    in bundle: Bundle? = nil,
    _ make: @escaping @MainActor () -> NSResponder
  ) {
    files[path(name, bundle)] = make
  }

  private static func path(_ name: String, _ bundle: Bundle?) -> String {
    "\((bundle ?? .main).bundlePath)/\(name)"
  }

  private let make: @MainActor () -> NSResponder

  public init?(nibNamed nibName: String, bundle: Bundle?) {
    guard let make = NSNib.files[NSNib.path(nibName, bundle)] else { return nil }
    self.make = make
    super.init()
  }

  /// Returns a new object, and reports an object of another class.
  @MainActor
  func instantiate<Object: NSResponder>(as type: Object.Type) -> Object? {
    guard let object = make() as? Object else {
      Inconsistency.report("The nib contains no \(type)")
      return nil
    }
    return object
  }
}
