#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  final class CollectionViewSupplementaryTests {
    private let screen = CollectionViewScreen(headers: true)
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
    private var title = "1"

    private var header: UICollectionReusableView? {
      screen.view.layoutIfNeeded()
      return screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)
      )
    }

    /// Headers that show the title.
    private var titles: UICollectionView.SupplementaryRegistration<LabelView> {
      UICollectionView.SupplementaryRegistration(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [unowned self] view, _, _ in
        view.text = title
      }
    }

    /// Shows a section, changes the title, and reconfigures the section.
    private func reconfigure(_ items: [Int] = [1, 2]) {
      dataSource.apply(Snapshot([("a", items), ("b", [3])]))
      _ = header
      title = "2"
      dataSource.update { $0.reconfigureSections(["a"]) }
    }

    @Test func viewOfClassIsUpdatedInPlace() {
      dataSource.supplementaryViewProvider = { [unowned self] _, kind, path, section in
        .view(LabelView.self) { $0.text = "\(kind.rawValue) \(section)\(path.item) \(self.title)" }
      }
      dataSource.apply(Snapshot([("a", [1])]))
      let former = (header, screen.cell(0, 0))
      reconfigure([1])
      #expect((header as? LabelView)?.text == "header a0 2")
      #expect(header === former.0)
      #expect(screen.cell(0, 0) === former.1)
    }

    @Test func contentConfigurationIsUpdatedInPlace() {
      dataSource.supplementaryViewProvider = { [unowned self] _, _, _, _ in
        var content = UIListContentConfiguration.plainHeader()
        content.text = title
        return .content(content)
      }
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3])]))
      let former = header
      reconfigure()
      let cell = header as? UICollectionViewListCell
      #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == "2")
      #expect(cell === former)
    }

    @Test(arguments: [[1, 2], []])
    func dequeuedViewReloadsItsSection(items: [Int]) {
      let registration = UICollectionView.SupplementaryRegistration<LabelView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [unowned self] view, _, path in
        view.text = "\(path.section) \(self.title)"
      }
      dataSource.supplementaryViewProvider = { _, _, _, _ in .registration(registration) }
      reconfigure(items)
      #expect(screen.headers == ["0 2", "1 1"])
      #expect(screen.texts == [items.map { "\($0)" }, ["3"]])
    }

    @Test func registrationWithUpdateIsUpdatedInPlace() {
      let registration = UICollectionView.SupplementaryRegistration<LabelView>(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { _, _, _ in
      }
      dataSource.supplementaryViewProvider = { [unowned self] _, _, _, section in
        .registration(registration) { $0.text = section + self.title }
      }
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3])]))
      let former = (header, screen.cell(0, 0))
      reconfigure()
      #expect(screen.headers == ["a2", "b1"])
      #expect(header === former.0)
      #expect(screen.cell(0, 0) === former.1)
    }

    @Test func dequeueClosureWithUpdateIsUpdatedInPlace() {
      let kind = UICollectionView.elementKindSectionHeader
      screen.view.register(
        LabelView.self,
        forSupplementaryViewOfKind: kind,
        withReuseIdentifier: "header"
      )
      dataSource.supplementaryViewProvider = { [unowned self] _, _, _, section in
        let update = { (view: UICollectionReusableView) in
          _ = (view as? LabelView)?.text = section + self.title
        }
        return .dequeued(update: update) { view, path in
          let header = view.dequeueReusableSupplementaryView(
            ofKind: kind,
            withReuseIdentifier: "header",
            for: path
          )
          update(header)
          return header
        }
      }
      reconfigure()
      #expect(screen.headers == ["a2", "b1"])
    }

    @Test func providerOfApplesDataSourceFits() {
      let registration = titles
      dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
        kind == UICollectionView.elementKindSectionHeader
          ? collectionView.dequeueConfiguredReusableSupplementary(
            using: registration,
            for: indexPath
          ) : nil
      }
      reconfigure()
      #expect(screen.headers == ["2", "1"])
    }

    @Test func itemsAreUpdatedBesideReloadedSection() {
      let registration = titles
      var suffix = ""
      dataSource = screen.dataSource { "\($0)" + suffix }
      dataSource.supplementaryViewProvider = { _, _, _, _ in .registration(registration) }
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3, 4])]))
      #expect(screen.headers == ["1", "1"])
      (suffix, title) = ("!", "2")
      dataSource.update {
        $0.reconfigureSections(["a"])
        $0.reloadItems([1, 3])
        $0.reconfigureItems([2, 4])
      }
      #expect(screen.texts == [["1!", "2!"], ["3!", "4!"]])
      #expect(screen.headers == ["2", "1"])
    }

    @Test func missingViewIsEmpty() {
      dataSource.supplementaryViewProvider = { [unowned self] _, _, _, _ in
        self.title == "1" ? nil : .view(LabelView.self) { $0.text = "shown" }
      }
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3])]))
      #expect(screen.headers == [nil, nil])
      dataSource.update { $0.reconfigureSections(["b"]) }
      #expect(screen.headers == [nil, nil])
      title = "2"
      dataSource.update { $0.reconfigureSections(["a"]) }
      #expect(screen.headers == ["shown", nil])
      title = "1"
      dataSource.update { $0.reconfigureSections(["a"]) }
      #expect(screen.headers == [nil, nil])
    }

    @Test func reloadedEmptySectionGetsNewHeader() {
      dataSource.supplementaryViewProvider = { [unowned self] _, _, _, _ in
        .view(LabelView.self) { $0.text = self.title }
      }
      dataSource.apply(Snapshot([("a", []), ("b", [3]), ("c", [])]))
      #expect(screen.headers == ["1", "1", "1"])
      title = "2"
      dataSource.update { $0.reloadSections(["a", "b"]) }
      #expect(screen.headers == ["2", "2", "1"])
      #expect(screen.texts == [[], ["3"], []])
    }

    @Test func footersAreShown() {
      screen.layout.footerReferenceSize = CGSize(width: 320, height: 10)
      dataSource.supplementaryViewProvider = { _, kind, _, section in
        .view(LabelView.self) { $0.text = kind == .footer ? "end of \(section)" : section }
      }
      dataSource.apply(Snapshot([("a", [1])]))
      screen.view.layoutIfNeeded()
      let footer = screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionFooter,
        at: IndexPath(item: 0, section: 0)
      )
      #expect((footer as? LabelView)?.text == "end of a")
      #expect(screen.headers == ["a"])
    }

    @Test func elementKindsConvertIntoKinds() {
      let kinds = [SupplementaryKind.header, .footer, SupplementaryKind(rawValue: "badge")]
      let names = [
        UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
        "badge",
      ]
      #expect(kinds.map { $0.elementKind } == names)
      #expect(names.map { SupplementaryKind(elementKind: $0) } == kinds)
    }
  }
#endif
