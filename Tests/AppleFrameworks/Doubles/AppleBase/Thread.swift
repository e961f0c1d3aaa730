import Dispatch
import Foundation

/// A replacement that knows the main thread of Apple's platforms, on which the main actor runs.
///
/// On Linux, other threads can run the main actor.
public enum Thread {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  public static var isMainThread: Bool {
    Foundation.Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true
  }
}
