import AppleBase

public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(_ rawValue: String) { self.rawValue = rawValue }

  public init(rawValue: String) { self.rawValue = rawValue }
}

@MainActor
open class NSResponder: NSObject {
  public required override init() { super.init() }
}

open class NSView: NSResponder {
  public required init() { super.init() }

  public required init(frame frameRect: NSRect) { super.init() }

  /// The window of the view, which apps cannot set in AppKit.
  open var window: NSWindow?

  open var identifier: NSUserInterfaceItemIdentifier?
  open var isHidden = false
  open private(set) var registeredDraggedTypes: [NSPasteboard.PasteboardType] = []

  /// Replaces the registered types, so that tests can detect an adapter that does not register the former types again.
  open func registerForDraggedTypes(_ newTypes: [NSPasteboard.PasteboardType]) {
    registeredDraggedTypes = newTypes
  }

  /// The visible part of the view, in its own coordinates.
  open var visibleRect = NSRect(x: 0, y: 0, width: 0, height: 0)

  /// Scrolls so that a point is at the origin of the visible part.
  open func scroll(_ point: NSPoint) { visibleRect.origin = point }

  /// Returns the view itself, and marks its next change as animated.
  open func animator() -> Self {
    isAnimator = true
    return self
  }

  open func prepareForReuse() {}

  open func layoutSubtreeIfNeeded() {}

  /// Whether the next change is made with ``animator()``.
  var isAnimator = false

  /// The observations of properties.
  var observations: [WeakObservation] = []
}

open class NSWindow: NSResponder {}

open class NSControl: NSView {}

open class NSTextField: NSControl {
  open var stringValue = ""

  public convenience init(labelWithString stringValue: String) {
    self.init()
    self.stringValue = stringValue
  }
}

open class NSViewController: NSResponder {
  open var representedObject: Any?

  private var loadedView: NSView?

  open var view: NSView {
    get {
      if loadedView == nil {
        loadView()
        viewDidLoad()
      }
      return loadedView ?? NSView()
    }
    set { loadedView = newValue }
  }

  /// In AppKit, this method loads a nib.
  open func loadView() { view = NSView() }

  open func viewDidLoad() {}

  /// Called by AppKit before the layout, and again when an observable property changes that the method has read.
  open func viewWillLayout() {}
}
