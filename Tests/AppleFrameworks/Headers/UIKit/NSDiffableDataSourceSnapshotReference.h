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
// A: appendSections(withIdentifiers:), appendItems(withIdentifiers:intoSectionWithIdentifier:)
- (void)appendSectionsWithIdentifiers:(NSArray *)sectionIdentifiers SWIFT_NAME(appendSections(withIdentifiers:));
- (void)appendItemsWithIdentifiers:(NSArray *)identifiers
         intoSectionWithIdentifier:(id)sectionIdentifier SWIFT_NAME(appendItems(withIdentifiers:intoSectionWithIdentifier:));
// A: reloadedSectionIdentifiers, reloadedItemIdentifiers, reconfiguredItemIdentifiers. AppKit has none of them.
@property (nonatomic, readonly) NSArray *reloadedSectionIdentifiers SINCE_IOS(15.0);
@property (nonatomic, readonly) NSArray *reloadedItemIdentifiers SINCE_IOS(15.0);
@property (nonatomic, readonly) NSArray *reconfiguredItemIdentifiers SINCE_IOS(15.0);
@end

#pragma clang assume_nonnull end
