#pragma once
#import "../Base/NSObject.h"
#pragma clang assume_nonnull begin

typedef double NSTimeInterval;

// A: NSAnimationContext
@interface NSAnimationContext : NSObject
+ (void)runAnimationGroup:(void (NOESCAPE ^)(NSAnimationContext *context))changes completionHandler:(nullable SENDABLE void (^)(void))completionHandler;
+ (void)beginGrouping;
+ (void)endGrouping;
@property (class, readonly, strong) NSAnimationContext *currentContext;
@property NSTimeInterval duration;
@property (nullable, copy) void (^completionHandler)(void);
@end

#pragma clang assume_nonnull end
