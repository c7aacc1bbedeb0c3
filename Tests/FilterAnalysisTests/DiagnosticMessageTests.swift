import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Every kind of finding, with its words. The list is compared whole: a new kind needs an entry, a changed message shows.
@Suite struct DiagnosticMessageTests {
  private static let examples: [(SemanticProblem, String, String)] = [
    (.halfOperator, "t:elf pow!", "'pow!' ends in half an operator, so the term is ignored"),
    (.unknownField, "foo:bar", "There is no field 'foo', so the term is ignored"),
    (.unknownField, "foo>=bar", "There is no field 'foo', so the term finds nothing, without a word"),
    (.unknownValue, "f:modren", "'format' knows no value 'modren', so the term is ignored"),
    (.operatorNotTaken, "t>=elf", "'type' takes ':' or '=' only, so the term finds nothing, without a word"),
    (
      .operatorNotTaken, "mv>even",
      "'even' can only be asked with ':' or '=', so the term finds nothing, without a word"
    ),
    (.operatorNotTaken, "order=cmc", "A directive such as 'order' takes ':' only, so it is ignored"),
    (.strayOperator, "t=:elf", "The value begins with a mark of an operator: ':elf'"),
    (.quotedValue, "is:\"foil\"", "'is' takes no value in quotes, so the term is ignored"),
    (.emptyValue, "o:\"\"", "'oracle' has nothing to look for"),
    (.malformedNumber, "pow>big", "'big' is no number and no column, so the term is ignored"),
    (.malformedNumber, "collector>big", "'big' is no number, so the term is ignored"),
    (.numberOutOfRange, "mv>99999999999", "'99999999999' is larger than any number the source takes"),
    (
      .malformedDate, "date>never-ever",
      "'never-ever' is no date such as 2020, 2020-03 or 2020-03-17, nor the code of a set, so the term is ignored"
    ),
    (.malformedDate, "year>2020-03", "'year' takes a year, and '2020-03' is a date"),
    (.malformedColors, "c:rx", "'rx' is no set of colors, so the term is ignored"),
    (.mixedColors, "c:rc", "'rc' mixes colors with none, so the term is ignored"),
    (.mixedColors, "c:rm", "'rm' mixes colors with many, so the term is ignored"),
    (.malformedCost, "m:2k", "'k' is no symbol of a cost, so the term is ignored"),
    (.malformedCost, "m:{2", "No '}' closes this '{', so the term is ignored"),
    (.mixedDevotion, "devotion:wu", "Devotion is to one color or one pair, so 'wu' is ignored"),
    (.malformedIdentifier, "oracleid:5", "'oracleid' takes a UUID, so the term is ignored"),
    (.malformedIdentifier, "mtgoid:x", "'mtgoid' takes a whole number; this term silently matches nothing"),
    (.sameColumn, "pow>power", "'power' is compared with itself, so the term is ignored"),
    (.regexNotTaken, "a:/guay/", "'artist' takes no regular expression, so the term is ignored"),
    (
      .tooManyRegexes, "o:/a/ o:/b/ o:/c/ o:/d/ o:/e/ o:/f/ o:/g/",
      "The source refuses a query with more than 6 regular expressions"
    ),
    (.gluedTerm, "pow=1t:goblin", "'t:goblin' is glued to 'pow=1'"),
    (.gluedComma, "t:goblin,", "The comma is taken for a part of the value, so 'goblin,' is not found"),
    (.gluedComma, "pow=1,", "',' does not belong to the number"),
    (.valueList, "f:modern,legacy", "A field takes one value, and 'modern,legacy' is a list"),
    (.valueList, "cn:1-5", "A field takes one value, and '1-5' is a range"),
    (.directiveInGroup, "(a order:cmc)", "A directive within parentheses makes the source refuse the whole query"),
    (.negatedDirective, "-order:cmc", "The '-' before a directive means nothing"),
    (.repeatedDirective, "order:cmc order:name", "A later 'order' overrides this one"),
    (.negatedNumber, "-pow>=3", "The source does not read '-pow>=3' as the opposite of 'pow>=3'"),
    (.foreignConnective, "a || b", "'||' is taken for a word of the name; alternatives are joined by 'or'"),
    (.foreignConnective, "a && b", "'&&' is taken for a word of the name; terms side by side must all hold"),
    (.foreignConnective, "NOT t:elf", "'NOT' is taken for a word of the name; a '-' excludes"),
    (.foreignConnective, "t:elf||t:orc", "'||' is taken for a part of the value; alternatives are joined by 'or'"),
    (.foreignConnective, "!t:elf", "'!' looks for the whole name 't:elf'; a '-' excludes"),
    (.quotedValue, "pow>=\"3\"", "'power' takes no value in quotes, so the term finds nothing, without a word"),
    (.malformedCost, "m:w/u", "'w/u' is one symbol and needs braces: the slash ends the value"),
    (
      .queryTooLong, String(repeating: "a", count: 1_001),
      "The source reads the first 1000 characters only and drops the rest"
    ),
    (.runTogether, "cmc3", "'cmc3' looks like a filter without its operator"),
    (.swappedRole, "t:flying", "'flying' is a value of another field"),
    (.bareValue, "modern t:elf", "'modern' is looked for in names; it is also a value of 'format'"),
    (.surprisingPrecedence, "a b or c", "'or' binds weaker than a space, so 'a b' is one alternative"),
  ]

