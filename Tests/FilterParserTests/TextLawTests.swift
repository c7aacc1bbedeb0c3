import FilterParser
import FilterText
import Testing
import _FilterTestSupport

/// Laws 1, 2, 6, 7 and 8 (and 4, for tidying) over unlikely texts.
///
/// A long run: `FILTERQ_CASES=1000000 swift test -c release --filter TextLawTests`.
@Suite struct TextLawTests {
  @Test func lawsOfFragments() {
    let failure = checkProperty(
      "laws of texts made of fragments", cases: PropertyCases.count(long: 2_000),
      seed: PropertyCases.seed(default: 1),
      generate: { RandomText.text(length: 10, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { $0.debugDescription }, law: { LawsOfText.check(SourceText($0)) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test func lawsOfBytes() {
    let failure = checkProperty(
      "laws of bytes", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 2),
      generate: { RandomText.bytes(length: 24, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes) `\($0)`" }, law: { LawsOfText.check($0) })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}
