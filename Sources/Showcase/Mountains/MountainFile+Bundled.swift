import Foundation

extension MountainFile {
  /// The path of the file that is bundled with the program.
  static var bundledPath: String {
    guard let path = Bundle.module.path(forResource: "mountains", ofType: "csv") else {
      preconditionFailure("The resource mountains.csv is missing")
    }
    return path
  }
}
