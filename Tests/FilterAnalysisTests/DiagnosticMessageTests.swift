import FilterAnalysis
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// Every message of a diagnostic and every title of a fix, with an example query, in `Goldens/diagnostics.txt`.
@Suite struct DiagnosticMessageTests {
  /// One query for each form of a message. Diagnostics of other kinds in the same query are not listed.
  private static let semantic: [(SemanticDiagnosticKind, [String])] = [
    (.halfOperator, ["t:elf pow!", "name!/elf/"]),
    (.unknownField, ["tpye:elf", "foo>=bar", "zzzzzz:bar", "stauts>=3"]),
    (.unknownValue, ["f:modren", "r:super", "f:goblin", "e:\"urza's saga\"", "t:creture"]),
    (.operatorNotTaken, ["t>=elf", "f!=modern", "mv>even", "order=cmc"]),
    (.strayOperator, ["t=:elf"]),
    (.quotedValue, ["is:\"foil\"", "pow>=\"3\""]),
    (.emptyValue, ["o:\"\" bolt", "c:\"\" bolt", "m:\"\" bolt"]),
    (.malformedNumber, ["pow>big", "collector>big", "pow>toughnes", "year>=20", "usd>1.5.2"]),
    (.numberOutOfRange, ["mv>99999999999"]),
    (.malformedDate, ["date>never-ever", "date:2020-3-7", "year>2020-03"]),
    (.malformedColors, ["c:rx", "c:purple"]),
    (.mixedColors, ["c:rc", "c:rm"]),
    (.malformedCost, ["m:2k", "m:{2", "m:w/u"]),
    (.mixedDevotion, ["devotion:wu"]),
    (.malformedIdentifier, ["oracleid:5", "mtgoid:x"]),
    (.sameColumn, ["bolt pow>power"]),
    (.regexNotTaken, ["a:/guay/"]),
    // In a list without names.
    (.unreadTerm, ["bolt", "!\"Sol Ring\""]),
    (.tooManyRegexes, ["o:/a/ o:/b/ o:/c/ o:/d/ o:/e/ o:/f/ o:/g/"]),
    (.gluedTerm, ["pow=1t:goblin", "o:win/lose", "c:w/u", "++e:dom"]),
    (.gluedComma, ["t:goblin,", "pow=1,", "t:elf,c:g"]),
    (.valueList, ["f:modern,legacy", "usd:1,5", "r>=rare,mythic", "cn:1-5", "mv!=1-5", "mv>1..5"]),
    (.directiveInGroup, ["(a order:cmc)"]),
    (.negatedDirective, ["-order:cmc"]),
    (.repeatedDirective, ["order:cmc order:name"]),
    (.negatedNumber, ["-pow>=3", "-mv:even"]),
    (
      .foreignConnective, ["a || b", "a && b", "NOT t:elf", "t:elf||t:orc", "t:elf&&t:orc", "!t:elf"]
    ),
    (.foreignOperator, ["mv≥3"]),
    (.bareRegex, ["/^light/"]),
    (
      .foreignSyntax,
      [
        "cmc＞3", "–c:g", "o:«draw a card»", "t%3Aelf+c%3Ag", "pow&gt;3", "name:*bolt*", "order:cmc asc",
      ]
    ),
    (.unquotedWords, ["!Lightning Bolt", "kw:first strike", "o:draw a card"]),
    (.spacedUnit, ["size>10 MB", "took<=2 min"]),
    (.lineBreakInQuotes, ["o:\"draw\n  a card\""]),
    (.allIgnored, ["foo:bar f:modren"]),
    (.queryTooLong, [String(repeating: "a", count: 1_001)]),
    (.runTogether, ["cmc3"]),
    (.swappedRole, ["t:flying"]),
    (
      .otherWording,
      ["o:\"when ~ enters the battlefield\"", "o:\"add {g} to your mana pool\"", "t:tribal", "kw:unblockable"]
    ),
    (.bareValue, ["modern t:elf"]),
    (.surprisingPrecedence, ["a b or c", "a b or c d"]),
    // Over a list.
    (.numberList, ["votes:1,200"]),
    (.unsetParameter, ["o:$text"]),
    (.foreignParameter, ["o:{{text}}", "o:${text}", "mv<%1", "include other.filterq"]),
  ]

  private static let logic: [(LogicDiagnosticKind, [String])] = [
    (
      .contradiction,
      [
        "mv>3 mv<2", "mv>1 mv<3 mv!=2 mv:even", "r>bonus", "t:elf or r>bonus", "-(t:elf or c:g) t:elf",
      ]
    ),
    (.contradictionWithinPart, ["pow>3 pow<2"]),
    (.alwaysTrue, ["id>=c", "t:elf or -t:elf"]),
    (.duplicateTerm, ["t:elf t:elf", "t:elf type=elf"]),
    (.redundantTerm, ["mv>3 mv>5", "mv>3 or mv>5"]),
  ]

