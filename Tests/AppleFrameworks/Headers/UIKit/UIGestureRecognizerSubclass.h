// The submodule UIKit.UIGestureRecognizerSubclass: what only subclasses use.
#pragma once
#import "UIGestureRecognizer.h"
#pragma clang assume_nonnull begin

// A: UIGestureRecognizer: state, touchesBegan(_:with:), …
@interface UIGestureRecognizer (UIGestureRecognizerProtected)
@property (nonatomic, readwrite) UIGestureRecognizerState state;
- (void)touchesBegan:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesEnded:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (void)touchesCancelled:(NSSet<UITouch *> *)touches withEvent:(UIEvent *)event;
- (BOOL)canPreventGestureRecognizer:(UIGestureRecognizer *)preventedGestureRecognizer SWIFT_NAME(canPrevent(_:));
- (BOOL)canBePreventedByGestureRecognizer:(UIGestureRecognizer *)preventingGestureRecognizer SWIFT_NAME(canBePrevented(by:));
@end

#pragma clang assume_nonnull end
