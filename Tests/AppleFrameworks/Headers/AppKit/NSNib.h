#pragma once
#import "NSCollectionView.h"
#import "NSTableView.h"
#pragma clang assume_nonnull begin

// A: NSNib
@interface NSNib : NSObject
// A: init(nibNamed:bundle:). The type of the name is an alias of String.
- (nullable instancetype)initWithNibNamed:(NSString *)nibName bundle:(nullable NSBundle *)bundle;
@end

// A: NSTableView: register(_:forIdentifier:)
@interface NSTableView (Nibs)
- (void)registerNib:(nullable NSNib *)nib forIdentifier:(NSUserInterfaceItemIdentifier)identifier SWIFT_NAME(register(_:forIdentifier:));
@end

// A: NSCollectionView: register(_:forItemWithIdentifier:)
@interface NSCollectionView (Nibs)
- (void)registerNib:(nullable NSNib *)nib forItemWithIdentifier:(NSUserInterfaceItemIdentifier)identifier SWIFT_NAME(register(_:forItemWithIdentifier:));
@end

#pragma clang assume_nonnull end
