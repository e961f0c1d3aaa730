#pragma once
#import "../Base/NSObject.h"
#import "UIView.h"
#import "UIGestureRecognizer.h"
#import "UIScrollView.h"
#import "UITableView.h"
#import "UIViewController.h"
