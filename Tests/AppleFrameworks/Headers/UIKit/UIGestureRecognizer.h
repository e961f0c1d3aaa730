#pragma once
#import "UIView.h"
#pragma clang assume_nonnull begin

// A: UITouch
UI_ACTOR
@interface UITouch : NSObject
@property (nonatomic, readonly, nullable, strong) UIView *view;
@end

// A: UIEvent
UI_ACTOR
@interface UIEvent : NSObject
@end

// A: UIGestureRecognizer.State
typedef OPEN_ENUM(NSInteger, UIGestureRecognizerState) {
  UIGestureRecognizerStatePossible,
  UIGestureRecognizerStateBegan,
  UIGestureRecognizerStateChanged,
  UIGestureRecognizerStateEnded,
  UIGestureRecognizerStateCancelled,
  UIGestureRecognizerStateFailed,
} SWIFT_NAME(UIGestureRecognizer.State);

// A: UIGestureRecognizer
UI_ACTOR
@interface UIGestureRecognizer : NSObject
- (instancetype)initWithTarget:(nullable id)target action:(nullable SEL)action DESIGNATED;
@property (nonatomic, readonly) UIGestureRecognizerState state;
@property (nonatomic) BOOL cancelsTouchesInView;
@property (nonatomic) BOOL delaysTouchesEnded;
@end

#pragma clang assume_nonnull end
