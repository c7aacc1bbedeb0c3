import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

@Suite struct HighlightsTests {
  /// The highlights at the caret of a marked text: `line:column text`, with `-` before negated ones.
  private func highlights(_ marked: String) throws -> [String] {
    let marked = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(marked.text), vocabulary: .scryfall)
    return document.highlights(at: try #require(marked.caret)).map { highlight in
      let position = document.lines.position(of: highlight.range.start, in: .utf8)
      return "\(position) \(highlight.kind == .negated ? "≠ " : "")\(document.source[highlight.range])"
    }
  }

  /// The spelling of fields, operators and values does not matter; a minus reverses the meaning.
  @Test func terms() throws {
    let rows: [(String, [String])] = [
      ("t:e‸lf\ntype:elf t:orc\n# t:elf\n-t=ELF", ["1:1 t:elf", "2:1 type:elf", "4:2 ≠ t=ELF"]),
      ("c>=w‸u\ncolor:azorius c:w c=uw\nc:uw", ["1:1 c>=wu", "2:1 color:azorius", "3:1 c:uw"]),
      ("pow>to‸u", ["1:5 tou"]),
      ("pow‸>tou\ntou<pow pow>3", ["1:1 pow", "2:5 pow", "2:9 pow"]),
      ("pow>‸3\npower>3.0 pow>=3", ["1:1 pow>3", "2:1 power>3.0"]),
      (
        "is:f‸oil\nnot:foil -is:foil -not:foil f:foil",
        ["1:1 is:foil", "2:1 ≠ not:foil", "2:11 ≠ is:foil", "2:20 not:foil"]
      ),
      ("bo‸lt\nBOLT \"bolt\" !bolt -bolt", ["1:1 bolt", "2:1 BOLT", "2:20 ≠ bolt"]),
      ("!\"Lightning B‸olt\"\n!'lightning bolt'", ["1:1 !\"Lightning Bolt\"", "2:1 !'lightning bolt'"]),
      ("o:/^ta‸p/ o:/^tap/ o:/tap/", ["1:1 o:/^tap/", "1:10 o:/^tap/"]),
      ("order:c‸mc\norder:mv order:name", ["1:1 order:cmc", "2:1 order:mv"]),
      ("unique:prin‸ts ++", ["1:1 unique:prints", "1:15 ++"]),
      ("+‸+ @@ ++", ["1:1 ++", "1:7 ++"]),
      ("foo:b‸ar\nfoo:bar foo:baz -FOO:bar", ["1:1 foo:bar", "2:1 foo:bar", "2:18 ≠ FOO:bar"]),
      ("f:m‸odern banned:modern f=modern", ["1:1 f:modern", "1:24 f=modern"]),
    ]
    for (marked, expected) in rows {
      #expect(try highlights(marked) == expected, "\(marked)")
    }
  }

  /// All minuses count, those of groups too; kinds are relative to the caret.
  @Test(arguments: [
    ("-(t:el‸f or x)\nt:elf --t:elf -(a -t:elf)", ["1:3 t:elf", "2:1 ≠ t:elf", "2:9 ≠ t:elf", "2:20 ≠ t:elf"]),
    ("-t:el‸f -(t:elf) t:elf", ["1:2 t:elf", "1:10 t:elf", "1:17 ≠ t:elf"]),
    ("‸-t:elf", ["1:2 t:elf"]),
    ("-(-(t:a‸ b) c) t:a", ["1:5 t:a", "1:15 t:a"]),
  ])
  func polarity(marked: String, expected: [String]) throws {
    #expect(try highlights(marked) == expected)
  }

  @Test(arguments: [
    ("‸t:elf type:x o:y -T>z t:", ["1:1 t", "1:7 type", "1:19 T", "1:23 t"]),
    ("(p‸ow>3 tou>pow) o:pow pow:\"tou\"", ["1:2 pow", "1:12 pow", "1:23 pow"]),
    ("fo‸o:x foO:y bar:z t:foo", ["1:1 foo", "1:7 foO"]),
    ("cmc>3\nm‸v:2 manavalue<pow", ["1:1 cmc", "2:1 mv", "2:6 manavalue"]),
  ])
  func fields(marked: String, expected: [String]) throws {
    #expect(try highlights(marked) == expected)
  }

  @Test func pairs() throws {
    let rows: [(String, [String])] = [
      ("‸(a (b) c)", ["1:1 (", "1:9 )"]),
      ("(a (b)‸ c)", ["1:4 (", "1:6 )"]),
      ("‸-(a)", ["1:2 (", "1:4 )"]),
      ("-‸(a)", ["1:2 (", "1:4 )"]),
      ("(a (b c‸)", ["1:7 c"]),
      ("‸(a (b)", []),
      ("a )‸", []),
      ("o:‸\"a b\" c", ["1:3 \"", "1:7 \""]),
      ("o:\"a b\"‸ c", ["1:3 \"", "1:7 \""]),
      ("o:\"a‸ b\" c", ["1:1 o:\"a b\""]),
      ("‘a b‸’", ["1:1 ‘", "1:7 ’"]),
      ("o:/a/‸", ["1:3 /", "1:5 /"]),
      ("o:‸\"a b", ["1:1 o:\"a b"]),
    ]
    for (marked, expected) in rows {
      #expect(try highlights(marked) == expected, "\(marked)")
    }
  }

  @Test(arguments: [
    ("a o‸r b or (c or d) OR e", ["1:3 or", "1:8 or", "1:20 OR"]),
    ("a or (c o‸r d)", ["1:9 or"]),
    ("a an‸d b and c or d and e", ["1:3 and", "1:9 and"]),
    ("o‸r a or b", ["1:1 or"]),
    ("a or‸", ["1:3 or"]),
  ])
  func connectives(marked: String, expected: [String]) throws {
    #expect(try highlights(marked) == expected)
  }

  @Test func nothing() throws {
    let rows: [String] = ["‸", "# t:e‸lf\nt:elf", "a  ‸  b", "t:‸ t:", "a\n‸\nb", "-‸ x -", ">=‸3"]
    for marked in rows {
      #expect(try highlights(marked).isEmpty, "\(marked)")
    }
  }

  @Test func outside() {
    let document = DocumentSnapshot("t:elf", vocabulary: .scryfall)
    #expect(document.highlights(at: -1).isEmpty)
    #expect(document.highlights(at: 6).isEmpty)
    #expect(document.highlights(at: 5).count == 1)
  }

  /// Marks and fields need no analysis of other queries.
  @Test func lazy() {
    let document = DocumentSnapshot("t:a\n(t:b)\nt:c", vocabulary: .scryfall)
    #expect(document.highlights(at: 4).count == 2)
    #expect(document.highlights(at: 5).count == 3)
    #expect(document.entries.map { $0.isAnalyzed } == [false, true, false])
  }

  // MARK: Laws

  /// Highlights are sorted and include the caret's; a request at another one of them gives the same ranges.
  private func laws(_ source: SourceText) -> String? {
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    for offset in -1...(source.length + 1) {
      let found = document.highlights(at: offset)
      for (left, right) in zip(found, found.dropFirst()) where left.range.end > right.range.start {
        return "\(left) overlaps \(right)"
      }
      if found.contains(where: { $0.range.isEmpty || !source.range.encloses($0.range) }) { return "\(found)" }
    }
    return nil
  }

  /// Two terms are highlighted together exactly if their keys are equal, ignoring the minus.
  private func agreement(_ texts: [String]) -> String? {
    let source = SourceText(texts.joined(separator: "\n"))
    let document = DocumentSnapshot(source, vocabulary: .scryfall)
    for query in document.queries {
      for leaf in query.analysis.leaves {
        let meaning = TermMeaning(leaf, vocabulary: .scryfall)
        for other in document.queries {
          for theirs in other.analysis.leaves where TermMeaning(theirs, vocabulary: .scryfall).key == meaning.key {
            if !meaning.mayEqual(theirs) { return "the quick test misses \(theirs.term) for \(leaf.term)" }
          }
        }
      }
    }
    return nil
  }

  @Test func lawsHoldForRandomTexts() {
    let failure = checkProperty(
      "highlights", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 51),
      generate: { random in
        (0..<random.below(5)).map { _ in RandomText.text(length: 6, using: &random) }.joined(separator: "\n")
      },
      shrink: { RandomText.shrinks(of: $0) }, describe: { $0.debugDescription }, law: { laws(SourceText($0)) })
    #expect(failure == nil)
  }

  @Test func lawsHoldForRandomBytes() {
    let failure = checkProperty(
      "highlights in bytes", cases: PropertyCases.count(long: 300), seed: PropertyCases.seed(default: 52),
      generate: { RandomText.bytes(length: 40, using: &$0) }, shrink: { RandomText.shrinks(of: $0) },
      describe: { "\($0.bytes)" }, law: { laws($0) })
    #expect(failure == nil)
  }

  @Test func quickLookMissesNothing() {
    let terms = [
      "c:wu", "c>=azorius", "color=wu", "id<=wu", "pow>tou", "tou<pow", "pow>=tou", "is:foil", "not:foil", "is:nonfoil",
      "t:elf", "T:ELF", "t:\"elf\"", "bolt", "BOLT", "!bolt", "foo:x", "foo:X", "f:edh", "f:commander", "order:cmc",
      "order:mv", "m:{2}{w}", "m:2w", "date>2020", "date>now", "cn:1", "cn=1", "cn>1", "mv:even", "mv=2", "++",
      "unique:prints", "o:/a/", "o=/a/", "a:guay", "a:Guay",
    ]
    let failure = checkProperty(
      "quick looks", cases: PropertyCases.count(long: 200), seed: PropertyCases.seed(default: 53),
      generate: { random in (0..<12).map { _ in (random.chance(30) ? "-" : "") + (random.pick(terms) ?? "") } },
      shrink: { shorterArrays($0) }, describe: { "\($0)" }, law: { agreement($0) })
    #expect(failure == nil)
    #expect(agreement(terms) == nil)
  }

  @Test func hardDocuments() {
    #expect(laws(SourceText(bytes: Array("# 🧝\r\no:\"🧝 é\r\n 🧝\" ‘a’\rx".utf8) + [0xF0, 0x9F, 0x22, 0xC3])) == nil)
    #expect(laws(SourceText(String(repeating: "(", count: 300) + "a")) == nil)
    let many = DocumentSnapshot(
      SourceText(String(repeating: "t:elf -(type:elf pow>3)\n", count: 5_000)), vocabulary: .scryfall)
    #expect(many.highlights(at: 3).count == 10_000)
    #expect(many.highlights(at: 0).count == 10_000)
  }
}
