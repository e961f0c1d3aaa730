import UIKit

@testable import Screens

extension LibraryOutlineController {
  /// The user taps the disclosure of an entry.
  ///
  /// In UIKit, the disclosure of a list cell calls a method of Apple's data source that is not public.
  func userToggles(_ entry: Entry) {
    guard let path = dataSource.indexPath(for: entry) else { return }
    #if APPLE_DATA_SOURCES
      dataSource.userTogglesItem(at: path)
    #else
      // The accessory that the screen made with `.outlineDisclosure()`.
      let cell = collectionView.cellForItem(at: path) as? UICollectionViewListCell
      cell?.accessories.first?.actionHandler?()
    #endif
  }
}