  @Test func everyKindHasItsWords() {
    for (problem, text, message) in Self.examples {
      let found = AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics
      #expect(found.map { $0.message } == [message], "\(text)")
      #expect(found.first?.id == problem.id && found.first?.severity == problem.severity, "\(text)")
    }
    // This one never stands alone; see `severalTermsThatAreAllIgnored`.
    #expect(Set(Self.examples.map { $0.0 }) == Set(SemanticProblem.allCases).subtracting([.allIgnored]))
  }

  @Test func severalTermsThatAreAllIgnored() {
    let found = AnalyzedQuery(parsing: "foo:bar f:modren", vocabulary: .scryfall).diagnostics
    #expect(
      found.filter { $0.id == SemanticProblem.allIgnored.id }.map { "\($0.range) \($0.severity): \($0.message)" } == [
        """
        0..<16 error: The source ignores each of these 2 terms, so nothing is left to look for and the query is refused
        """
      ])
    #expect(found.count == 3)
  }

  private static let logic: [(LogicProblem, String, String)] = [
    (.contradiction, "mv>3 mv<2", "'mv>3' and 'mv<2' exclude each other, so this finds nothing"),
    (
      .contradiction, "mv>1 mv<3 mv!=2 mv:even",
      "'mv>1', 'mv<3', 'mv!=2' and 'mv:even' exclude each other, so this finds nothing"
    ),
    (.contradiction, "r>bonus", "No card can satisfy 'r>bonus'"),
    (.contradiction, "t:elf or r>bonus", "No card can satisfy 'r>bonus', so this alternative finds nothing"),
    (.contradictionWithinPart, "pow>3 pow<2", "'pow>3' and 'pow<2' cannot both hold for one face or part of a card"),
    (.alwaysTrue, "id>=c", "'id>=c' always holds, so it narrows nothing"),
    (.alwaysTrue, "t:elf or -t:elf", "One of 't:elf' and '-t:elf' always holds, so the alternatives narrow nothing"),
    (.duplicateTerm, "t:elf type=elf", "'type=elf' says the same as 't:elf'"),
    (.redundantTerm, "mv>3 mv>5", "'mv>3' follows from 'mv>5', so it narrows nothing"),
    (.redundantTerm, "mv>3 or mv>5", "'mv>5' adds nothing, since 'mv>3' finds all it finds"),
  ]

  @Test func everyKindOfLogicHasItsWords() {
    for (problem, text, message) in Self.logic {
      let found = AnalyzedQuery(parsing: text, vocabulary: .scryfall).diagnostics
      #expect(found.map { $0.message } == [message], "\(text)")
      #expect(found.first?.id == problem.id && found.first?.severity == problem.severity, "\(text)")
    }
    #expect(Set(Self.logic.map { $0.0 }) == Set(LogicProblem.allCases))
  }

  @Test func noIdStandsForTwoKinds() {
    let ids =
      SemanticProblem.allCases.map { $0.id } + LogicProblem.allCases.map { $0.id }
      + SyntaxProblem.allCases.map { $0.id }
    #expect(Set(ids).count == ids.count)
  }

  @Test func longPiecesAreCut() {
    let long = String(repeating: "x", count: 300)
    let found = AnalyzedQuery(parsing: "f:\(long)", vocabulary: .scryfall).diagnostics
    #expect(
      found.first?.message == "'format' knows no value '\(String(repeating: "x", count: 39))…', so the term is ignored")
  }
}
