import Page

/// The commands that the program has for the page.
///
/// Commands wait until ``send()``, which hands all of them to the page in one call, and all texts as one text. The
/// page then decodes one long text. Decoding many short texts took a third of the time of an apply.
public final class PageCommands {
  // The same numbers are in Site/page.mjs.
  private enum Command: Int32 {
    case make, update, text, attribute, removeAttribute, insert, move, remove, clear, show
  }

  private var commands: [Int32] = []
  private var text: [UInt8] = []
  private var unusedHandles: [Int32] = []
  private var lastHandle: Int32 = 0

  /// Creates an empty list of commands.
  public init() {}

  /// Hands all commands to the page.
  public func send() {
    commands.withUnsafeBytes { commands in
      text.withUnsafeBytes { text in
        let count = Int32(commands.count / 4)
        page_run(commands.baseAddress, count, text.baseAddress, Int32(text.count))
      }
    }
    commands.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
  }

  // MARK: Elements

  /// Returns the element with an ID, which the page must have.
  public func element(id: String) -> Element {
    let element = Element(handle: newHandle())
    var id = id
    id.withUTF8 { page_find(element.handle, $0.baseAddress, Int32($0.count)) }
    return element
  }

  /// Copies the element in a template, and makes the copy the current element, whose content the next commands set.
  func make(_ template: Element) -> Element {
    let element = Element(handle: newHandle())
    add(.make, template.handle, element.handle)
    return element
  }

  /// Inserts a new element before another one, or at the end.
  func insert(_ element: Element, into list: Element, before next: Element?) {
    add(.insert, list.handle, element.handle)
    commands.append(next?.handle ?? 0)
  }

  /// Moves an element of a list before another one, or to the end.
  func move(_ element: Element, in list: Element, before next: Element?) {
    add(.move, list.handle, element.handle)
    commands.append(next?.handle ?? 0)
  }

  /// Removes an element from its list.
  ///
  /// The element must not be used again, because a new element can get its handle.
  func remove(_ element: Element) {
    add(.remove, element.handle)
    unusedHandles.append(element.handle)
  }

  /// Removes all elements from a list.
  ///
  /// The elements must not be used again, because new elements can get their handles.
  func clear(_ list: Element, _ elements: [Element]) {
    add(.clear, list.handle, Int32(elements.count))
    for element in elements {
      commands.append(element.handle)
      unusedHandles.append(element.handle)
    }
  }

  /// Scrolls to an element.
  public func show(_ element: Element) { add(.show, element.handle) }

  private func newHandle() -> Int32 {
    if let handle = unusedHandles.popLast() { return handle }
    lastHandle += 1
    return lastHandle
  }

  // MARK: Content

  /// Makes an element the current element, whose content the next commands set.
  public func update(_ element: Element) { add(.update, element.handle) }

  /// Sets a text of the current element, unless the element has this text already.
  ///
  /// - Parameters:
  ///   - slot: The number of the text: the value of the attribute `data-text` of a descendant in the template. An
  ///     element that is not from a template has one text, whatever the number.
  ///   - value: The text.
  public func setText(_ slot: Int, _ value: String) {
    add(.text, Int32(slot), append(value))
  }

  /// Sets an attribute of the current element, or removes it.
  public func setAttribute(_ name: String, _ value: String?) {
    if let value {
      let length = append(name)
      add(.attribute, length, append(value))
    } else {
      add(.removeAttribute, append(name))
    }
  }

  /// Appends to the text of all commands, and returns the length as JavaScript counts it.
  private func append(_ value: String) -> Int32 {
    var value = value
    value.withUTF8 { text.append(contentsOf: $0) }
    return Int32(value.utf16.count)
  }

  private func add(_ command: Command, _ first: Int32) {
    commands.append(command.rawValue)
    commands.append(first)
  }

  private func add(_ command: Command, _ first: Int32, _ second: Int32) {
    add(command, first)
    commands.append(second)
  }
}

/// An element of the page.
public struct Element: Equatable {
  /// The number by which the page knows the element.
  public let handle: Int32

  /// Creates an element with its handle, such as a handle that the page has passed to the program.
  public init(handle: Int32) { self.handle = handle }
}
