#pragma once
#import "NSView.h"
#pragma clang assume_nonnull begin

// A: NSDragOperation
typedef OPTION_SET(NSUInteger, NSDragOperation) {
  NSDragOperationNone = 0,
  NSDragOperationCopy = 1,
  NSDragOperationMove = 16,
  NSDragOperationDelete = 32,
};

// A: NSPasteboard
@interface NSPasteboard : NSObject
@end

// A: NSPasteboardWriting
@protocol NSPasteboardWriting <NSObject>
@end

// A: NSPasteboardItem
@interface NSPasteboardItem : NSObject <NSPasteboardWriting>
- (BOOL)setString:(NSString *)string forType:(NSPasteboardType)type;
- (nullable NSString *)stringForType:(NSPasteboardType)type;
@end

// A: NSDraggingInfo
UI_ACTOR
@protocol NSDraggingInfo <NSObject>
@property (nullable, readonly) id draggingSource;
@property (readonly) NSPasteboard *draggingPasteboard;
@end

// A: NSDraggingSession
@interface NSDraggingSession : NSObject
@end

#pragma clang assume_nonnull end
