@_exported import AppleBase
@_exported import struct Foundation.CGFloat
@_exported import struct Foundation.CGPoint
@_exported import struct Foundation.CGRect

public typealias NSPoint = CGPoint
public typealias NSRect = CGRect
