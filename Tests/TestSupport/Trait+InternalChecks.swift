import Testing

extension Trait where Self == ConditionTrait {
  /// Skips tests in builds with internal checks, such as that of `.ci/sanitized`.
  ///
  /// Such a test counts calls, which the checks also make, or takes minutes there and uses no concurrency.
  package static var withoutInternalChecks: ConditionTrait {
    #if DIFFABLE_INTERNAL_CHECKS
      .disabled("Internal checks also make calls, and take time")
    #else
      .enabled(if: true)
    #endif
  }
}
