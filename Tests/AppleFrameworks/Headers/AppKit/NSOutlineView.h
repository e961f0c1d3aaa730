#pragma once
#import "NSTableView.h"
#pragma clang assume_nonnull begin

@class NSOutlineView;

// A: NSOutlineViewDataSource. The methods belong to the main actor, not the protocol.
@protocol NSOutlineViewDataSource <NSObject>
@optional
- (NSInteger)outlineView:(NSOutlineView *)outlineView numberOfChildrenOfItem:(nullable id)item UI_ACTOR;
- (id)outlineView:(NSOutlineView *)outlineView child:(NSInteger)index ofItem:(nullable id)item UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView isItemExpandable:(id)item UI_ACTOR;
- (nullable id<NSPasteboardWriting>)outlineView:(NSOutlineView *)outlineView pasteboardWriterForItem:(id)item UI_ACTOR;
- (void)outlineView:(NSOutlineView *)outlineView draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)screenPoint forItems:(NSArray *)draggedItems UI_ACTOR;
- (void)outlineView:(NSOutlineView *)outlineView draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)screenPoint operation:(NSDragOperation)operation UI_ACTOR;
- (NSDragOperation)outlineView:(NSOutlineView *)outlineView validateDrop:(id<NSDraggingInfo>)info proposedItem:(nullable id)item proposedChildIndex:(NSInteger)index UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView acceptDrop:(id<NSDraggingInfo>)info item:(nullable id)item childIndex:(NSInteger)index UI_ACTOR;
@end

// A: NSOutlineViewDelegate. The methods belong to the main actor, not the protocol.
@protocol NSOutlineViewDelegate <NSControlTextEditingDelegate>
@optional
- (nullable NSView *)outlineView:(NSOutlineView *)outlineView viewForTableColumn:(nullable NSTableColumn *)tableColumn item:(id)item UI_ACTOR;
- (nullable NSTableRowView *)outlineView:(NSOutlineView *)outlineView rowViewForItem:(id)item UI_ACTOR;
- (CGFloat)outlineView:(NSOutlineView *)outlineView heightOfRowByItem:(id)item UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView isGroupItem:(id)item UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView shouldShowOutlineCellForItem:(id)item UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView shouldExpandItem:(id)item UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView shouldCollapseItem:(id)item UI_ACTOR;
- (BOOL)outlineView:(NSOutlineView *)outlineView shouldSelectItem:(id)item UI_ACTOR;
- (void)outlineViewSelectionDidChange:(NSNotification *)notification UI_ACTOR;
- (void)outlineViewItemWillExpand:(NSNotification *)notification UI_ACTOR;
- (void)outlineViewItemDidExpand:(NSNotification *)notification UI_ACTOR;
- (void)outlineViewItemWillCollapse:(NSNotification *)notification UI_ACTOR;
- (void)outlineViewItemDidCollapse:(NSNotification *)notification UI_ACTOR;
@end

// A: NSOutlineView
UI_ACTOR
@interface NSOutlineView : NSTableView
// The types differ from those of NSTableView, as in the SDK.
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wincompatible-property-type"
@property (nullable, weak) id<NSOutlineViewDelegate> delegate;
@property (nullable, weak) id<NSOutlineViewDataSource> dataSource;
#pragma clang diagnostic pop
- (void)expandItem:(nullable id)item;
- (void)expandItem:(nullable id)item expandChildren:(BOOL)expandChildren;
- (void)collapseItem:(nullable id)item;
- (void)collapseItem:(nullable id)item collapseChildren:(BOOL)collapseChildren;
- (void)reloadItem:(nullable id)item;
- (void)reloadItem:(nullable id)item reloadChildren:(BOOL)reloadChildren;
- (nullable id)itemAtRow:(NSInteger)row;
- (NSInteger)rowForItem:(nullable id)item;
- (NSInteger)levelForItem:(nullable id)item;
- (NSInteger)levelForRow:(NSInteger)row;
- (nullable id)parentForItem:(nullable id)item;
- (NSInteger)childIndexForItem:(id)item;
- (BOOL)isItemExpanded:(nullable id)item;
- (BOOL)isExpandable:(nullable id)item;
- (void)setDropItem:(nullable id)item dropChildIndex:(NSInteger)index;
- (void)insertItemsAtIndexes:(NSIndexSet *)indexes inParent:(nullable id)parent withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)removeItemsAtIndexes:(NSIndexSet *)indexes inParent:(nullable id)parent withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)moveItemAtIndex:(NSInteger)fromIndex inParent:(nullable id)oldParent toIndex:(NSInteger)toIndex inParent:(nullable id)newParent;
- (void)insertRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animationOptions __attribute__((unavailable));
- (void)removeRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animationOptions __attribute__((unavailable));
- (void)moveRowAtIndex:(NSInteger)oldIndex toIndex:(NSInteger)newIndex __attribute__((unavailable));
@end

#pragma clang assume_nonnull end
