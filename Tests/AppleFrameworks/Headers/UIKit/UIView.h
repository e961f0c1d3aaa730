#pragma once
#import "../Base/NSObject.h"
#pragma clang assume_nonnull begin

UI_ACTOR
@interface UIResponder : NSObject
@end

@class UIWindow;

UI_ACTOR
@interface UIView : UIResponder
@property (nullable, nonatomic, readonly) UIWindow *window;
+ (void)performWithoutAnimation:(void (NOESCAPE ^)(void))actionsWithoutAnimation;
@end

UI_ACTOR
@interface UIWindow : UIView
@end

#pragma clang assume_nonnull end
