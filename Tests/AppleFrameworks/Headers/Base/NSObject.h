// The part of Objective-C and Foundation that the headers of the frameworks use. Each declaration stands on Apple's
// page of the same name.
#pragma once
#import "Availability.h"
#import "CGGeometry.h"

#pragma clang assume_nonnull begin

#define UI_ACTOR __attribute__((swift_attr("@UIActor")))
#define SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NOESCAPE __attribute__((noescape))
#define SENDABLE __attribute__((swift_attr("@Sendable")))
#define DISABLE_ASYNC __attribute__((swift_async(none)))
#define DESIGNATED __attribute__((objc_designated_initializer))
#define OPEN_ENUM(type, name) enum __attribute__((enum_extensibility(open))) name : type name; enum name : type
#define OPTION_SET(type, name) enum __attribute__((flag_enum, enum_extensibility(open))) name : type name; enum name : type

typedef long NSInteger;
// In headers of the system, both are imported as `Int`.
typedef long NSUInteger;
// Imported as `Bool`.
typedef _Bool BOOL;

@protocol NSObject
- (BOOL)isEqual:(nullable id)object;
@property (readonly) NSUInteger hash;
- (BOOL)respondsToSelector:(null_unspecified SEL)aSelector;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
- (nullable id)forwardingTargetForSelector:(null_unspecified SEL)aSelector;
@end

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("Swift.Set")))
@interface NSSet<__covariant ObjectType> : NSObject
@end

__attribute__((swift_bridge("IndexPath")))
@interface NSIndexPath : NSObject
@end

__attribute__((swift_bridge("IndexSet")))
@interface NSIndexSet : NSObject
@end

@interface NSCoder : NSObject
@end

SWIFT_NAME(Thread)
@interface NSThread : NSObject
@property (class, readonly) BOOL isMainThread;
@end

SWIFT_NAME(Bundle)
@interface NSBundle : NSObject
@property (class, readonly, strong) NSBundle *mainBundle;
@property (readonly, copy) NSString *bundlePath;
@end

#pragma clang assume_nonnull end
