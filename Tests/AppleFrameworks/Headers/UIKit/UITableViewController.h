#pragma once
#import "UITableView.h"
#import "UIViewController.h"
#pragma clang assume_nonnull begin

// A: UITableViewController
UI_ACTOR
@interface UITableViewController : UIViewController <UITableViewDelegate, UITableViewDataSource>
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (null_resettable, nonatomic, strong) UITableView *tableView;
@end

#pragma clang assume_nonnull end
