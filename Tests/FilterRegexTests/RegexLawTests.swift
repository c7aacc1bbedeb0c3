import FilterRegex
import FilterText
import Testing
import _FilterTestSupport

/// The laws over unlikely patterns.
///
/// A long run: `FILTERQ_CASES=1000000 swift test -c release --filter RegexLawTests`.
@Suite struct RegexLawTests {
  @Test(arguments: [1, 2, 3]) func lawsOfFragments(seed: UInt64) {
    let failure = checkProperty(
      "laws of patterns made of fragments", cases: PropertyCases.count(long: 1_000),
      seed: PropertyCases.seed(default: seed),
      generate: { RandomRegex.text(length: 9, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription }, law: { RegexLaws.check(SourceText($0)) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func lawsOfBytes() {
    let failure = checkProperty(
      "laws of bytes", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 4),
      generate: { RandomRegex.bytes(length: 24, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes) `\($0)`" }, law: { RegexLaws.check($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  /// Text that is escaped means itself.
  @Test func escapedTextIsSound() {
    let failure = checkProperty(
      "escaped text is sound", cases: PropertyCases.count(long: 1_000), seed: PropertyCases.seed(default: 5),
      generate: { RandomRegex.text(length: 6, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription },
      law: { text in
        let syntax = RegexSyntax(dialect: escaped(text))
        if !syntax.diagnostics().isEmpty { return "\(syntax.diagnostics())" }
        let literals = text.unicodeScalars.map { RegexNodeKind.literal($0) }
        let sequence = Array(syntax.children(of: syntax.root)).first
        let kinds = sequence.map { syntax.children(of: $0).map { syntax.kind(of: $0) } }
        return kinds == literals ? nil : "reads \(String(describing: kinds))"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      let isWord = scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      if !isWord { result += "\\" }
      result.unicodeScalars.append(scalar)
    }
    return result
  }
}
