#pragma once
#import "UIScrollView.h"
#import "UITableViewCell.h"
#import "UITableViewDataSource.h"
#import "UITableViewDelegate.h"
#import "UITableViewDragDelegate.h"
#pragma clang assume_nonnull begin

// A: UITableView.Style
typedef OPEN_ENUM(NSInteger, UITableViewStyle) {
  UITableViewStylePlain,
  UITableViewStyleGrouped,
  UITableViewStyleInsetGrouped,
} SWIFT_NAME(UITableView.Style);

// A: UITableView.RowAnimation
typedef OPEN_ENUM(NSInteger, UITableViewRowAnimation) {
  UITableViewRowAnimationFade,
  UITableViewRowAnimationRight,
  UITableViewRowAnimationLeft,
  UITableViewRowAnimationTop,
  UITableViewRowAnimationBottom,
  UITableViewRowAnimationNone,
  UITableViewRowAnimationMiddle,
  UITableViewRowAnimationAutomatic = 100,
} SWIFT_NAME(UITableView.RowAnimation);

// A: UITableView.ScrollPosition
typedef OPEN_ENUM(NSInteger, UITableViewScrollPosition) {
  UITableViewScrollPositionNone,
  UITableViewScrollPositionTop,
  UITableViewScrollPositionMiddle,
  UITableViewScrollPositionBottom,
} SWIFT_NAME(UITableView.ScrollPosition);

// A: UITableView
UI_ACTOR
@interface UITableView : UIScrollView
- (instancetype)initWithFrame:(CGRect)frame style:(UITableViewStyle)style DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
@property (nonatomic, weak, nullable) id<UITableViewDataSourcePrefetching> prefetchDataSource;
@property (nonatomic, weak, nullable) id<UITableViewDelegate> delegate;
@property (nonatomic, weak, nullable) id<UITableViewDragDelegate> dragDelegate NOT_ON_TVOS;
@property (nonatomic) BOOL dragInteractionEnabled NOT_ON_TVOS;
@property (nonatomic) CGFloat rowHeight;
@property (nonatomic, readonly) UITableViewStyle style;
@property (nonatomic, readonly) NSInteger numberOfSections;
- (NSInteger)numberOfRowsInSection:(NSInteger)section;
@property (nonatomic, getter=isEditing) BOOL editing;
@property (nonatomic) BOOL allowsMultipleSelection;
@property (nonatomic, readonly, nullable) NSIndexPath *indexPathForSelectedRow;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForSelectedRows;
@property (nonatomic, readonly, nullable) NSArray<NSIndexPath *> *indexPathsForVisibleRows;
@property (nonatomic, readonly) NSArray<UITableViewCell *> *visibleCells;
- (nullable NSIndexPath *)indexPathForCell:(UITableViewCell *)cell SWIFT_NAME(indexPath(for:));
- (void)setEditing:(BOOL)editing animated:(BOOL)animated;
- (void)selectRowAtIndexPath:(nullable NSIndexPath *)indexPath animated:(BOOL)animated scrollPosition:(UITableViewScrollPosition)scrollPosition;
- (void)deselectRowAtIndexPath:(NSIndexPath *)indexPath animated:(BOOL)animated;
- (CGRect)rectForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(rectForRow(at:));
- (CGRect)rectForHeaderInSection:(NSInteger)section SWIFT_NAME(rectForHeader(inSection:));
- (CGRect)rectForFooterInSection:(NSInteger)section SWIFT_NAME(rectForFooter(inSection:));
- (nullable UITableViewCell *)cellForRowAtIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(cellForRow(at:));
- (nullable UITableViewHeaderFooterView *)headerViewForSection:(NSInteger)section SWIFT_NAME(headerView(forSection:));
- (nullable UITableViewHeaderFooterView *)footerViewForSection:(NSInteger)section SWIFT_NAME(footerView(forSection:));

// A: reloadData(), performBatchUpdates(_:completion:), hasUncommittedUpdates, …
- (void)reloadData;
@property (nonatomic, readonly) BOOL hasUncommittedUpdates;
- (void)reloadSectionIndexTitles;
- (void)performBatchUpdates:(void (NOESCAPE ^ _Nullable)(void))updates completion:(void (^ _Nullable)(BOOL finished))completion;
- (void)insertSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME(insertSections(_:with:));
- (void)deleteSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME(deleteSections(_:with:));
- (void)reloadSections:(NSIndexSet *)sections withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME(reloadSections(_:with:));
- (void)moveSection:(NSInteger)section toSection:(NSInteger)newSection;
- (void)insertRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME(insertRows(at:with:));
- (void)deleteRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME(deleteRows(at:with:));
- (void)reloadRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths withRowAnimation:(UITableViewRowAnimation)animation SWIFT_NAME(reloadRows(at:with:));
- (void)moveRowAtIndexPath:(NSIndexPath *)indexPath toIndexPath:(NSIndexPath *)newIndexPath SWIFT_NAME(moveRow(at:to:));
- (void)reconfigureRowsAtIndexPaths:(NSArray<NSIndexPath *> *)indexPaths SWIFT_NAME(reconfigureRows(at:)) SINCE_IOS(15.0);

// A: register(_:forCellReuseIdentifier:), dequeueReusableCell(withIdentifier:for:), …
- (void)registerClass:(nullable Class)cellClass forCellReuseIdentifier:(NSString *)identifier SWIFT_NAME(register(_:forCellReuseIdentifier:));
- (void)registerClass:(nullable Class)aClass forHeaderFooterViewReuseIdentifier:(NSString *)identifier SWIFT_NAME(register(_:forHeaderFooterViewReuseIdentifier:));
- (nullable UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier SWIFT_NAME(dequeueReusableCell(withIdentifier:));
- (UITableViewCell *)dequeueReusableCellWithIdentifier:(NSString *)identifier forIndexPath:(NSIndexPath *)indexPath SWIFT_NAME(dequeueReusableCell(withIdentifier:for:));
- (nullable UITableViewHeaderFooterView *)dequeueReusableHeaderFooterViewWithIdentifier:(NSString *)identifier SWIFT_NAME(dequeueReusableHeaderFooterView(withIdentifier:));
@end

#pragma clang assume_nonnull end
