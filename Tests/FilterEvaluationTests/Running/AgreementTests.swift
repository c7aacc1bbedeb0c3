import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

@Suite struct AgreementTests {
  /// `FILTERQ_CASES=10000 swift test --filter AgreementTests` runs as many queries over the 2,000 toys.
  @Test func randomQueries() {
    var generator = SeededGenerator(seed: 7)
    let toys = (0..<2_000).map { _ in RandomToys.toy(&generator) }
    var engines = Engines(toys)
    var found = 0
    let failure = checkProperty(
      "all engines find the same rows", cases: PropertyCases.count(long: 100), seed: PropertyCases.seed(default: 5),
      generate: { RandomToys.query(&$0) }, shrink: { shorter($0) }, describe: { $0 },
      law: { query in
        do throws(Disagreement) {
          found += try engines.rows(query).isEmpty ? 0 : 1
          return nil
        } catch {
          return error.description
        }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    #expect(found > 0)
  }

  /// Few items, many queries: ends of words and of sets are met often.
  @Test func fewItems() {
    let failure = checkProperty(
      "all engines find the same rows", cases: PropertyCases.count(long: 400),
      seed: PropertyCases.seed(default: 6),
      generate: { generator -> ([Toy], [String]) in
        let toys = (0..<Int.random(in: 0...70, using: &generator)).map { _ in RandomToys.toy(&generator) }
        return (toys, (0..<3).map { _ in RandomToys.query(&generator) })
      },
      shrink: { toys, queries in
        (queries.count > 1 ? queries.map { (toys, [$0]) } : shorter(queries[0]).map { (toys, [$0]) })
          + (toys.count > 1 ? [(Array(toys.prefix(toys.count / 2)), queries), (Array(toys.dropFirst()), queries)] : [])
      },
      describe: { "\($0.1) over \($0.0.count) toys: \($0.0.prefix(3))" },
      law: { toys, queries in
        var engines = Engines(toys)
        do throws(Disagreement) {
          for query in queries { _ = try engines.rows(query) }
          return nil
        } catch {
          return error.description
        }
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// A text typed letter by letter, and taken back.
  @Test func typing() throws {
    var generator = SeededGenerator(seed: 8)
    var engines = Engines((0..<500).map { _ in RandomToys.toy(&generator) })
    for text in ["n:maria", "o:\"draw a card\"", "t:pirate", "-c:wu pow>=3 mar", "o:tap or n:zed"] {
      for length in Array(0...text.count) + Array(0...text.count).reversed() {
        _ = try engines.rows(String(text.prefix(length)))
      }
    }
  }

  /// A query without one of its words.
  private func shorter(_ query: String) -> [String] {
    let words = query.split(separator: " ")
    return words.indices.map { place in
      words.enumerated().filter { $0.offset != place }.map { String($0.element) }.joined(separator: " ")
    }
  }
}
