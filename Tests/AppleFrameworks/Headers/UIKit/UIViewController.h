#pragma once
#import "UIView.h"
#pragma clang assume_nonnull begin

@class UINavigationItem, UISearchController, UISearchBar, NSBundle;

// A: UIViewController
UI_ACTOR
@interface UIViewController : UIResponder
- (instancetype)initWithNibName:(nullable NSString *)nibNameOrNil bundle:(nullable NSBundle *)nibBundleOrNil DESIGNATED;
- (nullable instancetype)initWithCoder:(NSCoder *)coder DESIGNATED;
@property (null_resettable, nonatomic, strong) UIView *view;
@property (nonatomic, readonly, strong) UINavigationItem *navigationItem;
@property (nullable, nonatomic, copy) NSString *title;
- (void)viewDidLoad;
- (void)loadViewIfNeeded;
@end

// A: UINavigationItem
UI_ACTOR
@interface UINavigationItem : NSObject
@property (nullable, nonatomic, copy) NSString *title;
@property (nullable, nonatomic, strong) UISearchController *searchController NOT_ON_TVOS;
@end

// A: UISearchResultsUpdating
UI_ACTOR
@protocol UISearchResultsUpdating <NSObject>
- (void)updateSearchResultsForSearchController:(UISearchController *)searchController;
@end

// A: UISearchController
UI_ACTOR
@interface UISearchController : UIViewController
- (instancetype)initWithSearchResultsController:(nullable UIViewController *)searchResultsController DESIGNATED;
@property (nullable, nonatomic, weak) id<UISearchResultsUpdating> searchResultsUpdater;
@property (nonatomic) BOOL obscuresBackgroundDuringPresentation;
@property (nonatomic, strong, readonly) UISearchBar *searchBar;
@end

// A: UISearchBar
UI_ACTOR
@interface UISearchBar : UIView
@property (nullable, nonatomic, copy) NSString *text;
@end

#pragma clang assume_nonnull end
