import FilterCatalogs
import FilterCompletion
import Foundation
import FuzzyMatching
import ScryfallDialect
import Testing
import _FilterTestSupport

/// How often what was meant comes first, over real names with real popularity, imported as a user would.
@Suite(.needsShared("data/catalogs/card-names.json", "data/cards.jsonl.gz", SharedFolder.completionRowsFile))
struct CompletionQualityTests {
  /// The names of the shared list, with the popularity the file of cards brings.
  private static let catalog: CompletionCatalog? = {
    var gathered = CatalogImport()
    guard let names = SharedFolder.path(of: "data/catalogs/card-names.json"),
      let cards = SharedFolder.path(of: "data/cards.jsonl.gz"),
      (try? gathered.read(names)) != nil, (try? gathered.read(cards)) != nil
    else { return nil }
    return gathered.blobs().first { $0.name == "card-names" }?.catalog
  }()

  /// The quality over all rows, and the lowest share of a kind among the first five.
  private func measure(_ find: (String) -> [String]) throws -> (all: Quality, worst: Double) {
    let (all, kinds) = Quality.measure(try SharedFolder.completionRows(), find: find)
    return (all, kinds.values.map { $0.top5 }.min() ?? 0)
  }

  @Test func theIndexAlone() throws {
    let entries = try #require(Self.catalog?.entries)
    #expect(entries.count == 30_284)
    let index = FuzzyIndex(entries.map { $0.value }, popularity: entries.map { $0.popularity })
    let (quality, worst) = try measure { typed in index.best(10, for: typed).map { index[$0.id] } }
    #expect(
      quality.top1 >= 0.95 && quality.top5 >= 0.98 && quality.meanReciprocalRank >= 0.97 && worst >= 0.9,
      "\(quality), worst \(worst)")
    #expect(index.byteCount <= 15_000_000)
  }

  @Test("Whole completions, where every source competes", arguments: ["!\"", "!", "name:\"", "t:elf ", ""])
  func wholeCompletions(before: String) throws {
    let catalog = try #require(Self.catalog)
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs([catalog]))
    let (quality, worst) = try measure { typed in
      engine.complete(before + typed, at: (before + typed).utf8.count, limit: 10).items.map { $0.label }
    }
    let isName = before.hasPrefix("!") || before.hasPrefix("name")
    #expect(quality.top1 >= (isName ? 0.95 : 0.88) && quality.top5 >= 0.97, "\(before) \(quality), worst \(worst)")
    #expect(
      quality.meanReciprocalRank >= (isName ? 0.96 : 0.93) && worst >= 0.8, "\(before) \(quality), worst \(worst)")
  }
}
