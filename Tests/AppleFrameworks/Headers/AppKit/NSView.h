#pragma once
#import "../Base/NSObject.h"
#pragma clang assume_nonnull begin

UI_ACTOR
@interface NSResponder : NSObject
@end

@class NSWindow;

UI_ACTOR
@interface NSView : NSResponder
@property (nullable, readonly, assign) NSWindow *window;
@end

UI_ACTOR
@interface NSWindow : NSResponder
@end

UI_ACTOR
@interface NSControl : NSView
@end

#pragma clang assume_nonnull end
