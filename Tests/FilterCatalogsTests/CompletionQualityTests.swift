import ScryfallDialect
import FilterCatalogs
import FilterCompletion
import FilterTestSupport
import Foundation
import FuzzyMatching
import Testing

/// How often what was meant comes first, over real names with real popularity, imported as a user would.
@Suite(.enabled(if: SharedFolder.path(of: "data/catalogs") != nil, "\(SharedFolder.reason)"))
struct CompletionQualityTests {
  private struct Row {
    let typed: String
    let wanted: Set<String>
    let kind: String
  }

  /// The names of the shared list, with the popularity the file of cards brings.
  private static let catalog: CompletionCatalog? = {
    var gathered = CatalogImport()
    guard let names = SharedFolder.path(of: "data/catalogs/card-names.json"),
      let cards = SharedFolder.path(of: "data/cards.jsonl.gz"),
      (try? gathered.read(names)) != nil, (try? gathered.read(cards)) != nil
    else { return nil }
    return gathered.blobs().first { $0.name == "card-names" }?.catalog
  }()

  private static func rows() throws -> [Row] {
    let file = try #require(SharedFolder.path(of: "corpus/completion-quality-dev.tsv"))
    return try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map { line in
      let cells = line.split(separator: "\t")
      return Row(
        typed: String(cells[0]), wanted: Set(cells[1].split(separator: "|").map { String($0) }), kind: String(cells[2]))
    }
  }

  private func measure(_ find: (String) -> [String]) throws -> (top1: Double, top5: Double, rank: Double, worst: Double)
  {
    var (first, five, reciprocal) = (0.0, 0.0, 0.0)
    var kinds: [String: (rows: Double, found: Double)] = [:]
    let rows = try Self.rows()
    for row in rows {
      let rank = find(row.typed).firstIndex { row.wanted.contains($0) }
      if rank == 0 { first += 1 }
      if let rank, rank < 5 { five += 1 }
      if let rank { reciprocal += 1 / Double(rank + 1) }
      kinds[row.kind, default: (0, 0)].rows += 1
      if let rank, rank < 5 { kinds[row.kind, default: (0, 0)].found += 1 }
    }
    let count = Double(rows.count)
    return (first / count, five / count, reciprocal / count, kinds.values.map { $0.found / $0.rows }.min() ?? 0)
  }

  @Test func theIndexAlone() throws {
    let entries = try #require(Self.catalog?.entries)
    #expect(entries.count == 30_284)
    let index = FuzzyIndex(entries.map { $0.value }, popularity: entries.map { $0.popularity })
    let quality = try measure { typed in index.best(10, for: typed).map { index[$0.id] } }
    #expect(quality.top1 >= 0.95 && quality.top5 >= 0.98 && quality.rank >= 0.97 && quality.worst >= 0.9, "\(quality)")
    #expect(index.byteCount <= 15_000_000)
  }

  @Test("Whole completions, where every source competes", arguments: ["!\"", "!", "name:\"", "t:elf ", ""])
  func wholeCompletions(before: String) throws {
    let catalog = try #require(Self.catalog)
    let engine = CompletionEngine(vocabulary: .scryfall, catalogs: CompletionCatalogs([catalog]))
    let quality = try measure { typed in
      engine.complete(before + typed, at: (before + typed).utf8.count, limit: 10).items.map { $0.label }
    }
    let isName = before.hasPrefix("!") || before.hasPrefix("name")
    #expect(quality.top1 >= (isName ? 0.95 : 0.88) && quality.top5 >= 0.97, "\(before) \(quality)")
    #expect(quality.rank >= (isName ? 0.96 : 0.93) && quality.worst >= 0.8, "\(before) \(quality)")
  }
}
