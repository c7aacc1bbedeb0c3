import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterPrinter
import FilterSemantics
import FilterText
import FilterVocabulary
import Testing

/// Terms about versions: what they mean, what is said about them, and what is wrong with them.
@Suite struct VersionTermTests {
  // swift-format-ignore: NeverUseForceTry
  private static let vocabulary = try! Vocabulary(
    json: """
      {"name":"packages","item":"package","fields":[{"name":"release","aliases":["r"],"kind":"version"},
      {"name":"needs","kind":"version","multiplicity":"many"}]}
      """)

  @Test func english() {
    let rows = [
      ("release:1.9", "packages with release 1.9"), ("release!=1.9", "packages with a release other than 1.9"),
      ("release>=1.9", "packages with release 1.9 or newer"),
      ("release<v2.0.0-rc.1", "packages with release older than 2.0.0-rc.1"),
      ("-release>2", "packages that do not have release newer than 2"),
    ]
    for (query, sentence) in rows {
      let analyzed = AnalyzedQuery(parsing: query, vocabulary: Self.vocabulary)
      #expect(analyzed.englishExplanation.description == sentence, "\(query)")
    }
    #expect(Self.vocabulary.meaning(of: .greaterOrEqual, for: Self.vocabulary.fields[0]) == "is at least")
    #expect(Self.vocabulary.meaning(of: .less, for: Self.vocabulary.fields[0]) == "is older than")
  }

  @Test func canonicalForms() {
    let rows = [
      ("r:v1.9", "release=1.9", "r=1.9"), ("r=01.9.0+b7", "release=1.9.0", "r=1.9.0"),
      ("release>\"2.0.0-RC\"", "release>2.0.0-RC", "r>2.0.0-RC"),
    ]
    for (query, long, short) in rows {
      let tree = ParsedQuery(parsing: query).query ?? .and(.positive, [])
      #expect(Self.vocabulary.canonical(tree, names: .long).canonicalText == long, "\(query)")
      #expect(Self.vocabulary.canonical(tree, names: .short).canonicalText == short, "\(query)")
      for text in [long, short] {
        guard let other = ParsedQuery(parsing: text).query else { continue }
        #expect(Self.vocabulary.key(of: other) == Self.vocabulary.key(of: tree), "\(query): \(text)")
      }
    }
  }

  @Test func contradictionsAndEntailment() {
    let rows: [(String, [String])] = [
      ("release>2 release<1.10", ["contradiction: release>2 | release<1.10"]),
      ("release>1.9 release<1.10", []),
      ("release:1.9 release:1.9.5", ["redundantTerm: release:1.9 because of release:1.9.5"]),
      ("release:1.9 release:1.10", ["contradiction: release:1.9 | release:1.10"]),
      ("release>=1.9 release>1.9.0-rc.1", ["redundantTerm: release>1.9.0-rc.1 because of release>=1.9"]),
      ("needs:1.9 needs:1.10", []), ("r:v1.9 release=1.9", ["duplicateTerm: release=1.9 because of r:v1.9"]),
    ]
    for (query, conclusions) in rows {
      #expect(logicConclusions(query, in: Self.vocabulary) == conclusions, "\(query)")
    }
  }

  @Test func aWitnessNamesAVersion() {
    let rows = [
      ("release>=1.9", "release>1.9", "release 1.9"), ("release>1.9", "release>=2", "release 1.10.0-0"),
      ("release<2", "release:1", "release 2.0.0-0"),
    ]
    for (one, other, expected) in rows {
      guard let first = ParsedQuery(parsing: one).query, let second = ParsedQuery(parsing: other).query,
        case .no(let witness) = first.implies(second, in: Self.vocabulary)
      else {
        Issue.record("\(one) implies \(other)")
        continue
      }
      #expect(witness.description == expected, "\(one), \(other)")
    }
  }

  @Test func errorsAndFixes() {
    let rows: [(String, String, [String])] = [
      ("release:①1.0.0rc1②", "malformed-identifier", ["release:1.0.0-rc1", "release:1.0.0"]),
      ("release>①1.2.x②", "malformed-identifier", ["release>1.2"]), ("release:①latest②", "malformed-identifier", []),
    ]
    for (marked, id, fixed) in rows {
      expectDiagnostics(marked, in: Self.vocabulary, ExpectedDiagnostic(.error, id, fixes: fixed))
    }
    let found = AnalyzedQuery(parsing: "release:latest", vocabulary: Self.vocabulary)
    #expect(found.diagnostics.map { $0.message.hasPrefix("'release' takes a version such as 1.10.0; ") } == [true])
    #expect(
      found.leaves[0].error?.reason(for: "latest", in: Self.vocabulary)
        == "'latest' is not a version such as 1.10.0 for 'release'")
  }
}
