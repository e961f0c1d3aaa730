#pragma once
#import "../Base/NSObject.h"
#import "NSView.h"
#import "NSAnimationContext.h"
#import "NSDragging.h"
#import "NSTableView.h"
#import "NSOutlineView.h"
#import "NSCollectionView.h"
