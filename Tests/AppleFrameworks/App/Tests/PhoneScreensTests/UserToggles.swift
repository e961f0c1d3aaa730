import UIKit

@testable import Screens

extension LibraryOutlineController {
  /// The user taps the disclosure of an entry.
  func userToggles(_ entry: Entry) {
    guard let path = dataSource.indexPath(for: entry) else { return }
    collectionView.userTapsOutlineDisclosure(at: path)
  }
}
