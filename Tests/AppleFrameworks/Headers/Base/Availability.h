// The versions of declarations that are newer than the lowest versions that the package supports. As in the SDK, the
// version of iOS applies to Mac Catalyst too.
#pragma once

// Since a version of iOS and the same version of tvOS. visionOS 1 has everything that iOS 17 has. The file
// SDKSettings.json says which version of visionOS a later version of iOS is.
#define SINCE_IOS(version) __attribute__((availability(ios, introduced=version))) __attribute__((availability(tvos, introduced=version)))
#define NIBS_DEPRECATED __attribute__((availability(visionos, introduced=1.0, deprecated=1.0, message="Loading Interface Builder products will not be supported in a future version of visionOS.")))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
