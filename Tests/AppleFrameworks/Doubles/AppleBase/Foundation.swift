// The part of Foundation that the frameworks export. Exporting all of it would make `NSObject` ambiguous.
@_exported import class Foundation.Bundle
@_exported import class Foundation.NSCoder
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect
@_exported import struct Foundation.CGSize
@_exported import struct Foundation.IndexPath
@_exported import struct Foundation.IndexSet
@_exported import struct Foundation.Notification
