import DiffableSources

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  extension ReusableCell.Nib {
    /// Creates a nib in a bundle; another bundle can have a nib of the same name.
    package init(_ name: String, in bundle: Bundle?, make: @escaping (Bundle) -> AnyObject) {
      let bundle = bundle ?? .main
      self.init(name: "\(name) in \(bundle.bundlePath)") { make(bundle) }
    }
  }
#endif
