import FilterEngines
import FilterEvaluation
import FilterSQL
import Foundation
import Testing
import _FilterTestSupport

/// Engines find what the columns in memory find. One suite after another, since a small cluster has place for one client.
@Suite(.serialized) struct AgreementTests {}

/// Random queries over random items of every kind, with parts, variants and hostile values.
extension AgreementTests {
  @Suite(.serialized) struct ToyAgreementTests {
    /// `FILTERQ_CASES=2000 .ci/engines` tries as many queries.
    @Test(arguments: TestedEngine.here) func enginesFindWhatMemoryFinds(engine: TestedEngine) throws {
      let folder = try ScratchFolder()
      var random = SeededGenerator(seed: PropertyCases.seed(default: 7))
      let words = RandomToys.words + RandomToys.hostile
      let toys = (0..<300).map { _ in RandomToys.toy(&random, words: words) }
      let store = ColumnStore(Toy.list, items: toys)
      let connection = try engine.list(in: folder.path) { makeWriter in
        try ToyLists.write(toys, schema: SQLSchema(Toy.list, hasVariants: true), makeWriter)
      }
      defer { connection.close() }
      let list = try EngineList(connection, EngineList.about(connection), Toy.list)
      var found = 0
      let failure = checkProperty(
        "\(engine) finds what memory finds", cases: PropertyCases.count(long: engine == .sqlite ? 400 : 120),
        seed: PropertyCases.seed(default: 19),
        generate: { random in
          RandomToys.query(&random, of: { RandomToys.term(&$0, words: words) })
        }, shrink: { _ in [] }, describe: { $0 },
        law: { query in
          do {
            let plan = Toy.list.plan(query)
            let expected = store.run(plan)
            let rows = try list.rows(of: plan).rows.map { $0.item }.sorted()
            found += rows.isEmpty ? 0 : 1
            if rows != expected.rows() { return "found \(rows.prefix(20)), memory \(expected.rows(limit: 20))" }
            let count = try list.count(of: plan)
            if count != expected.count { return "counted \(count), memory \(expected.count)" }
            var request = SQLRequest()
            request.listsVariants = true
            let variants = try list.rows(of: plan, request).rows.map { $0.variant }.sorted()
            let wanted = store.variants(of: expected).rows()
            return variants == wanted ? nil : "variants \(variants.prefix(20)), memory \(wanted.prefix(20))"
          } catch {
            return "\(error)"
          }
        })
      #expect(failure == nil, "\(failure?.description ?? "")")
      #expect(found > TestTier.size(10, long: 20))
    }
  }
}
