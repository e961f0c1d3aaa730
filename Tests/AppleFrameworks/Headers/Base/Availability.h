// The versions of declarations that are newer than the lowest versions that the package supports. As in the SDK, the
// version of iOS applies to Mac Catalyst too.
#pragma once

// Since a version of iOS and the same version of tvOS.
#define SINCE_IOS(version) __attribute__((availability(ios, introduced=version))) __attribute__((availability(tvos, introduced=version)))
#define NOT_ON_TVOS __attribute__((availability(tvos, unavailable)))
