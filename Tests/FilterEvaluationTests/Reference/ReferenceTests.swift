import FilterAST
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The engines compared with an independent evaluator.
@Suite struct ReferenceTests {
  /// Random terms that the reference supports: all of the toys' fields, with patterns that are alternatives of texts.
  private static func term(_ random: inout some RandomNumberGenerator) -> String {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: return ["o:/draw/", "o:/rat|god/", "n:/mar|zed/", "o:/zzz/"].randomElement(using: &random)!
    case 1:
      let relation = ["=", ":", "!=", "<", "<=", ">", ">="].randomElement(using: &random)!
      let columns = ["pow", "tou", "mv", "usd"].shuffled(using: &random)
      return columns[0] + relation + columns[1]
    case 2: return ["is:secret", "maker:me", "nobody:knows", "t>rat", "pow>big"].randomElement(using: &random)!
    default:
      while true {
        let term = RandomToys.term(&random)
        if !term.contains(":/") { return term }
      }
    }
  }

  private func check(_ query: String, _ engines: inout Engines) -> String? {
    let reference = ReferenceEvaluator(query)
    let expected = engines.toys.indices.filter { reference.finds(engines.toys[$0]) }
    do throws(Disagreement) {
      let found = try engines.rows(query)
      if found == expected { return nil }
      let wrong = Set(found).symmetricDifference(expected).min().map { "\($0): \(engines.toys[$0])" } ?? ""
      return "found \(found.prefix(10)), expected \(expected.prefix(10)); the first that differs is \(wrong)"
    } catch {
      return error.description
    }
  }

  @Test func singleTerms() {
    var generator = SeededGenerator(seed: 91)
    var engines = Engines((0..<400).map { _ in RandomToys.toy(&generator) })
    let failure = checkProperty(
      "a term means what the reference says", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 92), generate: { Self.term(&$0) }, shrink: { _ in [] }, describe: { $0 },
      law: { check($0, &engines) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func queries() {
    var generator = SeededGenerator(seed: 93)
    var engines = Engines((0..<300).map { _ in RandomToys.toy(&generator) })
    var found: [Int: Int] = [:]
    let failure = checkProperty(
      "a query means what the reference says", cases: PropertyCases.count(long: 300),
      seed: PropertyCases.seed(default: 94), generate: { RandomToys.query(&$0, of: { Self.term(&$0) }) },
      shrink: { query in
        let words = query.split(separator: " ")
        return words.indices.map { place in
          words.enumerated().filter { $0.offset != place }.map { String($0.element) }.joined(separator: " ")
        }
      }, describe: { $0 },
      law: { query in
        let reason = check(query, &engines)
        let count = engines.incremental.result.count
        found[count == 0 ? 0 : count == 300 ? 2 : 1, default: 0] += 1
        return reason
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
    // Neither nothing nor everything is what most queries find.
    #expect(found[1] ?? 0 > TestTier.size(10, long: 200))
  }

  /// Queries that went wrong in one engine or another while they were written.
  @Test func table() {
    let rows: [String] = [
      "usd<pow", "pow>usd", "usd!=tou", "tou<=usd e:alpha", "-(usd<pow)", "pow>tou", "-pow>tou", "mv=pow", "usd:mv",
      "c<=c", "c>=c", "c!=m", "c<=m", "m<=x", "m!=w", "devotion=w", "devotion!=w", "cn<12a", "cn<12", "date>launch",
      "date!=2020", "date<=2020-01", "date>=2020-06 e:beta", "-date<2021", "!maria", "!\"Lim Dul\"", "-!maria",
      "-(is:secret or maker:x)", "(is:secret)", "t>rat", "-(t>rat t:rat)", "r<=uncommon -e:alpha", "-(r:rare e:alpha)",
    ]
    for query in rows {
      var generator = SeededGenerator(seed: 95)
      var engines = Engines((0..<TestTier.size(150, long: 400)).map { _ in RandomToys.toy(&generator) })
      let reason = check(query, &engines)
      #expect(reason == nil, "\(query): \(reason ?? "")")
    }
  }
}
