#pragma once
#import "UIView.h"
#pragma clang assume_nonnull begin

// A: UICollectionReusableView
UI_ACTOR
@interface UICollectionReusableView : UIView
@property (nonatomic, readonly, copy, nullable) NSString *reuseIdentifier;
- (void)prepareForReuse;
@end

// A: UICollectionViewCell. Its configurations are in OverlayCollectionView.swift.
UI_ACTOR
@interface UICollectionViewCell : UICollectionReusableView
@property (nonatomic, getter=isSelected) BOOL selected;
@property (nonatomic, readonly) UIView *contentView;
@end

// A: UICollectionViewListCell
UI_ACTOR
SINCE_IOS(14.0)
@interface UICollectionViewListCell : UICollectionViewCell
@property (nonatomic) NSInteger indentationLevel;
@end

#pragma clang assume_nonnull end
