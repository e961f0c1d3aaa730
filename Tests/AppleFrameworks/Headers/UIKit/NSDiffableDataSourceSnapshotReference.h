#pragma once
#import "../Base/NSObject.h"
#pragma clang assume_nonnull begin

// A: NSDiffableDataSourceSnapshotReference. The headers of the system import the class without its two type parameters.
SWIFT_NAME(NSDiffableDataSourceSnapshotReference)
@interface NSDiffableDataSourceSnapshot : NSObject
// A: sectionIdentifiers, itemIdentifiers
@property (nonatomic, readonly) NSArray *sectionIdentifiers;
@property (nonatomic, readonly) NSArray *itemIdentifiers;
// A: itemIdentifiersInSection(withIdentifier:)
- (NSArray *)itemIdentifiersInSectionWithIdentifier:(id)sectionIdentifier;
// A: reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers. iOS 15, tvOS 15. AppKit has none
// of them.
@property (nonatomic, readonly) NSArray *reloadedSectionIdentifiers;
@property (nonatomic, readonly) NSArray *reloadedItemIdentifiers;
@property (nonatomic, readonly) NSArray *reconfiguredItemIdentifiers;
@end

#pragma clang assume_nonnull end
