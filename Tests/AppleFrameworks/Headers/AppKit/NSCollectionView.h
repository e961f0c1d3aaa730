#pragma once
#import "NSView.h"
