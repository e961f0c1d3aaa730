#if canImport(AppleBase)
  import UIKit

  extension UICellAccessory {
    /// Does what a tap on the accessory does.
    func simulateTap() { actionHandler?() }
  }
#endif
