#pragma once
#import "UICollectionView.h"
#import "UITableView.h"
#pragma clang assume_nonnull begin

// A: UINib
UI_ACTOR
NIBS_DEPRECATED
@interface UINib : NSObject
// A: init(nibName:bundle:)
+ (UINib *)nibWithNibName:(NSString *)name bundle:(nullable NSBundle *)bundleOrNil;
@end

// A: UITableView: register(_:forCellReuseIdentifier:)
@interface UITableView (Nibs)
- (void)registerNib:(nullable UINib *)nib forCellReuseIdentifier:(NSString *)identifier SWIFT_NAME(register(_:forCellReuseIdentifier:)) NIBS_DEPRECATED;
@end

// A: UICollectionView: register(_:forCellWithReuseIdentifier:)
@interface UICollectionView (Nibs)
- (void)registerNib:(nullable UINib *)nib forCellWithReuseIdentifier:(NSString *)identifier SWIFT_NAME(register(_:forCellWithReuseIdentifier:)) NIBS_DEPRECATED;
@end

#pragma clang assume_nonnull end
