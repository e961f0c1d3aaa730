import DiffableSnapshots

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#elseif canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || (canImport(AppKit) && !targetEnvironment(macCatalyst))
  /// The object that a view calls: its data source and its delegate.
  ///
  /// A protocol beside the class, because a subclass of a generic class could not have its methods for the view in
  /// extensions.
  @MainActor
  package protocol ViewEvents: ForwardingDelegate {
    associatedtype Target: ViewTarget
  }

  @MainActor
  extension ViewEvents {
    @inlinable package var target: Target? { owner as? Target }
    @inlinable package var data: ListData<Target.Cell>? { target?.data }

    /// The delegate of the app.
    @inlinable package var delegate: Target.Delegate? { forwardingDelegate as? Target.Delegate }
  }
#endif
