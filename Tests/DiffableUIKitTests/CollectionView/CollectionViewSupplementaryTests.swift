#if canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import Testing
  import UIKit

  @MainActor
  final class CollectionViewSupplementaryTests {
    private let screen = CollectionViewScreen(headers: true)
    private lazy var dataSource: CollectionViewDiffableDataSource<String, Int> = screen.dataSource()
    private var title = "1"

    private func header(_ section: Int) -> UICollectionReusableView? {
      screen.view.layoutIfNeeded()
      return screen.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
    }

    private func text(_ section: Int) -> String? {
      let cell = header(section) as? UICollectionViewListCell
      let content = cell?.contentConfiguration as? UIListContentConfiguration
      return content?.text ?? (header(section) as? LabelView)?.text
    }

    /// Headers that show the section and the title.
    private var titles: UICollectionView.SupplementaryRegistration<LabelView> {
      UICollectionView.SupplementaryRegistration(
        elementKind: UICollectionView.elementKindSectionHeader
      ) { [unowned self] view, _, path in
        view.text = ["a", "b"][path.section] + title
      }
    }

    /// The ways in which a provider makes a header.
    enum Way: CaseIterable {
      case viewOfClass, content, registrationWithUpdate, dequeueClosureWithUpdate
      case registration, dequeueClosure

      var updatesInPlace: Bool {
        ![.registration, .dequeueClosure].contains(self)
      }
    }

    private func setProvider(_ way: Way) {
      let (kind, titles) = (UICollectionView.elementKindSectionHeader, titles)
      let update = { [unowned self] (view: UICollectionReusableView, section: String) in
        _ = (view as? LabelView)?.text = section + title
      }
      switch way {
      case .viewOfClass:
        dataSource.supplementaryViewProvider = { _, kind, path, section in
          kind == .header && path.item == 0 ? .view(LabelView.self) { update($0, section) } : nil
        }
      case .content:
        dataSource.supplementaryViewProvider = { [unowned self] _, _, _, section in
          var content = UIListContentConfiguration.plainHeader()
          content.text = section + title
          return .content(content)
        }
      case .registration:
        dataSource.supplementaryViewProvider = { _, _, _, _ in .registration(titles) }
      case .registrationWithUpdate:
        let empty = UICollectionView.SupplementaryRegistration<LabelView>(elementKind: kind) {
          _,
          _,
          _ in
        }
        dataSource.supplementaryViewProvider = { _, _, _, section in
          .registration(empty) { update($0, section) }
        }
      case .dequeueClosure, .dequeueClosureWithUpdate:
        let id = "header"
        screen.view.register(
          LabelView.self,
          forSupplementaryViewOfKind: kind,
          withReuseIdentifier: id
        )
        dataSource.supplementaryViewProvider = { _, _, _, section in
          let update = { update($0, section) }
          return .dequeued(update: way == .dequeueClosure ? nil : update) { view, path in
            let header = view.dequeueReusableSupplementaryView(
              ofKind: kind,
              withReuseIdentifier: id,
              for: path
            )
            update(header)
            return header
          }
        }
      }
    }

    @Test(arguments: Way.allCases, [[1, 2], []])
    func theHeaderOfAReconfiguredSectionIsUpdated(way: Way, items: [Int]) {
      setProvider(way)
      dataSource.apply(Snapshot([("a", items), ("b", [3])]))
      #expect([text(0), text(1)] == ["a1", "b1"])
      let former = (header(0), screen.cell(0, 0))
      title = "2"
      dataSource.update { $0.reconfigureSections(["a"]) }
      #expect([text(0), text(1)] == ["a2", "b1"])
      #expect(screen.texts == [items.map { "\($0)" }, ["3"]])
      if way.updatesInPlace {
        #expect(header(0) === former.0 && screen.cell(0, 0) === former.1)
      }
    }

    @Test func itemsAreUpdatedBesideReloadedSection() {
      let registration = titles
      var suffix = ""
      dataSource = screen.dataSource { "\($0)" + suffix }
      dataSource.supplementaryViewProvider = { _, _, _, _ in .registration(registration) }
      dataSource.apply(Snapshot([("a", [1, 2]), ("b", [3, 4])]))
      #expect(screen.headers == ["a1", "b1"])
      (suffix, title) = ("!", "2")
      dataSource.update {
        $0.reconfigureSections(["a"])
        $0.reloadItems([1, 3])
        $0.reconfigureItems([2, 4])
      }
      #expect(screen.texts == [["1!", "2!"], ["3!", "4!"]])
      #expect(screen.headers == ["a2", "b1"])
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
