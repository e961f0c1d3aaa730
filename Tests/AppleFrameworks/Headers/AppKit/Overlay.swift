@_exported import AppKit
@_exported import CoreGraphics
@_exported import ObjectiveC
import Foundation
@_exported import func Foundation.NSLog

public typealias IndexPath = Foundation.IndexPath
public typealias IndexSet = Foundation.IndexSet
public typealias Notification = Foundation.Notification
public typealias NSLock = Foundation.NSLock

// A: NSLog
public func NSLog(_ format: String, _ args: any CVarArg...) {}

extension NSCollectionView {
  public typealias SupplementaryElementKind = String
}

extension IndexPath {
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// A: CGPoint conforms to Equatable.
extension CGPoint: Equatable {
  public static func == (left: CGPoint, right: CGPoint) -> Bool { false }
}

// A: Using Key-Value Observing in Swift
public final class NSKeyValueObservation: NSObject {}

public struct NSKeyValueObservedChange<Value> {}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
}

// swift-format-ignore: NoLeadingUnderscores
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping @Sendable (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { NSKeyValueObservation() }
}
