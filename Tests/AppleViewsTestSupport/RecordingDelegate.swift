#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  #if canImport(AppleBase)
    import AppleBase
  #else
    import Foundation
  #endif

  /// A delegate of the app that records its calls.
  ///
  /// It says which methods it implements, because the replacements of UIKit and AppKit cannot know.
  @MainActor
  class RecordingDelegate: NSObject {
    nonisolated let selectors: Set<String>
    var calls: [String] = []

    init(_ selectors: Set<String>) { self.selectors = selectors }

    override func responds(to aSelector: Selector!) -> Bool {
      selectors.contains { Selector($0) == aSelector }
    }

    /// Records a call of a method, and returns whether the delegate acts as if it implemented the method.
    @discardableResult
    func record(_ call: String, of method: String) -> Bool {
      if selectors.contains(method) { calls.append(call) }
      return selectors.contains(method)
    }
  }
#endif