  private static let syntax: [(SyntaxDiagnosticKind, [String])] = [
    (.danglingMinus, ["- x"]),
    (.doubledOperator, ["c:>=u"]),
    (.emptyGroup, ["()"]),
    (.leadingConnective, ["or t:elf"]),
    (.missingExactName, ["! bolt"]),
    (.misplacedFilter, ["a:(1 b:2)"]),
    (.missingField, [">=3"]),
    (.missingOperand, ["t:elf or"]),
    (.missingSpace, ["o:/a/i", "o:\"a\"b"]),
    (.missingValue, ["t:elf c:"]),
    (.nestingTooDeep, [nested]),
    (.repeatedConnective, ["a or or b"]),
    (.repeatedMinus, ["--t:elf"]),
    (.spaceAfterOperator, ["t: elf"]),
    (.spaceBeforeOperator, ["pow >=3"]),
    (.strayPunctuation, ["-/bolt/"]),
    (.surplusParenthesis, ["t:elf)"]),
    (.unclosedGroup, ["(t:elf"]),
    (.unclosedQuote, ["o:\"draw"]),
    (.unclosedRegex, ["o:/draw"]),
    (.unopenedQuote, ["card\""]),
  ]

  private static let nested: String = {
    let depth = ParsedQuery.maximumNesting + 1
    return String(repeating: "(", count: depth) + "t:elf" + String(repeating: ")", count: depth)
  }()

  @Test func everyMessage() throws {
    let examples =
      Self.syntax.map { ($0.0.id, $0.1) } + Self.semantic.map { ($0.0.id, $0.1) } + Self.logic.map { ($0.0.id, $0.1) }
    var lines: [String] = []
    for (id, queries) in examples {
      for query in queries {
        let vocabulary: Vocabulary =
          switch id {
          case SemanticDiagnosticKind.unreadTerm.id: .empty
          case SyntaxDiagnosticKind.misplacedFilter.id: Vocabulary(name: "list", fields: [])
          case SemanticDiagnosticKind.numberList.id, SemanticDiagnosticKind.spacedUnit.id:
            Vocabulary(
              name: "list",
              fields: [
                Field("votes", .number, summary: "", phrase: "have {is} votes"),
                Field("size", .size, summary: "", phrase: "have {is} size"),
                Field("took", .duration, summary: "", phrase: "took {is}"),
              ])
          default: .scryfall
          }
        let found = AnalyzedQuery(parsing: query, vocabulary: vocabulary).diagnostics.filter { $0.id == id }
        #expect(!found.isEmpty, "\(query) has no diagnostic '\(id)'")
        guard let diagnostic = found.first else { continue }
        lines.append("\(diagnostic.severity) \(id): \(query.count > 60 ? query.prefix(20) + "…" : query)")
        lines.append("  " + diagnostic.message)
        lines += diagnostic.related.map { "  related: " + $0.message }
        lines += diagnostic.fixes.map { "  fix: " + $0.title }
      }
    }
    try Golden.expect(
      lines.joined(separator: "\n") + "\n", inFile: "Tests/FilterAnalysisTests/Goldens/diagnostics.txt")
  }

  @Test func everyKindHasAnExample() {
    #expect(Set(Self.syntax.map { $0.0 }) == Set(SyntaxDiagnosticKind.allCases))
    #expect(Set(Self.semantic.map { $0.0 }) == Set(SemanticDiagnosticKind.allCases))
    #expect(Set(Self.logic.map { $0.0 }) == Set(LogicDiagnosticKind.allCases))
  }

  /// Messages are phrases: they start in lower case or with a quoted text, and end without a full stop.
  @Test func messagesAreLowerCasePhrases() {
    for query in Self.syntax.flatMap({ $0.1 }) + Self.semantic.flatMap({ $0.1 }) + Self.logic.flatMap({ $0.1 }) {
      for diagnostic in AnalyzedQuery(parsing: query, vocabulary: .scryfall).diagnostics {
        let first = diagnostic.message.unicodeScalars.first
        #expect(first.map { $0 == "'" || ("a"..."z").contains($0) } == true, "\(diagnostic.message)")
        #expect(diagnostic.message.last != ".", "\(diagnostic.message)")
      }
    }
  }

  @Test func severalTermsThatAreAllIgnored() {
    let found = AnalyzedQuery(parsing: "foo:bar f:modren", vocabulary: .scryfall).diagnostics
    #expect(found.count == 3)
    #expect(found.first { $0.id == SemanticDiagnosticKind.allIgnored.id }?.range == SourceRange(start: 0, end: 16))
  }

  @Test func idsAreUnique() {
    let ids =
      SemanticDiagnosticKind.allCases.map { $0.id } + LogicDiagnosticKind.allCases.map { $0.id }
      + SyntaxDiagnosticKind.allCases.map { $0.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test func longPiecesAreCut() {
    let long = String(repeating: "x", count: 300)
    let found = AnalyzedQuery(parsing: "f:\(long)", vocabulary: .scryfall).diagnostics
    #expect(
      found.first?.message
        == "unknown value '\(String(repeating: "x", count: 40))…' for 'format'; this term is ignored")
  }
}
