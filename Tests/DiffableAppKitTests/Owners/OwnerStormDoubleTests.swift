#if canImport(AppleBase)
  import Testing

  /// Views whose data sources and connections create others in all of their handlers, and while the user acts.
  ///
  /// A failure prints the steps: what the app does in a call is in parentheses.
  @MainActor
  struct OwnerStormDoubleTests {
    nonisolated static let seeds = UInt64(0)..<60

    // With the seeds 214, 229 and 287, the delegate applies when it is asked whether an item may be expanded.
    nonisolated static let outlineSeeds = UInt64(0)..<300

    @Test(arguments: seeds)
    func aTableViewShowsItsNewestOwner(seed: UInt64) async {
      let failure = await OwnerStorm.failure(of: StormTable(seed: seed), steps: 60)
      #expect(failure == nil, "seed \(seed): \(failure ?? "")")
    }

    @Test(arguments: seeds)
    func aCollectionViewShowsItsNewestOwner(seed: UInt64) async {
      let failure = await OwnerStorm.failure(of: StormCollection(seed: seed), steps: 60)
      #expect(failure == nil, "seed \(seed): \(failure ?? "")")
    }

    @Test(arguments: outlineSeeds)
    func anOutlineViewShowsItsNewestOwner(seed: UInt64) async {
      let failure = await OwnerStorm.failure(of: StormOutline(seed: seed), steps: 60)
      #expect(failure == nil, "seed \(seed): \(failure ?? "")")
    }
  }
#endif
