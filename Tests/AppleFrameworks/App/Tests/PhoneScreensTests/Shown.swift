import Testing
import UIKit

// What the views show, with Apple's data sources and with those of the package.

/// The problem of a city that is found twice, which the log of the system has after a test.
let repeatedCity =
  #"appendItems(_:toSection:duplicates:) was given duplicate items: city("Basel")"#

/// The messages in the log of the system that no test of a screen expects.
@MainActor
private var unexpectedMessages: [String] { SystemLog.messages.filter { $0 != repeatedCity } }

extension UITableView {
  /// The texts of the visible rows, section by section.
  var shownTexts: [[String]] {
    #expect(unexpectedMessages == [])
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfRows(inSection: section)).compactMap { row in
        guard let cell = cellForRow(at: IndexPath(row: row, section: section)) else { return nil }
        return cell.contentConfiguration.map(text) ?? cell.textLabel?.text
      }
    }
  }
}

extension UICollectionView {
  /// The texts of the visible cells, section by section.
  var shownTexts: [[String]] {
    #expect(unexpectedMessages == [])
    layoutIfNeeded()
    return (0..<numberOfSections).map { section in
      (0..<numberOfItems(inSection: section)).compactMap { item in
        cellForItem(at: IndexPath(item: item, section: section))?.contentConfiguration.map(text)
      }
    }
  }

  /// The texts of the visible headers.
  var shownHeaders: [String] {
    layoutIfNeeded()
    return (0..<numberOfSections).compactMap { section in
      let header = supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: section)
      )
      return (header as? UICollectionViewListCell)?.contentConfiguration.map(text)
    }
  }
}

private func text(_ configuration: any UIContentConfiguration) -> String {
  let content = configuration as? UIListContentConfiguration
  return [content?.text, content?.secondaryText].compactMap { $0 }.joined(separator: ", ")
}

enum ScreenWindow {
  /// Shows a controller in a window.
  @MainActor
  static func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 800))
    controller.loadViewIfNeeded()
    window.addSubview(controller.view)
    return window
  }
}

/// Lets tasks run until a condition is true.
@MainActor
func until(_ condition: () -> Bool) async {
  for _ in 0..<1_000_000 {
    if condition() { return }
    await Task.yield()
  }
  Issue.record("The condition is false after a million turns")
}
