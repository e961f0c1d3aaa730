/// A reference from the closures of an object to the object, which becomes nil when the object is released.
///
/// Embedded Swift has no weak references. The object sets the reference in its initializer, and clears it in its
/// deinitializer:
///
///     init() {
///       button.handler = { [me] in me.object?.press() }
///       me.object = self
///     }
///
///     deinit { me.object = nil }
final class SelfReference<Object: AnyObject> {
  // Safe on one thread: the object clears this property before its memory is released.
  @safe unowned(unsafe) var object: Object?
}
