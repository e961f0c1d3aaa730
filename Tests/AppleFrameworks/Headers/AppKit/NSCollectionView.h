#pragma once
#import "NSView.h"
#import "NSDragging.h"
#pragma clang assume_nonnull begin

@class NSCollectionView, NSEvent;

// A: AutoreleasingUnsafeMutablePointer, which is a structure of Swift's library on Apple's systems.
__attribute__((swift_attr("unsafe")))
@interface AutoreleasingUnsafeMutablePointer<Pointee> : NSObject
@property (strong) Pointee pointee;
@end

// A: NSIndexPath, item, section
@interface NSIndexPath (NSCollectionViewAdditions)
@property (readonly) NSInteger item;
@property (readonly) NSInteger section;
@end

// The overlay declares the name in Swift, which is an alias of String.
typedef NSString *NSCollectionViewSupplementaryElementKind;
// A: elementKindSectionHeader, elementKindSectionFooter
extern NSCollectionViewSupplementaryElementKind const NSCollectionElementKindSectionHeader SWIFT_NAME(NSCollectionView.elementKindSectionHeader);
extern NSCollectionViewSupplementaryElementKind const NSCollectionElementKindSectionFooter SWIFT_NAME(NSCollectionView.elementKindSectionFooter);

// A: NSCollectionView.DropOperation
typedef OPEN_ENUM(NSInteger, NSCollectionViewDropOperation) {
  NSCollectionViewDropOn = 0,
  NSCollectionViewDropBefore = 1,
} SWIFT_NAME(NSCollectionView.DropOperation);

// A: NSCollectionView.ScrollPosition
typedef OPTION_SET(NSUInteger, NSCollectionViewScrollPosition) {
  NSCollectionViewScrollPositionNone = 0,
  NSCollectionViewScrollPositionTop = 1 << 0,
} SWIFT_NAME(NSCollectionView.ScrollPosition);

// A: NSCollectionViewItem.HighlightState
typedef OPEN_ENUM(NSInteger, NSCollectionViewItemHighlightState) {
  NSCollectionViewItemHighlightNone = 0,
  NSCollectionViewItemHighlightForSelection = 1,
  NSCollectionViewItemHighlightForDeselection = 2,
  NSCollectionViewItemHighlightAsDropTarget = 3,
} SWIFT_NAME(NSCollectionViewItem.HighlightState);

// A: NSCollectionViewElement
UI_ACTOR
@protocol NSCollectionViewElement <NSObject, NSUserInterfaceItemIdentification>
@optional
- (void)prepareForReuse;
@end

// A: NSCollectionViewItem
UI_ACTOR
@interface NSCollectionViewItem : NSViewController <NSCollectionViewElement>
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (getter=isSelected) BOOL selected;
@end

// A: NSCollectionViewDataSource. The methods belong to the main actor, not the protocol.
@protocol NSCollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(NSCollectionView *)collectionView numberOfItemsInSection:(NSInteger)section UI_ACTOR;
- (NSCollectionViewItem *)collectionView:(NSCollectionView *)collectionView itemForRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath UI_ACTOR SWIFT_NAME(collectionView(_:itemForRepresentedObjectAt:));
@optional
- (NSInteger)numberOfSectionsInCollectionView:(NSCollectionView *)collectionView UI_ACTOR;
- (NSView *)collectionView:(NSCollectionView *)collectionView viewForSupplementaryElementOfKind:(NSCollectionViewSupplementaryElementKind)kind atIndexPath:(NSIndexPath *)indexPath UI_ACTOR SWIFT_NAME(collectionView(_:viewForSupplementaryElementOfKind:at:));
@end

// A: NSCollectionViewPrefetching
@protocol NSCollectionViewPrefetching <NSObject>
- (void)collectionView:(NSCollectionView *)collectionView prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:prefetchItemsAt:));
@optional
- (void)collectionView:(NSCollectionView *)collectionView cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:cancelPrefetchingForItemsAt:));
@end

