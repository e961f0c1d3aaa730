#pragma once
#import "UIView.h"
#pragma clang assume_nonnull begin

@class UIContextualAction;

// A: UIContextualAction.Style
typedef OPEN_ENUM(NSInteger, UIContextualActionStyle) {
  UIContextualActionStyleNormal,
  UIContextualActionStyleDestructive,
} SWIFT_NAME(UIContextualAction.Style);

// A: UIContextualAction.Handler
typedef void (^UIContextualActionHandler)(
    UIContextualAction *action, UIView *sourceView, void (^completionHandler)(BOOL actionPerformed)
) SWIFT_NAME(UIContextualAction.Handler);

// A: UIContextualAction (not on tvOS)
UI_ACTOR
NOT_ON_TVOS
@interface UIContextualAction : NSObject
+ (instancetype)contextualActionWithStyle:(UIContextualActionStyle)style
                                    title:(nullable NSString *)title
                                  handler:(UIContextualActionHandler)handler;
@property (nonatomic, copy, readonly) UIContextualActionHandler handler;
@property (nonatomic, copy, nullable) NSString *title;
@end

// A: UISwipeActionsConfiguration (not on tvOS)
UI_ACTOR
NOT_ON_TVOS
@interface UISwipeActionsConfiguration : NSObject
+ (instancetype)configurationWithActions:(NSArray<UIContextualAction *> *)actions;
@property (nonatomic, copy, readonly) NSArray<UIContextualAction *> *actions;
@end

#pragma clang assume_nonnull end
