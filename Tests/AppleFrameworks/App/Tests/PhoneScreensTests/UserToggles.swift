import UIKit

#if APPLE_DATA_SOURCES
  @testable import ApplePhoneScreens
#else
  @testable import PhoneScreens
#endif

extension LibraryOutlineController {
  /// The user taps the disclosure of an entry.
  ///
  /// In UIKit, the disclosure of a list cell calls a method of Apple's data source that is not public.
  func userToggles(_ entry: Entry) {
    #if APPLE_DATA_SOURCES
      if let path = dataSource.indexPath(for: entry) { dataSource.userTogglesItem(at: path) }
    #else
      dataSource.toggleItem(entry)
    #endif
  }
}
