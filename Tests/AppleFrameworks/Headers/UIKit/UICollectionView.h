#pragma once
#import "UICollectionViewCell.h"
#import "UICollectionViewLayout.h"
#import "UIScrollView.h"
#pragma clang assume_nonnull begin

@class UICollectionView;

// A: UIView: layoutIfNeeded(), setNeedsLayout(), gestureRecognizers
@interface UIView (Layout)
- (void)layoutIfNeeded;
- (void)setNeedsLayout;
@property (nullable, nonatomic, copy) NSArray<UIGestureRecognizer *> *gestureRecognizers;
@end

// A: UICollectionView.ScrollPosition
typedef OPTION_SET(NSUInteger, UICollectionViewScrollPosition) {
  UICollectionViewScrollPositionTop = 1 << 0,
  UICollectionViewScrollPositionCenteredVertically = 1 << 1,
  UICollectionViewScrollPositionBottom = 1 << 2,
  UICollectionViewScrollPositionLeft = 1 << 3,
  UICollectionViewScrollPositionCenteredHorizontally = 1 << 4,
  UICollectionViewScrollPositionRight = 1 << 5,
} SWIFT_NAME(UICollectionView.ScrollPosition);

// A: elementKindSectionHeader, elementKindSectionFooter
extern NSString *const UICollectionElementKindSectionHeader
    SWIFT_NAME(UICollectionView.elementKindSectionHeader);
extern NSString *const UICollectionElementKindSectionFooter
    SWIFT_NAME(UICollectionView.elementKindSectionFooter);

// A: UICollectionViewDataSource
UI_ACTOR
@protocol UICollectionViewDataSource <NSObject>
- (NSInteger)collectionView:(UICollectionView *)collectionView
     numberOfItemsInSection:(NSInteger)section;
- (UICollectionViewCell *)collectionView:(UICollectionView *)collectionView
                  cellForItemAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInCollectionView:(UICollectionView *)collectionView;
- (UICollectionReusableView *)collectionView:(UICollectionView *)collectionView
           viewForSupplementaryElementOfKind:(NSString *)kind
                                 atIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    canMoveItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    moveItemAtIndexPath:(NSIndexPath *)sourceIndexPath
            toIndexPath:(NSIndexPath *)destinationIndexPath;
- (nullable NSArray<NSString *> *)indexTitlesForCollectionView:(UICollectionView *)collectionView;
- (NSIndexPath *)collectionView:(UICollectionView *)collectionView
         indexPathForIndexTitle:(NSString *)title
                        atIndex:(NSInteger)index;
@end

// A: UICollectionViewDataSourcePrefetching
UI_ACTOR
@protocol UICollectionViewDataSourcePrefetching <NSObject>
- (void)collectionView:(UICollectionView *)collectionView
    prefetchItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@optional
- (void)collectionView:(UICollectionView *)collectionView
    cancelPrefetchingForItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
@end

// A: UICollectionViewDelegate
UI_ACTOR
@protocol UICollectionViewDelegate <UIScrollViewDelegate>
@optional
- (void)collectionView:(UICollectionView *)collectionView
           willDisplayCell:(UICollectionViewCell *)cell
    forItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didEndDisplayingCell:(UICollectionViewCell *)cell
      forItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didHighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didUnhighlightItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldSelectItemAtIndexPath:(NSIndexPath *)indexPath;
- (BOOL)collectionView:(UICollectionView *)collectionView
    shouldDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didDeselectItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)collectionView:(UICollectionView *)collectionView
    didSelectItemAtIndexPath:(NSIndexPath *)indexPath;
@end

// A: UICollectionView
UI_ACTOR
@interface UICollectionView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame
         collectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic) UICollectionViewLayout *collectionViewLayout;
@property (nonatomic, weak, nullable) id<UICollectionViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UICollectionViewDataSourcePrefetching> prefetchDataSource;

// A: register(_:forCellWithReuseIdentifier:), register(_:forSupplementaryViewOfKind:withReuseIdentifier:)
- (void)registerClass:(nullable Class)cellClass
    forCellWithReuseIdentifier:(NSString *)identifier
    SWIFT_NAME(register(_:forCellWithReuseIdentifier:));
