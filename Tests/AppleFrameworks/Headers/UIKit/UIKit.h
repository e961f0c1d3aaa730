#pragma once
#import "../Base/NSObject.h"
#import "UIView.h"
#import "UITableView.h"
#import "UIViewController.h"
