#pragma once
#import "UIView.h"
#pragma clang assume_nonnull begin

@class UITableView;

UI_ACTOR
@interface UITableViewCell : UIView
@end

UI_ACTOR
@protocol UITableViewDataSource <NSObject>
- (NSInteger)tableView:(UITableView *)tableView numberOfRowsInSection:(NSInteger)section;
- (UITableViewCell *)tableView:(UITableView *)tableView cellForRowAtIndexPath:(NSIndexPath *)indexPath;
@optional
- (NSInteger)numberOfSectionsInTableView:(UITableView *)tableView;
@end

UI_ACTOR
@interface UITableView : UIView
@property (nonatomic, weak, nullable) id<UITableViewDataSource> dataSource;
- (void)reloadData;
@end

#pragma clang assume_nonnull end
