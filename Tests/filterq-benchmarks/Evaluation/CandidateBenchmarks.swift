import DataStreams
import Dispatch
import FilterEvaluation
import FilterSemantics
import FilterText
import Foundation
import ScryfallCards
import ScryfallDialect

/// Measures the counts of 50 suggestions for a typed text.
enum CandidateBenchmarks {
  static func run(_ cards: SharedCards) {
    let library = cards.collection.library
    let insertions = suggestions
    // The texts before the suggestion.
    var prefixes = [""]
    for query in EvaluationQuery.all where query.kind != .regexes {
      let words = query.text.split(separator: " ")
      if query.text.contains("\"") || query.text.contains("(") { continue }
      for length in 1...words.count { prefixes.append(words.prefix(length).joined(separator: " ") + " ") }
    }
    prefixes = Array(Set(prefixes)).sorted()
    var (cold, warm, planning): ([Double], [Double], [Double]) = ([], [], [])
    let clock = ContinuousClock()
    for prefix in prefixes {
      for candidates in insertions {
        let range = SourceRange(start: prefix.utf8.count, end: prefix.utf8.count)
        let plans = library.list.plans(prefix, replacing: range, with: candidates)
        planning.append(
          Timing.fastest(budget: 0.5) { library.list.plans(prefix, replacing: range, with: candidates).count })
        var best = Double.infinity
        var counter = CandidateCounter(store: library.store)
        for _ in 0..<3 {
          counter = CandidateCounter(store: library.store)
          let start = clock.now
          if counter.counts(of: plans).count != plans.count { print("unlikely") }
          best = min(best, (clock.now - start).milliseconds)
        }
        cold.append(best)
        warm.append(Timing.fastest(budget: 0.5) { counter.counts(of: plans).count } / 1_000)
      }
    }
    let (first, again) = (TimeSummary(cold), TimeSummary(warm))
    print("counts for 50 suggestions, \(prefixes.count) texts, \(insertions.count) kinds of suggestion:")
    Bar.line("cold, median", figure: first.median, atMost: nil, unit: "ms")
    Bar.line("cold, p95", figure: first.p95, atMost: 5, unit: "ms")
    Bar.line("cold, worst", figure: first.worst, atMost: nil, unit: "ms")
    Bar.line("again, median", figure: again.median, atMost: nil, unit: "ms")
    Bar.line("again, p95", figure: again.p95, atMost: 5, unit: "ms")
    Bar.line("making the 50 plans, median", figure: TimeSummary(planning).median / 1_000, atMost: nil, unit: "ms")
  }

  /// Fifty each: types, keywords, numbers and colors mixed, words of rules texts among others.
  private static var suggestions: [[String]] {
    let types = [
      "creature", "elf", "goblin", "instant", "sorcery", "artifact", "enchantment", "planeswalker", "land",
      "legendary", "human", "soldier", "wizard", "zombie", "dragon", "angel", "vampire", "merfolk", "beast", "spirit",
      "equipment", "aura", "vehicle", "saga", "basic",
    ]
    let keywords = [
      "flying", "trample", "haste", "vigilance", "deathtouch", "lifelink", "menace", "reach", "defender",
      "flash", "hexproof", "indestructible", "ward", "prowess", "scry", "mill", "cycling", "kicker", "flashback",
      "equip", "enchant", "landfall", "convoke", "delve", "storm",
    ]
    let words = types.map { "t:\($0)" } + keywords.map { "kw:\($0)" }
    let colors = ["w", "u", "b", "r", "g", "wu", "ub", "br", "rg", "gw"]
    let numbers = (0..<10).flatMap { ["mv=\($0)", "pow>=\($0)", "tou<=\($0)"] }
    let mixed = colors.flatMap { ["c:\($0)", "id<=\($0)"] } + numbers
    let texts = ["o:draw", "o:destroy", "o:exile", "o:counter", "o:token"]
    return [words, mixed, Array(mixed.prefix(45)) + texts]
  }
}

/// Measures heavy queries with one task and with two.
enum TaskBenchmarks {
  static func run(_ cards: SharedCards) {
    let library = cards.collection.library
    print("heavy queries, one task and two:")
    for text in [
      "-o:the", "o:/[aeiou]{4}/", "o:/^whenever .* attacks/", "-o:/(.)\\w+[aeiou]{3} .*creature/", "o:e o:/[xyz]{2}/",
    ] {
      let plan = library.list.plan(text)
      let one = Timing.fastest { library.store.run(plan).count }
      let two = Timing.fastest { wait { await library.store.run(plan, tasks: 2).count } }
      let isSame = wait { await library.store.run(plan, tasks: 2).items } == library.store.run(plan).items
      let name = text.padding(toLength: 44, withPad: " ", startingAt: 0)
      print(
        "  \(name)\(TimeSummary.figure(one)) µs \(TimeSummary.figure(two)) µs"
          + (isSame ? "" : "  NOT the same rows"))
      if text == "-o:the" {
        Bar.line("closures' worst pattern, the faster way", figure: min(one, two), atMost: 250, unit: "µs")
      }
    }
  }

  /// Waits for a task: the benchmarks are not asynchronous.
  static func wait<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
    let semaphore = DispatchSemaphore(value: 0)
    nonisolated(unsafe) var value: Value?
    Task {
      value = await work()
      semaphore.signal()
    }
    semaphore.wait()
    guard let value else { fatalError("the task was waited for") }
    return value
  }
}
