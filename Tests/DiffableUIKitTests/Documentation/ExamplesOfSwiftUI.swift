// `.ci/apple/run` type-checks this file alone, against the declarations in Tests/AppleFrameworks/Headers/SwiftUI.
#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import DiffableUIKit
  import SwiftUI
  import UIKit

  // example: row of a plant
  nonisolated struct Plant: Identifiable, Equatable {
    let id: Int
    var name: String
    var room: Room
  }

  nonisolated enum Room: String, CaseIterable {
    case kitchen = "Kitchen"
    case balcony = "Balcony"
  }

  typealias PlantSnapshot = Snapshot<Room, ModelItem<Plant>>

  extension PlantSnapshot {
    init(_ plants: [Plant]) {
      self.init(grouping: plants, into: Room.allCases) { $0.room }
    }
  }

  struct PlantRow: View {
    var plant: Plant

    var body: some View { Text(plant.name) }
  }
  // end

  @available(iOS 15, tvOS 15, *)
  // example: list of SwiftUI
  struct PlantList: View {
    @Binding var plants: [Plant]

    var body: some View {
      let snapshot = PlantSnapshot(plants)
      List {
        ForEach(snapshot.sectionIdentifiers, id: \.self) { room in
          let items = snapshot.itemIdentifiers(inSection: room)
          Section(room.rawValue) {
            ForEach(items) { PlantRow(plant: $0.model) }
              .onDelete { offsets in
                edit { $0.deleteItems(offsets.map { items[$0] }) }
              }
              .onMove { offsets, destination in
                var moved = items
                moved.move(fromOffsets: offsets, toOffset: destination)
                edit { $0.appendItems(moved, toSection: room) }
              }
          }
        }
      }
    }

    private func edit(_ change: (inout PlantSnapshot) -> Void) {
      var snapshot = PlantSnapshot(plants)
      change(&snapshot)
      plants = snapshot.itemIdentifiers.map(\.model)
    }
  }
  // end

  @available(iOS 16, tvOS 16, *)
  // example: collection view in SwiftUI
  struct PlantCollection: UIViewRepresentable {
    typealias Item = ModelItem<Plant>
    typealias DataSource = CollectionViewDiffableDataSource<Room, Item>
    typealias CellRegistration = UICollectionView
      .CellRegistration<UICollectionViewListCell, Item>

    var plants: [Plant]

    final class Coordinator {
      var dataSource: DataSource?
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
      let list = UICollectionLayoutListConfiguration(appearance: .plain)
      let view = UICollectionView(
        frame: .zero,
        collectionViewLayout:
          UICollectionViewCompositionalLayout.list(using: list)
      )
      let cells = CellRegistration { cell, _, plant in
        cell.contentConfiguration = UIHostingConfiguration {
          PlantRow(plant: plant.model)
        }
      }
      context.coordinator.dataSource = DataSource(
        collectionView: view,
        cellRegistration: cells
      )
      return view
    }

    func updateUIView(_ view: UICollectionView, context: Context) {
      context.coordinator.dataSource?.apply(
        PlantSnapshot(plants),
        animatingDifferences: context.transaction.animation != nil
      )
    }
  }
// end
#endif
