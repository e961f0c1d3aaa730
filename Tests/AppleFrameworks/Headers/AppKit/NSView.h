#pragma once
#import "../Base/NSObject.h"
#import "../Base/CGGeometry.h"
#pragma clang assume_nonnull begin

// A: NSPoint
typedef CGPoint NSPoint;

// A: NSRect
typedef CGRect NSRect;

// A: NSUserInterfaceItemIdentifier
typedef NSString *NSUserInterfaceItemIdentifier __attribute__((swift_wrapper(struct)));

// A: Notification
__attribute__((swift_bridge("Notification")))
@interface NSNotification : NSObject
@end

// A: NSResponder
UI_ACTOR
@interface NSResponder : NSObject
@end

@class NSWindow;

// A: NSPasteboard.PasteboardType
typedef NSString *NSPasteboardType __attribute__((swift_wrapper(struct))) SWIFT_NAME(NSPasteboard.PasteboardType);

// A: NSUserInterfaceItemIdentification
UI_ACTOR
@protocol NSUserInterfaceItemIdentification <NSObject>
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@end

// A: NSView
UI_ACTOR
@interface NSView : NSResponder <NSUserInterfaceItemIdentification>
- (instancetype)initWithFrame:(NSRect)frameRect __attribute__((objc_designated_initializer));
- (nullable instancetype)initWithCoder:(NSCoder *)coder __attribute__((objc_designated_initializer));
@property (nullable, readonly, assign) NSWindow *window;
@property (nullable, copy) NSUserInterfaceItemIdentifier identifier;
@property (readonly) NSRect visibleRect;
@property (getter=isHidden) BOOL hidden;
@property (readonly, copy) NSArray<NSPasteboardType> *registeredDraggedTypes;
- (void)registerForDraggedTypes:(NSArray<NSPasteboardType> *)newTypes SWIFT_NAME(registerForDraggedTypes(_:));
// A: NSAnimatablePropertyContainer, animator()
- (instancetype)animator;
- (void)layoutSubtreeIfNeeded;
- (void)scrollPoint:(NSPoint)point SWIFT_NAME(scroll(_:));
@end

// A: NSWindow
UI_ACTOR
@interface NSWindow : NSResponder
@end

// A: NSControl
UI_ACTOR
@interface NSControl : NSView
@end

@class NSText;

// A: NSControlTextEditingDelegate. The methods belong to the main actor, not the protocol.
@protocol NSControlTextEditingDelegate <NSObject>
@optional
- (void)controlTextDidBeginEditing:(NSNotification *)obj UI_ACTOR;
- (void)controlTextDidEndEditing:(NSNotification *)obj UI_ACTOR;
- (void)controlTextDidChange:(NSNotification *)obj UI_ACTOR;
- (BOOL)control:(NSControl *)control textShouldBeginEditing:(NSText *)fieldEditor UI_ACTOR;
- (BOOL)control:(NSControl *)control textShouldEndEditing:(NSText *)fieldEditor UI_ACTOR;
@end

// A: NSTextField
UI_ACTOR
@interface NSTextField : NSControl
+ (instancetype)labelWithString:(NSString *)stringValue SWIFT_NAME(init(labelWithString:));
// A: NSControl, stringValue
@property (copy) NSString *stringValue;
@end

// A: NSViewController
UI_ACTOR
@interface NSViewController : NSResponder
@property (strong) NSView *view;
@property (nullable, strong) id representedObject;
- (void)loadView;
@end

#pragma clang assume_nonnull end