- (void)registerClass:(nullable Class)viewClass
    forSupplementaryViewOfKind:(NSString *)elementKind
           withReuseIdentifier:(NSString *)identifier
    SWIFT_NAME(register(_:forSupplementaryViewOfKind:withReuseIdentifier:));
// A: dequeueReusableCell(withReuseIdentifier:for:), dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)
- (UICollectionViewCell *)dequeueReusableCellWithReuseIdentifier:(NSString *)identifier
                                                    forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(dequeueReusableCell(withReuseIdentifier:for:));
- (UICollectionReusableView *)
    dequeueReusableSupplementaryViewOfKind:(NSString *)elementKind
                       withReuseIdentifier:(NSString *)identifier
                              forIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:));

// A: allowsSelection, allowsMultipleSelection, indexPathsForSelectedItems
@property (nonatomic) BOOL allowsSelection;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedItems;
// A: selectItem(at:animated:scrollPosition:), deselectItem(at:animated:)
- (void)selectItemAtIndexPath:(nullable NSIndexPath *)indexPath
                     animated:(BOOL)animated
               scrollPosition:(UICollectionViewScrollPosition)scrollPosition;
- (void)deselectItemAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;

// A: hasUncommittedUpdates, hasActiveDrag (not on tvOS)
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
@property (nonatomic, readonly) BOOL hasActiveDrag NOT_ON_TVOS;

// A: numberOfSections, numberOfItems(inSection:)
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfItemsInSection:(NSInteger)section;
// A: layoutAttributesForItem(at:), cellForItem(at:), indexPath(for:), visibleCells, indexPathsForVisibleItems
- (nullable UICollectionViewLayoutAttributes *)layoutAttributesForItemAtIndexPath:
    (NSIndexPath *)indexPath;
- (nullable UICollectionViewCell *)cellForItemAtIndexPath:(NSIndexPath *)indexPath;
- (nullable NSIndexPath *)indexPathForCell:(UICollectionViewCell *)cell SWIFT_NAME(indexPath(for:));
@property (nonatomic, readonly) NSArray<UICollectionViewCell *> *visibleCells;
@property (nonatomic, readonly) NSArray<NSIndexPath *> *indexPathsForVisibleItems;
// A: supplementaryView(forElementKind:at:), indexPathsForVisibleSupplementaryElements(ofKind:)
- (nullable UICollectionReusableView *)supplementaryViewForElementKind:(NSString *)elementKind
                                                           atIndexPath:(NSIndexPath *)indexPath
    SWIFT_NAME(supplementaryView(forElementKind:at:));
- (NSArray<NSIndexPath *> *)indexPathsForVisibleSupplementaryElementsOfKind:(NSString *)elementKind
    SWIFT_NAME(indexPathsForVisibleSupplementaryElements(ofKind:));

// A: reloadData(), performBatchUpdates(_:completion:), insertSections(_:), …, reconfigureItems(at:) (iOS 15)
- (void)reloadData;
- (void)performBatchUpdates:(nullable void (NOESCAPE ^)(void))updates
                 completion:(nullable void (^)(BOOL finished))completion DISABLE_ASYNC;
- (void)insertSections:(NSIndexSet *)sections;
- (void)deleteSections:(NSIndexSet *)sections;
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)reloadSections:(NSIndexSet *)sections;
- (void)insertItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)deleteItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)moveItemAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath;
- (void)reloadItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths;
- (void)reconfigureItemsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SINCE_IOS(15.0);

// A: beginInteractiveMovementForItem(at:), updateInteractiveMovementTargetPosition(_:), …
- (BOOL)beginInteractiveMovementForItemAtIndexPath:(NSIndexPath *)indexPath;
- (void)updateInteractiveMovementTargetPosition:(CGPoint)targetPosition;
- (void)endInteractiveMovement;
- (void)cancelInteractiveMovement;
@end

#pragma clang assume_nonnull end
