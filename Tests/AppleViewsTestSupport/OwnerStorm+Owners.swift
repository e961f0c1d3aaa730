#if canImport(AppleBase)
  import DiffableAppleViews
  @testable import DiffableSnapshots
  import DiffableSources

  // The data sources and the connections of a storm, and what the app does with them.
  extension OwnerStorm {
    func connection(_ name: Int) -> Owner? {
      let source = BasicSource<Int, ReusableCell> { [self] item in
        screen.hook(name, "cell \(item)")
        return screen.cell("\(name).\(item)")
      }
      source.items = random.shuffled(0..<8).prefix(random(0..<5)).map { $0 }
      setHandlers(of: source, name)
      guard let connection = screen.connect(source) else { return nil }
      steps.append("source")
      return Owner(
        name: name,
        target: connection.target,
        showsSource: true,
        use: { [self] in
          steps.append("edit \(name)")
          source.items = random.shuffled(0..<8).prefix(random(0..<5)).map { $0 }
          withExtendedLifetime(connection) {}
        },
        isApplying: { connection.dataSource.queue.phase == .applying },
        sections: { [(nil, source.items.map { "\(name).\($0)" })] }
      )
    }

    private func setHandlers(of source: BasicSource<Int, ReusableCell>, _ name: Int) {
      source.handlers.canMove = { [self] item, _ in
        screen.hook(name, "can move \(item)")
        return item != 7
      }
      source.handlers.didMove = { [self] _, _ in screen.hook(name, "did move") }
      source.handlers.canSelect = { [self] _, _ in
        screen.hook(name, "can select")
        return true
      }
      source.handlers.didSelect = { [self] _, _ in screen.hook(name, "did select") }
      source.handlers.willDisplay = { [self] _, _ in screen.hook(name, "will display") }
      source.handlers.didEndDisplaying = { [self] _, _ in
        screen.hook(name, "did end displaying")
      }
      source.handlers.prefetch = { [self] _ in screen.hook(name, "prefetch") }
    }

    func dataSource(_ name: Int) -> Owner {
      let source = screen.makeDataSource(name)
      setHandlers(of: source, name)
      return Owner(
        name: name,
        target: source.target,
        showsSource: false,
        use: { [self] in use(source, name) },
        isApplying: { source.queue.phase == .applying },
        sections: {
          let snapshot = source.snapshot()
          return snapshot.sectionIdentifiers.map { section in
            let items = snapshot.itemIdentifiers(inSection: section)
            return ("\(name)#\(section)", items.map { "\(name).\($0)" })
          }
        }
      )
    }

    private func setHandlers(
      of source: DiffableDataSource<Int, Int, Screen.Target>,
      _ name: Int
    ) {
      source.applyObserver = { [self] _ in screen.hook(name, "observer") }
      source.waitsForAnimations = random.chance(4)
      source.reorderingHandlers.canReorderItem = { [self] item in
        screen.hook(name, "can reorder \(item)")
        return item != 7
      }
      source.reorderingHandlers.willReorder = { [self] _ in
        screen.hook(name, "will reorder")
      }
      source.reorderingHandlers.didReorder = { [self] _ in
        screen.hook(name, "did reorder")
      }
      source.itemHandlers.canDeleteItem = { [self] _ in
        screen.hook(name, "can delete")
        return true
      }
      source.itemHandlers.didDeleteItem = { [self] _, _ in screen.hook(name, "did delete") }
      source.itemHandlers.prefetchItems = { [self] _ in screen.hook(name, "prefetch") }
      source.sectionSnapshotHandlers.shouldExpandItem = { [self] item in
        screen.hook(name, "should expand \(item)")
        return item % 10 != 5
      }
      source.sectionSnapshotHandlers.willExpandItem = { [self] item in
        screen.hook(name, "will expand \(item)")
      }
      source.sectionSnapshotHandlers.snapshotForExpandingParent = { [self] item, children in
        screen.hook(name, "children of \(item)")
        return children
      }
      source.sectionSnapshotHandlers.willCollapseItem = { [self] item in
        screen.hook(name, "will collapse \(item)")
      }
    }

    private func use(_ source: DiffableDataSource<Int, Int, Screen.Target>, _ name: Int) {
      let mode = random.element([ApplyMode.animated, .notAnimated, .reload]) ?? .animated
      let complete = { [self] in
        called += 1
        // The view may be ending an animation, so that another owner takes over now.
        screen.hook(nil, "completion of \(name)")
      }
      switch random(0..<9) {
      case 0:
        steps.append("toggle \(name)")
        let items = source.snapshot().itemIdentifiers.filter { $0 >= 20 }
        if let item = random.element(items) { source.toggleItem(item) }
      case 1:
        steps.append("update \(name)")
        source.update(mode: mode) { $0.deleteItems([1, 2]) }
      case 2 where !screen.holdsAllAnimations:
        steps.append("await \(name)")
        passed += 1
        let snapshot = random.snapshot()
        Task {
          await source.apply(snapshot)
          complete()
        }
      case 3, 4:
        steps.append("outline \(name)")
        let section = random(0..<3)
        passed += 1
        source.apply(random.outline(ofSection: section), to: section, completion: complete)
      default:
        steps.append("apply \(name)")
        passed += 1
        source.apply(random.snapshot(), mode: mode, completion: complete)
      }
    }
  }
#endif
