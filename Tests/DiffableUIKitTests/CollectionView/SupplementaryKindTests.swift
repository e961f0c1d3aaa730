#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  struct SupplementaryKindTests {
    @Test func elementKindsConvertIntoKinds() {
      let custom = SupplementaryKind(rawValue: "badge")
      for kind in [SupplementaryKind.header, .footer, custom] {
        #expect(SupplementaryKind(elementKind: kind.elementKind) == kind)
      }
      #expect(
        SupplementaryKind.header.elementKind == UICollectionView.elementKindSectionHeader
      )
      #expect(
        SupplementaryKind.footer.elementKind == UICollectionView.elementKindSectionFooter
      )
      #expect(custom.elementKind == "badge")
    }
  }
#endif
