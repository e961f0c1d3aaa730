#pragma once
#import "NSView.h"
#import "NSAnimationContext.h"
#import "NSDragging.h"
#pragma clang assume_nonnull begin

@class NSTableView, NSTableColumn, NSTableRowView;

// A: NSSortDescriptor
@interface NSSortDescriptor : NSObject
@end

// A: NSTableView.DropOperation
typedef OPEN_ENUM(NSUInteger, NSTableViewDropOperation) {
  NSTableViewDropOn,
  NSTableViewDropAbove
} SWIFT_NAME(NSTableView.DropOperation);

// A: NSTableView.AnimationOptions
typedef OPTION_SET(NSUInteger, NSTableViewAnimationOptions) {
  NSTableViewAnimationEffectNone = 0x0,
  NSTableViewAnimationEffectFade = 0x1,
  NSTableViewAnimationEffectGap = 0x2,
  NSTableViewAnimationSlideUp = 0x10,
  NSTableViewAnimationSlideDown = 0x20,
  NSTableViewAnimationSlideLeft = 0x30,
  NSTableViewAnimationSlideRight = 0x40,
} SWIFT_NAME(NSTableView.AnimationOptions);

// A: NSTableViewDataSource. The methods belong to the main actor, not the protocol.
@protocol NSTableViewDataSource <NSObject>
@optional
- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView UI_ACTOR;
- (void)tableView:(NSTableView *)tableView sortDescriptorsDidChange:(NSArray<NSSortDescriptor *> *)oldDescriptors UI_ACTOR;
- (nullable id<NSPasteboardWriting>)tableView:(NSTableView *)tableView pasteboardWriterForRow:(NSInteger)row UI_ACTOR;
- (void)tableView:(NSTableView *)tableView draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)screenPoint forRowIndexes:(NSIndexSet *)rowIndexes UI_ACTOR;
- (void)tableView:(NSTableView *)tableView draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)screenPoint operation:(NSDragOperation)operation UI_ACTOR;
- (NSDragOperation)tableView:(NSTableView *)tableView validateDrop:(id<NSDraggingInfo>)info proposedRow:(NSInteger)row proposedDropOperation:(NSTableViewDropOperation)dropOperation UI_ACTOR;
- (BOOL)tableView:(NSTableView *)tableView acceptDrop:(id<NSDraggingInfo>)info row:(NSInteger)row dropOperation:(NSTableViewDropOperation)dropOperation UI_ACTOR;
@end

// A: NSTableViewDelegate. The methods belong to the main actor, not the protocol.
@protocol NSTableViewDelegate <NSControlTextEditingDelegate>
@optional
- (nullable NSView *)tableView:(NSTableView *)tableView viewForTableColumn:(nullable NSTableColumn *)tableColumn row:(NSInteger)row UI_ACTOR;
- (nullable NSTableRowView *)tableView:(NSTableView *)tableView rowViewForRow:(NSInteger)row UI_ACTOR;
- (BOOL)tableView:(NSTableView *)tableView isGroupRow:(NSInteger)row UI_ACTOR;
- (CGFloat)tableView:(NSTableView *)tableView heightOfRow:(NSInteger)row UI_ACTOR;
- (BOOL)tableView:(NSTableView *)tableView shouldSelectRow:(NSInteger)row UI_ACTOR;
- (NSIndexSet *)tableView:(NSTableView *)tableView selectionIndexesForProposedSelection:(NSIndexSet *)proposedSelectionIndexes UI_ACTOR;
- (void)tableViewSelectionDidChange:(NSNotification *)notification UI_ACTOR;
- (void)tableView:(NSTableView *)tableView didAddRowView:(NSTableRowView *)rowView forRow:(NSInteger)row UI_ACTOR SWIFT_NAME(tableView(_:didAdd:forRow:));
- (void)tableView:(NSTableView *)tableView didRemoveRowView:(NSTableRowView *)rowView forRow:(NSInteger)row UI_ACTOR SWIFT_NAME(tableView(_:didRemove:forRow:));
@end

// A: NSTableColumn
UI_ACTOR
@interface NSTableColumn : NSObject
- (instancetype)initWithIdentifier:(NSUserInterfaceItemIdentifier)identifier;
@property (copy) NSUserInterfaceItemIdentifier identifier;
@end

// A: NSTableRowView
UI_ACTOR
@interface NSTableRowView : NSView
@property (getter=isSelected) BOOL selected;
@property (getter=isGroupRowStyle) BOOL groupRowStyle;
@end

// A: NSTableCellView
UI_ACTOR
@interface NSTableCellView : NSView
@property (nullable, assign) NSTextField *textField;
@end

// A: NSTableView
UI_ACTOR
@interface NSTableView : NSControl
@property (nullable, weak) id<NSTableViewDataSource> dataSource;
@property (nullable, weak) id<NSTableViewDelegate> delegate;
@property (readonly, copy) NSArray<NSTableColumn *> *tableColumns;
@property (readonly) NSInteger numberOfColumns;
@property (readonly) NSInteger numberOfRows;
@property CGFloat rowHeight;
@property BOOL usesAutomaticRowHeights;
@property BOOL allowsMultipleSelection;
@property (readonly, copy) NSIndexSet *selectedRowIndexes;
@property (readonly) NSInteger clickedRow;
- (void)addTableColumn:(NSTableColumn *)tableColumn;
- (void)moveColumn:(NSInteger)oldIndex toColumn:(NSInteger)newIndex;
- (void)reloadData;
- (void)reloadDataForRowIndexes:(NSIndexSet *)rowIndexes columnIndexes:(NSIndexSet *)columnIndexes;
- (void)noteHeightOfRowsWithIndexesChanged:(NSIndexSet *)indexSet;
- (void)beginUpdates;
- (void)endUpdates;
- (void)insertRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)removeRowsAtIndexes:(NSIndexSet *)indexes withAnimation:(NSTableViewAnimationOptions)animationOptions;
- (void)moveRowAtIndex:(NSInteger)oldIndex toIndex:(NSInteger)newIndex;
- (void)selectRowIndexes:(NSIndexSet *)indexes byExtendingSelection:(BOOL)extend;
- (void)deselectRow:(NSInteger)row;
- (nullable __kindof NSView *)viewAtColumn:(NSInteger)column row:(NSInteger)row makeIfNecessary:(BOOL)makeIfNecessary;
- (nullable __kindof NSTableRowView *)rowViewAtRow:(NSInteger)row makeIfNecessary:(BOOL)makeIfNecessary;
- (nullable __kindof NSView *)makeViewWithIdentifier:(NSUserInterfaceItemIdentifier)identifier owner:(nullable id)owner SWIFT_NAME(makeView(withIdentifier:owner:));
- (void)setDropRow:(NSInteger)row dropOperation:(NSTableViewDropOperation)dropOperation;
@end

#pragma clang assume_nonnull end
