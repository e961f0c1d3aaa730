#pragma once
#import "UIView.h"
#pragma clang assume_nonnull begin

@class UITableView;

// A: NSItemProvider
@interface NSItemProvider : NSObject
- (instancetype)init;
@end

// A: UIDragItem
UI_ACTOR
NOT_ON_TVOS
@interface UIDragItem : NSObject
- (instancetype)initWithItemProvider:(NSItemProvider *)itemProvider DESIGNATED;
@end

// A: UIDragDropSession
UI_ACTOR
NOT_ON_TVOS
@protocol UIDragDropSession <NSObject>
@property (nonatomic, readonly) NSArray<UIDragItem *> *items;
@end

// A: UIDragSession
UI_ACTOR
NOT_ON_TVOS
@protocol UIDragSession <UIDragDropSession>
@property (nonatomic, strong, nullable) id localContext;
@end

// A: UITableViewDragDelegate
UI_ACTOR
NOT_ON_TVOS
@protocol UITableViewDragDelegate <NSObject>
- (NSArray<UIDragItem *> *)tableView:(UITableView *)tableView itemsForBeginningDragSession:(id<UIDragSession>)session atIndexPath:(NSIndexPath *)indexPath;
@optional
- (void)tableView:(UITableView *)tableView dragSessionWillBegin:(id<UIDragSession>)session;
- (void)tableView:(UITableView *)tableView dragSessionDidEnd:(id<UIDragSession>)session;
- (BOOL)tableView:(UITableView *)tableView dragSessionIsRestrictedToDraggingApplication:(id<UIDragSession>)session;
@end

#pragma clang assume_nonnull end
