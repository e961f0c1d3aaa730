// The versions of declarations that are newer than the lowest versions that the package supports. As in the SDK, the
// version of iOS applies to Mac Catalyst too, and each declaration of iOS 15 or earlier to visionOS 1.
#pragma once

// In UIKit: since a version of iOS and tvOS.
#define SINCE_IOS(version) __attribute__((availability(ios, introduced=version))) __attribute__((availability(tvos, introduced=version)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
#define NOT_ON_VISIONOS __attribute__((availability(visionos, unavailable)))
// In AppKit: since a version of macOS.
#define SINCE_MACOS(version) __attribute__((availability(macos, introduced=version)))
