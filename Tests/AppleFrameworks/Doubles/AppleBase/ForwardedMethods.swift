/// The optional methods that a view forwards as Objective-C does: those that no adapter implements.
///
/// A view asks once which of them its delegate or data source implements. Only the default implementations of the
/// protocols look up methods here. A method of the object's own class is called without a lookup, because `NSObject`
/// cannot know the methods of its subclasses.
public struct ForwardedMethods {
  private weak var object: (any NSObjectProtocol)?
  private var methods: Set<Selector> = []

  package init() {}

  package init(_ methods: Selector..., of object: (any NSObjectProtocol)?) {
    self.object = object
    self.methods = Set(methods.filter { object?.responds(to: $0) ?? false })
  }

  /// Returns the object that receives a call of an object that does not implement a method, or nil.
  package func target(_ method: Selector, of object: any NSObjectProtocol) -> Any? {
    guard methods.contains(method), self.object === object else { return nil }
    // The receiver can forward the call too.
    var target: Any?
    var next = (object as? NSObject)?.forwardingTarget(for: method)
    while let receiver = next {
      target = receiver
      next = (receiver as? NSObject)?.forwardingTarget(for: method)
    }
    return target
  }
}
