// The declarations of Foundation that the adapters use. They are for the platforms of Apple, for which the Foundation
// of Linux cannot be built.

public func NSLog(_ format: String, _ args: any CVarArg...) {}

public final class NSLock: Sendable {
  public init() {}
  public func lock() {}
  public func unlock() {}
}

public struct IndexPath: Hashable, Sendable, RandomAccessCollection, ExpressibleByArrayLiteral {
  public init(arrayLiteral indexes: Int...) {}
  public init<S: Sequence>(indexes: S) where S.Element == Int {}
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Int {
    get { 0 }
    set {}
  }
}

extension IndexPath: Comparable {
  public static func < (left: IndexPath, right: IndexPath) -> Bool { false }
}

public struct IndexSet: Hashable, Sendable, BidirectionalCollection, SetAlgebra {
  public struct Index: Comparable {
    public static func < (left: Index, right: Index) -> Bool { false }
  }

  public init() {}
  public init(integer: Int) {}
  public init(integersIn range: Range<Int>) {}
  public init(integersIn range: ClosedRange<Int>) {}
  public init<S: Sequence>(_ elements: S) where S.Element == Int {}
  public var startIndex: Index { Index() }
  public var endIndex: Index { Index() }
  public func index(after i: Index) -> Index { i }
  public func index(before i: Index) -> Index { i }
  public subscript(index: Index) -> Int { 0 }
  public var isEmpty: Bool { true }
  public func contains(_ member: Int) -> Bool { false }
  public func filteredIndexSet(includeInteger: (Int) throws -> Bool) rethrows -> IndexSet { self }
  public func union(_ other: IndexSet) -> IndexSet { self }
  public func intersection(_ other: IndexSet) -> IndexSet { self }
  public func symmetricDifference(_ other: IndexSet) -> IndexSet { self }
  public mutating func formUnion(_ other: IndexSet) {}
  public mutating func formIntersection(_ other: IndexSet) {}
  public mutating func formSymmetricDifference(_ other: IndexSet) {}
  @discardableResult
  public mutating func insert(_ new: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    (true, new)
  }
  @discardableResult
  public mutating func update(with new: Int) -> Int? { nil }
  @discardableResult
  public mutating func remove(_ member: Int) -> Int? { nil }
}

public struct Notification {
  public var object: Any?
  public var userInfo: [AnyHashable: Any]?
}

/// A type that the compiler converts from and to a class of Objective-C.
public protocol Bridged: _ObjectiveCBridgeable where _ObjectiveCType == Bridge<Self> {}

public final class Bridge<Value> {}

// swift-format-ignore: NoLeadingUnderscores
extension Bridged {
  public func _bridgeToObjectiveC() -> Bridge<Self> { Bridge() }
  public static func _forceBridgeFromObjectiveC(_: Bridge<Self>, result: inout Self?) {}
  public static func _conditionallyBridgeFromObjectiveC(
    _: Bridge<Self>,
    result: inout Self?
  ) -> Bool { true }
  public static func _unconditionallyBridgeFromObjectiveC(_: Bridge<Self>?) -> Self { fatalError() }
}

extension IndexPath: Bridged {}
extension IndexSet: Bridged {}
extension Notification: Bridged {}
extension String: @retroactive _ObjectiveCBridgeable, Bridged {}
extension Array: @retroactive _ObjectiveCBridgeable, Bridged {}
extension Set: @retroactive _ObjectiveCBridgeable, Bridged {}
extension Dictionary: @retroactive _ObjectiveCBridgeable, Bridged {}
