#pragma once
#import "NSView.h"
#pragma clang assume_nonnull begin

@class NSTableView, NSTableColumn;

UI_ACTOR
@protocol NSTableViewDataSource <NSObject>
@optional
- (NSInteger)numberOfRowsInTableView:(NSTableView *)tableView;
@end

UI_ACTOR
@protocol NSTableViewDelegate <NSObject>
@optional
- (nullable NSView *)tableView:(NSTableView *)tableView viewForTableColumn:(nullable NSTableColumn *)tableColumn row:(NSInteger)row;
@end

UI_ACTOR
@interface NSTableColumn : NSObject
@end

UI_ACTOR
@interface NSTableView : NSControl
@property (nullable, weak) id<NSTableViewDataSource> dataSource;
@property (nullable, weak) id<NSTableViewDelegate> delegate;
- (void)reloadData;
@end

#pragma clang assume_nonnull end
