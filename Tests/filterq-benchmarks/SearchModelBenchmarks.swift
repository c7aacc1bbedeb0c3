import FilterSearch

/// Types a query over 500,000 people into a ``SearchModel``: what a key costs the main actor, and when its results are
/// there.
@MainActor enum SearchModelBenchmarks {
  static let text = "mar shoe>=40 -blood:a+ born>1990-05 pike or lin"

  static func run() async {
    let clock = ContinuousClock()
    let start = clock.now
    let model = SearchModel(
      MeasuredPeople.list, items: MeasuredPeople.generated(500_000), options: SearchOptions(debounce: .zero))
    await model.settled()
    await model.settled()
    print("prepared in \((clock.now - start).milliseconds) ms")
    var (keys, results): ([Double], [Double]) = ([], [])
    for _ in 0..<10 {
      for character in text {
        let pressed = clock.now
        model.text += String(character)
        keys.append((clock.now - pressed).milliseconds)
        await model.searched()
        results.append((clock.now - pressed).milliseconds)
        await model.settled()
      }
      model.text = ""
      await model.settled()
    }
    report("a key on the main actor", keys)
    report("its results", results)
  }

  private static func report(_ name: String, _ times: [Double]) {
    let sorted = times.sorted()
    func shown(_ share: Double) -> String {
      "\((sorted[Int(Double(sorted.count - 1) * share)] * 1000).rounded() / 1000)"
    }
    print("\(name): median \(shown(0.5)) ms, 95 % \(shown(0.95)) ms, slowest \(shown(1)) ms")
  }
}
