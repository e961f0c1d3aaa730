#pragma once
#import "UITableView.h"
#import "UIViewController.h"
#pragma clang assume_nonnull begin

// A: UITableViewController
UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) UITableView *tableView;
@end

#pragma clang assume_nonnull end
