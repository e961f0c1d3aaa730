#pragma once
#import "NSView.h"
#pragma clang assume_nonnull begin

// A: NSWindowController
UI_ACTOR
@interface NSWindowController : NSResponder
- (instancetype)initWithWindow:(nullable NSWindow *)window __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (nullable, strong) NSWindow *window;
@end

#pragma clang assume_nonnull end
