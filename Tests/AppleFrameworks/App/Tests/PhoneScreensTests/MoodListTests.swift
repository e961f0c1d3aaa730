import Testing
import UIKit

@testable import Screens

@MainActor
final class MoodListTests {
  typealias Mood = MoodList.Mood

  var list = MoodList(moods: [
    Mood(day: 0, symbol: "sun"), Mood(day: 3, symbol: "rain"), Mood(day: 8, symbol: "snow"),
  ])
  let context: MoodList.Context
  let tableView: UITableView
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  /// Makes the view as SwiftUI does: the first update comes before the view is in a window.
  init() {
    let coordinator = list.makeCoordinator()
    context = MoodList.Context(coordinator: coordinator)
    tableView = list.makeUIView(context: context)
    list.onDelete = { [unowned self] mood in
      list.moods.removeAll { $0 == mood }
      update()
    }
    list.updateUIView(tableView, context: context)
    tableView.frame = window.frame
    window.addSubview(tableView)
  }

  func update(animated: Bool = true) {
    list.updateUIView(
      tableView,
      context: .init(coordinator: context.coordinator, isAnimated: animated)
    )
  }

  func expectRows(
    _ expected: [[String]],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await expect(
      expected,
      shown: { tableView.shownTexts },
      listed: { expected },
      sourceLocation: sourceLocation
    )
  }

  @Test func moodsAreShownByWeek() async {
    await expectRows([["Day 8: snow"], ["Day 3: rain", "Day 0: sun"]])
    #expect(tableView.shownTitles == ["Week 2", "Week 1"])
  }

  @Test(arguments: [true, false])
  func theViewFollowsTheValue(isAnimated: Bool) async {
    list.moods.append(Mood(day: 9, symbol: "fog"))
    list.moods[1].symbol = "hail"
    update(animated: isAnimated)
    await expectRows([["Day 9: fog", "Day 8: snow"], ["Day 3: hail", "Day 0: sun"]])
    list.isNewestFirst = false
    update(animated: isAnimated)
    await expectRows([["Day 0: sun", "Day 3: hail"], ["Day 8: snow", "Day 9: fog"]])
    #expect(tableView.shownTitles == ["Week 1", "Week 2"])
    list.moods = []
    update(animated: isAnimated)
    await expectRows([])
  }

  @Test func updatesFollowEachOther() async {
    for day in 14..<18 {
      list.moods.append(Mood(day: day, symbol: "sun"))
      list.isNewestFirst.toggle()
      update(animated: day % 2 == 0)
    }
    list.moods.removeFirst(3)
    update()
    await expectRows([["Day 17: sun", "Day 16: sun", "Day 15: sun", "Day 14: sun"]])
  }

  @Test func theUserDeletesAndSelectsMoods() async {
    await expectRows([["Day 8: snow"], ["Day 3: rain", "Day 0: sun"]])
    #expect(tableView.userSwipes([1, 0]) == "Delete")
    await expectRows([["Day 8: snow"], ["Day 0: sun"]])
    #expect(tableView.userSwipes([0, 0]) == "Delete")
    await expectRows([["Day 0: sun"]])
    tableView.userTapsRow(at: [0, 0])
    #expect(context.coordinator.selected == Mood(day: 0, symbol: "sun"))
  }
}
