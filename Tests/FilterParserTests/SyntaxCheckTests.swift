import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// A check of the syntax alone agrees with the parser.
@Suite struct SyntaxCheckTests {
  @Test func itAgreesWithTheParser() {
    let failure = checkProperty(
      "a check agrees with the parser", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 91),
      generate: { RandomText.bytes(length: 60, using: &$0) },
      shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.description.debugDescription },
      law: { source in
        let parsed = ParsedQuery(parsing: source)
        for limit in [0, 1, 3, Int.max] {
          let check = SyntaxCheck(source, first: limit)
          if check.outcome != parsed.outcome { return "\(check.outcome), not \(parsed.outcome)" }
          if check.digest.first != Array(parsed.diagnostics.prefix(limit)) { return "\(limit): \(check.digest.first)" }
          if check.digest.total != parsed.diagnostics.count { return "\(check.digest.total) in all" }
          if parsed.digest(first: limit) != check.digest { return "another digest" }
        }
        return nil
      })
    #expect(failure == nil)
  }
}
