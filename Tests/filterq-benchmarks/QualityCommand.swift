import FilterQueryKit
import Foundation
import FuzzyMatching
import ScryfallDialect
import _FilterTestSupport

/// `filterq-benchmarks quality`: how often the right name comes first. `filterq-benchmarks sweep`: the effect of each
/// weight.
enum QualityCommand {
  static func quality(isVerbose: Bool) throws {
    guard let shared = try SharedNames.load() else { return skip() }
    let index = FuzzyIndex(shared.names, popularity: shared.popularity)
    var generator = GeneratedRows(names: shared.names, popularity: shared.popularity, seed: 2026)
    for (title, rows) in [
      ("collected rows", try SharedFolder.completionRows()), ("generated rows", generator.rows(each: 150)),
    ] {
      let (all, kinds) = Quality.measure(rows) { typed in index.best(10, for: typed).map { index[$0.id] } }
      print("\(title): top-1, top-5, mean reciprocal rank to the tenth")
      for (kind, quality) in kinds.sorted(by: { $0.key < $1.key }) { print("  " + line(kind, quality: quality)) }
      print("  " + line("all", quality: all))
      if isVerbose { misses(rows, index: index) }
    }
    print("collected rows typed at places of a query, all sources competing")
    try places(isVerbose: isVerbose)
  }

  /// The same for whole completions, where names compete with fields, values and texts.
  static func places(isVerbose: Bool) throws {
    guard let shared = try SharedNames.load() else { return skip() }
    let entries = zip(shared.names, shared.popularity).map { CatalogEntry($0, popularity: $1) }
    let engine = CompletionEngine(
      vocabulary: .scryfall, catalogs: CompletionCatalogs([CompletionCatalog("card-names", entries: entries)]))
    let rows = try SharedFolder.completionRows()
    for before in ["!\"", "!", "name:\"", "t:elf ", ""] {
      let (all, kinds) = Quality.measure(rows) { typed in
        let text = before + typed
        return engine.complete(text, at: text.utf8.count, limit: 10).items.map { $0.label }
      }
      print(line("'\(before)…'", quality: all))
      guard isVerbose else { continue }
      for (kind, quality) in kinds.sorted(by: { $0.key < $1.key }) { print("  " + line(kind, quality: quality)) }
      for row in rows {
        let text = before + row.typed
        let found = engine.complete(text, at: text.utf8.count, limit: 10).items
        if let first = found.first, row.wanted.contains(first.label) { continue }
        print("    \(row.kind) '\(text)': \(found.prefix(4).map { "\($0.label) (\($0.kind.rawValue))" })")
      }
    }
  }

  /// The rows whose first answer is wrong, with the first answers.
  private static func misses(_ rows: [QualityRow], index: FuzzyIndex) {
    for row in rows {
      let found = index.best(10, for: row.typed)
      let rank = found.firstIndex { row.wanted.contains(index[$0.id]) }
      if rank == 0 { continue }
      let answers = found.prefix(3).map { "\(index[$0.id]) \(String(format: "%.3f", $0.score))" }
      let shownRank = rank.map { String($0 + 1) } ?? "-"
      print("  \(row.kind) '\(row.typed)' \(shownRank) wanted \(row.wanted.sorted().first ?? ""): \(answers)")
    }
  }

  /// Each weight left out, halved, doubled: the change of the mean reciprocal rank and of top-1 on both sets of rows.
  static func sweep() throws {
    guard let shared = try SharedNames.load() else { return skip() }
    let collected = try SharedFolder.completionRows()
    var generator = GeneratedRows(names: shared.names, popularity: shared.popularity, seed: 2026)
    let generated = generator.rows(each: 150)
    func measure(_ weights: FuzzyWeights) -> (Quality, Quality) {
      let index = FuzzyIndex(shared.names, popularity: shared.popularity, weights: weights)
      let find = { (typed: String) in index.best(10, for: typed).map { index[$0.id] } }
      return (Quality.measure(collected, find: find).all, Quality.measure(generated, find: find).all)
    }
    let (base, baseGenerated) = measure(.standard)
    print("weights in force   " + line("collected", quality: base) + "   " + line("generated", quality: baseGenerated))
    print("changes of top-1 (points) and of the mean reciprocal rank (thousandths): collected | generated")
    for weight in SweptWeight.all {
      var cells = weight.name.padding(toLength: 16, withPad: " ", startingAt: 0)
      for factor in [0.0, 0.5, 0.75, 1.33, 2.0] {
        var weights = FuzzyWeights.standard
        weight.set(&weights, Int32(Double(weight.get(weights)) * factor))
        let (quality, other) = measure(weights)
        cells += String(
          format: "  x%.2f %+5.1f %+4.0f | %+5.1f %+4.0f", factor, 100 * (quality.top1 - base.top1),
          1000 * (quality.meanReciprocalRank - base.meanReciprocalRank), 100 * (other.top1 - baseGenerated.top1),
          1000 * (other.meanReciprocalRank - baseGenerated.meanReciprocalRank))
      }
      print(cells)
    }
  }

  private static func line(_ name: String, quality: Quality) -> String {
    name.padding(toLength: 20, withPad: " ", startingAt: 0)
      + String(
        format: "%5d rows %6.1f %% %6.1f %% %6.3f", quality.rows, 100 * quality.top1, 100 * quality.top5,
        quality.meanReciprocalRank)
  }

  private static func skip() { print("skipped: the shared folder has no names") }
}

/// One weight of the ranking, by name.
struct SweptWeight: Sendable {
  let name: String
  let get: @Sendable (FuzzyWeights) -> Int32
  let set: @Sendable (inout FuzzyWeights, Int32) -> Void

  static let all: [SweptWeight] = [
    SweptWeight(name: "edit", get: { $0.edit }, set: { $0.edit = $1 }),
    SweptWeight(name: "missing", get: { $0.missing }, set: { $0.missing = $1 }),
    SweptWeight(name: "changed", get: { $0.changed }, set: { $0.changed = $1 }),
    SweptWeight(name: "first letter", get: { $0.firstLetter }, set: { $0.firstLetter = $1 }),
    SweptWeight(name: "sound", get: { $0.sound }, set: { $0.sound = $1 }),
    SweptWeight(name: "later word", get: { $0.laterWord }, set: { $0.laterWord = $1 }),
    SweptWeight(name: "later face", get: { $0.laterFace }, set: { $0.laterFace = $1 }),
    SweptWeight(name: "gap", get: { $0.gap }, set: { $0.gap = $1 }),
    SweptWeight(name: "order", get: { $0.order }, set: { $0.order = $1 }),
    SweptWeight(name: "partial", get: { $0.partial }, set: { $0.partial = $1 }),
    SweptWeight(name: "inner partial", get: { $0.innerPartial }, set: { $0.innerPartial = $1 }),
    SweptWeight(name: "uncovered", get: { $0.uncovered }, set: { $0.uncovered = $1 }),
    SweptWeight(name: "unfinished", get: { $0.unfinished }, set: { $0.unfinished = $1 }),
    SweptWeight(name: "spacing", get: { $0.spacing }, set: { $0.spacing = $1 }),
    SweptWeight(name: "acronym", get: { $0.acronym }, set: { $0.acronym = $1 }),
    SweptWeight(name: "partial acronym", get: { $0.partialAcronym }, set: { $0.partialAcronym = $1 }),
    SweptWeight(name: "left out", get: { $0.leftOut }, set: { $0.leftOut = $1 }),
    SweptWeight(name: "popularity", get: { $0.popularity }, set: { $0.popularity = $1 }),
  ]
}
