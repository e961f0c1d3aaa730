// The replacements of the views ask at all moments when a view of UIKit may ask.
#if canImport(AppleBase)
  import AppleBase
  import DiffableUIKit
  import Testing
  import UIKit

  /// The index of a section fits the snapshot of the data source whenever a view calls the app.
  ///
  /// Apps of Apple's classes read `dataSource.snapshot().sectionIdentifiers[section]` in providers, layouts and
  /// delegates. Wherever they do, they can also edit the snapshot.
  @MainActor
  struct SectionIndexDoubleTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 4_000))

    // MARK: Table view

    /// What makes the headers of a table view.
    enum Headers: CaseIterable, Codable {
      case titles, providedViews, viewsOfDelegate
    }

    @MainActor
    private final class Delegate: NSObject, UITableViewDelegate {
      let reader: SectionIndexReader<TableViewTarget>
      let dataSource: TableViewDiffableDataSource<Int, Int>
      let headers: Headers

      init(
        _ reader: SectionIndexReader<TableViewTarget>,
        _ dataSource: TableViewDiffableDataSource<Int, Int>,
        _ headers: Headers
      ) {
        (self.reader, self.dataSource, self.headers) = (reader, dataSource, headers)
      }

      func tableView(_ view: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        reader.section(ofItemAt: ItemPath(indexPath), "heightForRowAt").map { CGFloat(20 + $0) }
          ?? 44
      }

      func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        reader.section(section, "heightForHeaderInSection").map { CGFloat(10 + $0) } ?? 20
      }

      func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        reader.section(section, "heightForFooterInSection").map { CGFloat(10 + $0) } ?? 20
      }

      func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let text = reader.header(section, "viewForHeaderInSection")
        switch headers {
        case .titles: return nil
        case .providedViews: return dataSource.headerView(forSection: section)
        case .viewsOfDelegate: break
        }
        let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
        header.textLabel?.text = text
        return header
      }

      func tableView(
        _ view: UITableView,
        willDisplay cell: UITableViewCell,
        forRowAt indexPath: IndexPath
      ) {
        reader.section(ofItemAt: ItemPath(indexPath), "willDisplay")
      }
    }

    @Test(arguments: Headers.allCases)
    func aTableViewReadsSectionsByIndex(headers: Headers) { readSectionsOfTableView(headers) }

    @Test(arguments: Headers.allCases)
    func nestedEditsOfATableViewAreNotLost(headers: Headers) {
      readSectionsOfTableView(headers, editing: true)
    }

    private func readSectionsOfTableView(_ headers: Headers, editing: Bool = false) {
      let table = UITableView(frame: window.frame, style: .plain)
      window.addSubview(table)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "item")
      var reader: SectionIndexReader<TableViewTarget>?
      let dataSource = TableViewDiffableDataSource<Int, Int>(tableView: table) {
        table,
        path,
        item in
        reader?.section(ofItemAt: ItemPath(path), "cell")
        let cell = table.dequeueReusableCell(withIdentifier: "item", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      dataSource.supplementaryViewProvider = { _, kind, path, section in
        let text = reader?.header(path.section, "title") ?? ""
        switch headers {
        case _ where kind != .header: return nil
        case .titles: return .title(text)
        case .providedViews:
          return .view(UITableViewHeaderFooterView.self) {
            $0.textLabel?.text = reader?.header(path.section, "header")
          }
        case .viewsOfDelegate: return nil
        }
      }
      let sections = SectionIndexReader(dataSource, editing: editing) {
        table.dataSource?.numberOfSections(in: table)
      }
      reader = sections
      let delegate = Delegate(sections, dataSource, headers)
      table.delegate = delegate
      var world = SmallWorld(seed: headers == .titles ? 1 : 2)
      let failures = world.run(1_000, dataSource, sections) {
        (0..<table.numberOfSections).map { table.headerView(forSection: $0)?.textLabel?.text }
      } isUpToDate: {
        table.shownTexts == dataSource.snapshot().texts
      }
      #expect(failures == [])
      #expect(
        sections.readers.subtracting(headers == .providedViews ? ["header"] : []) == [
          "cell", "title", "heightForRowAt", "heightForHeaderInSection",
          "heightForFooterInSection", "viewForHeaderInSection", "willDisplay",
        ]
      )
    }

    // MARK: Collection view

    @MainActor
    private final class FlowDelegate: NSObject, UICollectionViewDelegateFlowLayout {
      let reader: SectionIndexReader<CollectionViewTarget>

      init(_ reader: SectionIndexReader<CollectionViewTarget>) { self.reader = reader }

      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
      ) -> CGSize {
        let section = reader.section(ofItemAt: ItemPath(indexPath), "sizeForItemAt")
        return CGSize(width: 320, height: 20 + (section ?? 0))
      }

      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
      ) -> CGSize {
        let section = reader.section(section, "referenceSizeForHeaderInSection")
        return CGSize(width: 320, height: 10 + (section ?? 0))
      }

      func collectionView(
        _ view: UICollectionView,
        layout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
      ) -> CGSize {
        reader.section(section, "referenceSizeForFooterInSection")
        return .zero
      }

      func collectionView(
        _ view: UICollectionView,
        willDisplay cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
      ) {
        reader.section(ofItemAt: ItemPath(indexPath), "willDisplay")
      }
    }

    /// How a collection view asks about sections.
    enum Layout: CaseIterable, Codable {
      case flow, compositional
    }

    @Test(arguments: Layout.allCases, [false, true])
    func aCollectionViewReadsSectionsByIndex(layout: Layout, headersAreUpdated: Bool) {
      readSectionsOfCollectionView(layout, headersAreUpdated: headersAreUpdated)
    }

    @Test(arguments: Layout.allCases, [false, true])
    func nestedEditsOfACollectionViewAreNotLost(layout: Layout, headersAreUpdated: Bool) {
      readSectionsOfCollectionView(layout, headersAreUpdated: headersAreUpdated, editing: true)
    }

    private func readSectionsOfCollectionView(
      _ layout: Layout,
      headersAreUpdated: Bool,
      editing: Bool = false
    ) {
      var reader: SectionIndexReader<CollectionViewTarget>?
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .estimated(20)
        ),
        elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top
      )
      let view = UICollectionView(
        frame: window.frame,
        collectionViewLayout: layout == .flow
          ? UICollectionViewFlowLayout()
          : UICollectionViewCompositionalLayout { index, environment in
            reader?.section(index, "sectionProvider")
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            let section = NSCollectionLayoutSection.list(
              using: list,
              layoutEnvironment: environment
            )
            section.boundarySupplementaryItems = [header]
            return section
          }
      )
      window.addSubview(view)
      view.register(LabelCell.self, forCellWithReuseIdentifier: "label")
      view.register(
        LabelView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header"
      )
      let dataSource = CollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
        view,
        path,
        item in
        reader?.section(ofItemAt: ItemPath(path), "cell")
        let cell = view.dequeueReusableCell(withReuseIdentifier: "label", for: path)
        (cell as? LabelCell)?.text = "\(item)"
        return cell
      }
      if headersAreUpdated {
        dataSource.supplementaryViewProvider = { _, _, path, _ in
          let text = reader?.header(path.section, "header") ?? ""
          return .view(LabelView.self) { $0.text = text }
        }
      } else {
        dataSource.supplementaryViewProvider = { _, kind, _, _ in
          .dequeued { view, indexPath in
            let header = view.dequeueReusableSupplementaryView(
              ofKind: kind.elementKind,
              withReuseIdentifier: "header",
              for: indexPath
            )
            (header as? LabelView)?.text = reader?.header(indexPath.section, "header") ?? ""
            return header
          }
        }
      }
      let sections = SectionIndexReader(dataSource, editing: editing) {
        view.dataSource?.numberOfSections(in: view)
      }
      reader = sections
      let delegate = FlowDelegate(sections)
      view.delegate = delegate
      var world = SmallWorld(seed: layout == .flow ? 3 : 4)
      let failures = world.run(editing ? 750 : 1_500, dataSource, sections) {
        view.layoutIfNeeded()
        return (0..<view.numberOfSections).map {
          let header = view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader,
            at: IndexPath(item: 0, section: $0)
          )
          return (header as? LabelView)?.text
        }
      } isUpToDate: {
        view.shownTexts == dataSource.snapshot().texts
      }
      #expect(failures == [])
      let sizes: Set = [
        "sizeForItemAt", "referenceSizeForHeaderInSection", "referenceSizeForFooterInSection",
      ]
      #expect(
        sections.readers
          == (layout == .flow ? sizes : ["sectionProvider"])
          .union(["cell", "header", "willDisplay"])
      )
    }
  }
#endif
