#pragma once
#import "../Base/CGGeometry.h"
#import "UIGestureRecognizer.h"
#import "UIView.h"
#pragma clang assume_nonnull begin

// A: UIEdgeInsets
typedef struct UIEdgeInsets { CGFloat top, left, bottom, right; } UIEdgeInsets;

// A: UIView: frame, bounds, addSubview, removeFromSuperview, addGestureRecognizer
@interface UIView (UIGeometry)
@property (nonatomic) CGRect frame;
@property (nonatomic) CGRect bounds;
- (void)addSubview:(UIView *)view;
- (void)removeFromSuperview;
- (void)addGestureRecognizer:(UIGestureRecognizer *)gestureRecognizer SWIFT_NAME(addGestureRecognizer(_:));
@end

@class UIScrollView;

// A: UIScrollViewDelegate
UI_ACTOR
@protocol UIScrollViewDelegate <NSObject>
@optional
- (void)scrollViewDidScroll:(UIScrollView *)scrollView;
- (void)scrollViewWillBeginDragging:(UIScrollView *)scrollView;
@end

// A: UIScrollView
UI_ACTOR
@interface UIScrollView : UIView
@property (nonatomic, weak, nullable) id<UIScrollViewDelegate> delegate;
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic) CGSize contentSize;
@property (nonatomic, readonly) UIEdgeInsets adjustedContentInset;
@end

#pragma clang assume_nonnull end
