#pragma once
#import "../Base/CGGeometry.h"
#import "../Base/NSObject.h"
#pragma clang assume_nonnull begin

UI_ACTOR
@interface UIResponder : NSObject
@end

@class UIWindow;

// A: UIView: init(frame:), init(coder:)
UI_ACTOR
@interface UIView : UIResponder
- (instancetype)initWithFrame:(CGRect)frame DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nullable, nonatomic, readonly) UIWindow *window;
- (BOOL)isDescendantOfView:(UIView *)view SWIFT_NAME(isDescendant(of:));
+ (void)performWithoutAnimation:(void (NOESCAPE ^)(void))actionsWithoutAnimation;
@end

UI_ACTOR
@interface UIWindow : UIView
@end

#pragma clang assume_nonnull end
