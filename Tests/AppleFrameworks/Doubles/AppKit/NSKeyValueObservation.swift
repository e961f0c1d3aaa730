import AppleBase

/// What ends an observation when it is released.
public final class NSKeyValueObservation: NSObject {
  fileprivate let keyPath: AnyKeyPath
  fileprivate let change: @MainActor () -> Void

  fileprivate init(_ keyPath: AnyKeyPath, _ change: @escaping @MainActor () -> Void) {
    self.keyPath = keyPath
    self.change = change
    super.init()
  }
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public struct NSKeyValueObservedChange<Value> {}

/// A class whose properties can be observed.
///
/// In Foundation, all subclasses of `NSObject` are such classes. Here, a view reports the change of a property with
/// ``didChange(_:)``.
@MainActor
public protocol KeyValueObserving: NSView {}

extension NSView: KeyValueObserving {}

extension KeyValueObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation(keyPath) { [weak self] in
      if let self { changeHandler(self, NSKeyValueObservedChange()) }
    }
    observations.append(WeakObservation(observation: observation))
    return observation
  }
}

struct WeakObservation {
  weak var observation: NSKeyValueObservation?
}

extension NSView {
  /// Calls the observers of a property.
  func didChange(_ keyPath: AnyKeyPath) {
    for observation in observations.compactMap(\.observation) where observation.keyPath == keyPath {
      observation.change()
    }
  }
}
