#pragma once
#import "../Base/CGGeometry.h"
#import "UIView.h"
#pragma clang assume_nonnull begin

// A: UICollectionViewLayoutAttributes
UI_ACTOR
@interface UICollectionViewLayoutAttributes : NSObject
@property (nonatomic) CGRect frame;
@property (nonatomic) NSIndexPath *indexPath;
@end

// A: UICollectionViewLayout
UI_ACTOR
@interface UICollectionViewLayout : NSObject
- (void)invalidateLayout;
@end

// A: UICollectionViewFlowLayout
UI_ACTOR
@interface UICollectionViewFlowLayout : UICollectionViewLayout
@property (nonatomic) CGSize itemSize;
@property (nonatomic) CGSize headerReferenceSize;
@property (nonatomic) CGSize footerReferenceSize;
@end

// A: UICollectionViewCompositionalLayout. In Swift, the configuration of a list is a structure:
// OverlayCollectionView.swift has the method for lists.
UI_ACTOR
@interface UICollectionViewCompositionalLayout : UICollectionViewLayout
@end

#pragma clang assume_nonnull end
