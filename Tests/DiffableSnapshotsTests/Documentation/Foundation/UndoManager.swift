#if !canImport(Darwin)
  /// A replacement of the class in Apple's Foundation, for systems whose Foundation lacks it.
  ///
  /// Apple's class groups the actions of one event. This class does not: `undo` and `redo` run one action.
  @MainActor
  final class UndoManager {
    private struct Action {
      let target: ObjectIdentifier
      let run: () -> Void
      var name = ""
    }

    private var undoActions: [Action] = []
    private var redoActions: [Action] = []
    private(set) var isUndoing = false
    private(set) var isRedoing = false

    var canUndo: Bool { !undoActions.isEmpty }
    var canRedo: Bool { !redoActions.isEmpty }
    var undoActionName: String { undoActions.last?.name ?? "" }
    var redoActionName: String { redoActions.last?.name ?? "" }

    /// Registers an action to undo, or during an undo an action to redo.
    ///
    /// The manager does not keep the target alive.
    func registerUndo<TargetType: AnyObject>(
      withTarget target: TargetType,
      handler: @escaping @MainActor (TargetType) -> Void
    ) {
      let action = Action(target: ObjectIdentifier(target)) { [unowned target] in handler(target) }
      if isUndoing {
        redoActions.append(action)
      } else {
        undoActions.append(action)
        if !isRedoing { redoActions = [] }
      }
    }

    func setActionName(_ actionName: String) {
      if isUndoing {
        redoActions.indices.last.map { redoActions[$0].name = actionName }
      } else {
        undoActions.indices.last.map { undoActions[$0].name = actionName }
      }
    }

    func undo() {
      guard let action = undoActions.popLast() else { return }
      isUndoing = true
      action.run()
      isUndoing = false
    }

    func redo() {
      guard let action = redoActions.popLast() else { return }
      isRedoing = true
      action.run()
      isRedoing = false
    }

    func removeAllActions(withTarget target: Any) {
      let id = ObjectIdentifier(target as AnyObject)
      undoActions.removeAll { $0.target == id }
      redoActions.removeAll { $0.target == id }
    }
  }
#endif
