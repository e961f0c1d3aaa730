#pragma once
#import "UICollectionView.h"
#import "UIViewController.h"
#pragma clang assume_nonnull begin

// A: UICollectionViewController
UI_ACTOR
@interface UICollectionViewController : UIViewController <UICollectionViewDelegate, UICollectionViewDataSource>
- (instancetype)initWithCollectionViewLayout:(UICollectionViewLayout *)layout DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) UICollectionView *collectionView;
@end

#pragma clang assume_nonnull end
