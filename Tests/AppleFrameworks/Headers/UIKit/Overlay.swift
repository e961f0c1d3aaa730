@_exported import CoreGraphics
@_exported import ObjectiveC
@_exported import UIKit
import Foundation
@_exported import func Foundation.NSLog

public typealias IndexPath = Foundation.IndexPath
public typealias IndexSet = Foundation.IndexSet
public typealias NSLock = Foundation.NSLock

extension IndexPath {
  public init(row: Int, section: Int) { self = [section, row] }
  public init(item: Int, section: Int) { self = [section, item] }
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}

// Every object of Objective-C is hashable, but `NSObject` is declared by hand here.
extension UITouch: Hashable {
  nonisolated public static func == (left: UITouch, right: UITouch) -> Bool { left === right }
  nonisolated public func hash(into hasher: inout Hasher) {
    ObjectIdentifier(self).hash(into: &hasher)
  }
}

// A: NSLog
public func NSLog(_ format: String, _ args: any CVarArg...) {}