// A: NSCollectionViewDelegate. Its older methods have other types, and partly the same names in Swift.
@protocol NSCollectionViewDelegate <NSObject>
@optional
- (BOOL)collectionView:(NSCollectionView *)collectionView canDragItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths withEvent:(NSEvent *)event UI_ACTOR SWIFT_NAME(collectionView(_:canDragItemsAt:with:));
- (BOOL)collectionView:(NSCollectionView *)collectionView canDragItemsAtIndexes:(NSIndexSet *)indexes withEvent:(NSEvent *)event UI_ACTOR SWIFT_NAME(collectionView(_:canDragItemsAt:with:));
- (nullable id<NSPasteboardWriting>)collectionView:(NSCollectionView *)collectionView pasteboardWriterForItemAtIndex:(NSUInteger)index UI_ACTOR SWIFT_NAME(collectionView(_:pasteboardWriterForItemAt:));
- (void)collectionView:(NSCollectionView *)collectionView draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)screenPoint forItemsAtIndexes:(NSIndexSet *)indexes UI_ACTOR SWIFT_NAME(collectionView(_:draggingSession:willBeginAt:forItemsAt:));
- (NSDragOperation)collectionView:(NSCollectionView *)collectionView validateDrop:(id<NSDraggingInfo>)draggingInfo proposedIndex:(NSInteger *)proposedDropIndex dropOperation:(NSCollectionViewDropOperation *)proposedDropOperation UI_ACTOR;
- (BOOL)collectionView:(NSCollectionView *)collectionView acceptDrop:(id<NSDraggingInfo>)draggingInfo index:(NSInteger)index dropOperation:(NSCollectionViewDropOperation)dropOperation UI_ACTOR;
- (nullable id<NSPasteboardWriting>)collectionView:(NSCollectionView *)collectionView pasteboardWriterForItemAtIndexPath:(NSIndexPath *)indexPath UI_ACTOR SWIFT_NAME(collectionView(_:pasteboardWriterForItemAt:));
- (void)collectionView:(NSCollectionView *)collectionView draggingSession:(NSDraggingSession *)session willBeginAtPoint:(NSPoint)screenPoint forItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:draggingSession:willBeginAt:forItemsAt:));
- (void)collectionView:(NSCollectionView *)collectionView draggingSession:(NSDraggingSession *)session endedAtPoint:(NSPoint)screenPoint dragOperation:(NSDragOperation)operation UI_ACTOR SWIFT_NAME(collectionView(_:draggingSession:endedAt:dragOperation:));
- (NSDragOperation)collectionView:(NSCollectionView *)collectionView validateDrop:(id<NSDraggingInfo>)draggingInfo proposedIndexPath:(AutoreleasingUnsafeMutablePointer<NSIndexPath *> *)proposedDropIndexPath dropOperation:(NSCollectionViewDropOperation *)proposedDropOperation UI_ACTOR;
- (BOOL)collectionView:(NSCollectionView *)collectionView acceptDrop:(id<NSDraggingInfo>)draggingInfo indexPath:(NSIndexPath *)indexPath dropOperation:(NSCollectionViewDropOperation)dropOperation UI_ACTOR;
- (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)collectionView shouldChangeItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths toHighlightState:(NSCollectionViewItemHighlightState)highlightState UI_ACTOR SWIFT_NAME(collectionView(_:shouldChangeItemsAt:to:));
- (void)collectionView:(NSCollectionView *)collectionView didChangeItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths toHighlightState:(NSCollectionViewItemHighlightState)highlightState UI_ACTOR SWIFT_NAME(collectionView(_:didChangeItemsAt:to:));
- (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)collectionView shouldSelectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:shouldSelectItemsAt:));
- (NSSet<NSIndexPath *> *)collectionView:(NSCollectionView *)collectionView shouldDeselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:shouldDeselectItemsAt:));
- (void)collectionView:(NSCollectionView *)collectionView didDeselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:didDeselectItemsAt:));
- (void)collectionView:(NSCollectionView *)collectionView willDisplayItem:(NSCollectionViewItem *)item forRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath UI_ACTOR SWIFT_NAME(collectionView(_:willDisplay:forRepresentedObjectAt:));
- (void)collectionView:(NSCollectionView *)collectionView didEndDisplayingItem:(NSCollectionViewItem *)item forRepresentedObjectAtIndexPath:(NSIndexPath *)indexPath UI_ACTOR SWIFT_NAME(collectionView(_:didEndDisplaying:forRepresentedObjectAt:));
- (void)collectionView:(NSCollectionView *)collectionView didSelectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths UI_ACTOR SWIFT_NAME(collectionView(_:didSelectItemsAt:));
@end

// A: NSCollectionView
UI_ACTOR
@interface NSCollectionView : NSView
@property (nullable, weak) id<NSCollectionViewDataSource> dataSource;
@property (nullable, weak) id<NSCollectionViewPrefetching> prefetchDataSource;
@property (nullable, weak) id<NSCollectionViewDelegate> delegate;
@property (readonly) NSInteger numberOfSections;
@property (getter=isSelectable) BOOL selectable;
@property BOOL allowsMultipleSelection;
@property (copy) NSSet<NSIndexPath *> *selectionIndexPaths;
- (void)reloadData;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
- (nullable NSCollectionViewItem *)itemAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(item(at:));
- (nullable NSView<NSCollectionViewElement> *)supplementaryViewForElementKind:(NSCollectionViewSupplementaryElementKind)elementKind atIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(supplementaryView(forElementKind:at:));
- (NSSet<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSCollectionViewSupplementaryElementKind)elementKind SWIFT_NAME(indexPathsForVisibleSupplementaryElements(ofKind:));
- (void)registerClass:(nullable Class)itemClass forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier SWIFT_NAME(register(_:forItemWithIdentifier:));
- (void)registerClass:(nullable Class)viewClass forSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)kind withIdentifier:(NSUserInterfaceItemIdentifier)identifier SWIFT_NAME(register(_:forSupplementaryViewOfKind:withIdentifier:));
- (NSCollectionViewItem *)makeItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier forIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(makeItem(withIdentifier:for:));
- (NSView *)makeSupplementaryViewOfKind:(NSCollectionViewSupplementaryElementKind)elementKind withIdentifier:(NSUserInterfaceItemIdentifier)identifier forIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(makeSupplementaryView(ofKind:withIdentifier:for:));
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME(insertItems(at:));
- (void)deleteItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME(deleteItems(at:));
- (void)reloadItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME(reloadItems(at:));
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath SWIFT_NAME(moveItem(at:to:));
- (void)performBatchUpdates:(void (NOESCAPE ^ _Nullable)(void))updates completionHandler:(void (^ _Nullable)(BOOL finished))completionHandler;
- (void)selectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths scrollPosition:(NSCollectionViewScrollPosition)scrollPosition SWIFT_NAME(selectItems(at:scrollPosition:));
- (void)deselectItemsAtIndexPaths:(NSSet<NSIndexPath *> *)indexPaths SWIFT_NAME(deselectItems(at:));
@end

#pragma clang assume_nonnull end
