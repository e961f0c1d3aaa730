#pragma once
#import "UICollectionView.h"
#import "UIViewController.h"
#pragma clang assume_nonnull begin

// A: UICollectionViewController
UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (null_resettable, nonatomic, strong) UICollectionView *collectionView;
@end

#pragma clang assume_nonnull end
