import AppleBase

/// A nib whose contents a test provides under its name.
@MainActor
open class UINib: NSObject {
  /// The functions that make the top-level object of each nib.
  ///
  /// The key of a nib is its name. In a bundle other than the main bundle, it is the name, " in ", and the path of the
  /// bundle.
  public static var contents: [String: () -> UIView] = [:]

  let name: String

  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .main
    self.name = bundle === Bundle.main ? name : "\(name) in \(bundle.bundlePath)"
    super.init()
  }

  /// Returns a new object, and reports a nib that does not exist.
  func instantiate<View: UIView>(as type: View.Type) -> View? {
    guard let make = UINib.contents[name] else {
      Inconsistency.report("There is no nib named \(name)")
      return nil
    }
    guard let view = make() as? View else {
      Inconsistency.report("The nib \(name) contains no \(type)")
      return nil
    }
    return view
  }
}
