/// What a replacement of a view does where the view would raise an exception or misbehave.
@MainActor
public enum Inconsistency {
  /// Called with a sentence about the broken rule; traps by default, and tests of broken rules replace it.
  public static var report: (String) -> Void = { preconditionFailure($0) }

  /// Returns the sentences that are reported while a function runs.
  public static func reports(of body: () -> Void) -> [String] {
    let former = report
    defer { report = former }
    var reports: [String] = []
    report = { reports.append($0) }
    body()
    return reports
  }
}
