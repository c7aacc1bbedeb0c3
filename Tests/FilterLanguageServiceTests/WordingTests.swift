import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@testable import FilterLanguageService

/// The phrases of hovers and signatures.
@Suite struct WordingTests {
  private let vocabulary = Vocabulary.scryfall

  private func field(_ name: String) throws -> Field {
    try #require(vocabulary.field(named: FieldName(name)))
  }

  /// The descriptions of operators for each kind of field.
  @Test func operators() throws {
    let rows: [(String, String)] = [
      ("oracle", "':' '=' contains"),
      (
        "power",
        "':' '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least"
      ),
      (
        "number",
        "':' '=' is, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than, '>=' is at least"
      ),
      (
        "date",
        "':' '=' falls on, '!=' does not fall on, '<' is before, '<=' is no later than, '>' is after, '>=' is no earlier than"
      ),
      (
        "color",
        "':' '>=' includes, '=' is exactly, '!=' is not exactly, '<' is a proper part of, "
          + "'<=' fits within, '>' includes more than"
      ),
      (
        "devotion",
        "':' '>=' is at least, '=' is exactly, '!=' is other than, '<' is less than, '<=' is at most, '>' is more than"
      ),
      (
        "rarity",
        "':' '=' is, '!=' is not, '<' is more common than, '<=' is at most, '>' is rarer than, '>=' is at least"
      ),
      ("is", "':' '=' has the property"),
      ("not", "':' '=' lacks the property"),
      ("format", "':' '=' legal or restricted in …"),
      ("set", "':' '=' printed in this set"),
      ("year", "':' '=' is, '!=' is not, '<' is before, '<=' is no later than, '>' is after, '>=' is no earlier than"),
      ("order", "':' sets"),
    ]
    for (name, words) in rows {
      #expect(OperatorWords(vocabulary: vocabulary).list(try field(name)).plainText == words, "\(name)")
    }
  }

  @Test func sentences() throws {
    let rows: [(String, Comparison, String)] = [
      ("oracle", Comparison.colon, "rules text contains the text"),
      ("color", .greater, "color includes more than the colors"),
      ("identity", .colon, "color identity fits within the colors"),
      ("mana", .less, "mana cost is a proper part of the cost"),
      ("year", .lessOrEqual, "release year is no later than the year"),
      ("number", .equal, "collector number is the number or text"),
      ("order", .colon, "what the results are sorted by"),
      ("rarity", .greater, "rarity is rarer than the given value"),
      ("banned", .colon, "banned in …"),
      ("not", .equal, "lacks the property"),
      ("oracleid", .equal, "Oracle id is the UUID"),
    ]
    for (name, comparison, words) in rows {
      #expect(OperatorWords(vocabulary: vocabulary).sentence(comparison, field: try field(name)) == words, "\(name)")
    }
  }

  /// `:` is explained only if the vocabulary describes it.
  @Test func colon() throws {
    let words = OperatorWords(vocabulary: vocabulary)
    #expect(words.colon(try field("power")).isEmpty)
    #expect(words.colon(try field("order")).isEmpty)
    #expect(words.colon(try field("format")).isEmpty)
    #expect(words.colon(try field("rarity")).isEmpty)
    #expect(words.colon(try field("name")).plainText == "':': name contains …")
    #expect(words.colon(try field("color")).plainText.hasPrefix("':' reads as '>=': at least these colors; a number"))
    #expect(words.colon(try field("devotion")).plainText == "':' reads as '>=': at least this much")
  }

  @Test func dates() throws {
    let rows: [(String, String)] = [
      ("2020", "the year 2020"), ("0001", "the year 1"), ("2020-01", "January 2020"), ("1999-12", "December 1999"),
      ("2020-02-29", "February 29, 2020"), ("2021-02-31", "February 31, 2021"),
    ]
    for (text, words) in rows {
      #expect(DateWords.spelled(try #require(DateSpan(text))) == words, "\(text)")
    }
  }

  @Test func colors() throws {
    let rows: [(String, String, String)] = [
      ("colors", "w", "white"), ("colors", "grw", "white, red and green"),
      ("colors", "wubrg", "white, blue, black, red and green"),
      ("colors", "0", "no colors"), ("colors", "1", "any one color"), ("colors", "rainbow", "all 5 colors"),
      ("colors", "brown", "no colors"), ("colors", "gold", "any two or more colors"),
      ("mana", "any", "any one or more colors"), ("mana", "wc", "white and colorless mana"),
    ]
    for (name, text, words) in rows {
      let palette = try #require(vocabulary.palettes.first { $0.name == name }, "\(name), \(text)")
      #expect(ColorWords(palette: palette).spelled(try palette.read(text)) == words, "\(name), \(text)")
    }
  }

  @Test func nicknames() throws {
    let rows: [(String, String)] = [
      ("esper", "esper"), ("ESPER", "esper"), ("yore tiller", "artifice"), ("wub", ""), ("white", ""), ("", ""),
      ("e", ""),
      ("obscura", ""),
    ]
    for (text, name) in rows {
      let palette = try #require(vocabulary.palettes.first, "\(text)")
      #expect((ColorWords(palette: palette).nickname(text)?.name ?? "") == name, "\(text)")
    }
  }

  @Test func costs() throws {
    let rows: [(String, [String], String)] = [
      ("{0}", ["'{0}': 0 generic"], "0"),
      ("2{3}", ["'{5}': 5 generic"], "5"),
      ("www", ["'{W}' 3 times: white"], "3"),
      ("{c}{s}", ["'{C}': colorless", "'{S}': snow"], "2"),
      ("{x}{y}", ["'{X}': any amount", "'{Y}': any amount"], "0"),
      ("{∞}", ["'{∞}': an infinite amount"], "none"),
      ("{½}{hr}", ["'{½}': half a generic", "'{HR}': half a red"], "1"),
      ("{½}w", ["'{W}': white", "'{½}': half a generic"], "1.5"),
      (
        "{2/g}{c/u}{g/u}", ["'{G/U}': green or blue", "'{2/G}': 2 generic or green", "'{C/U}': colorless or blue"], "4"
      ),
      ("{p/r}{g/u/p}", ["'{R/P}': red, or two life", "'{G/U/P}': green or blue, or two life"], "2"),
      ("99999999999", ["'{1000000000}': 1000000000 generic"], "1000000000"),
    ]
    for (text, lines, total) in rows {
      let words = CostWords(vocabulary: vocabulary)
      let cost = try vocabulary.cost(text)
      #expect(words.lines(cost).map(\.plainText) == lines, "\(text)")
      #expect((words.total(cost) ?? "none") == total, "\(text)")
    }
  }

  /// Every symbol of a cost has a description, and long costs are cut.
  @Test func symbols() throws {
    let words = CostWords(vocabulary: vocabulary)
    for symbol in vocabulary.symbols where symbol.kind != .text {
      #expect(!words.name(of: symbol).isEmpty)
      #expect(!words.name(of: symbol).utf8.contains(UInt8(ascii: "/")), "\(symbol.code)")
    }
    let all = vocabulary.symbols.filter { $0.kind != .text && $0.kind != .generic }.map { "{\($0.code)}" }.joined()
    let lines = words.lines(try vocabulary.cost(all))
    #expect(lines.count == 13 && lines.last?.plainText == "…")
  }

  /// The parts of a term, finished or not: prefix, field, operator, value.
  @Test func outlines() throws {
    let rows: [(String, [String])] = [
      ("-pow>=3", ["-", "pow", ">=", "3"]),
      ("--t:", ["--", "t", ":", "nil"]),
      ("o:\"draw a ca", ["", "o", ":", "\"draw a ca"]),
      ("pow!", ["", "pow", "!", "nil"]),
      (">=3", ["", "nil", ">=", "3"]),
      ("-bolt", ["-", "nil", "nil", "bolt"]),
      ("!\"Lightning Bolt\"", ["", "nil", "nil", "\"Lightning Bolt\""]),
      ("!", ["", "nil", "nil", "nil"]),
      ("++", ["", "nil", "nil", "++"]),
      ("c:>=u", ["", "c", ":", ">=u"]),
      ("m:{2/w}", ["", "m", ":", "{2/w}"]),
    ]
    for (text, parts) in rows {
      let query = AnalyzedQuery(parsing: text, vocabulary: vocabulary)
      let node = try #require(query.parsed.tree.terms.first, "\(text)")
      let outline = TermOutline(node, in: query.parsed.tree)
      let found = [outline.minus, outline.field, outline.comparison, outline.value]
      #expect(found.map { $0.map { query.source[$0] } ?? "nil" } == parts, "\(text)")
      #expect(outline.minusCount == parts[0].utf8.count, "\(text)")
    }
  }

  /// The kind of node at an offset; at the end of a token, that of the token before it.
  @Test func targets() throws {
    let rows: [(String, String)] = [
      ("t‸:elf", "filterTerm"), ("t:elf‸ c:g", "filterTerm"), ("t:elf ‸ c:g", "nil"), ("a ‸or b", "disjunction"),
      ("a or‸ b", "disjunction"), ("a ‸and b", "conjunction"), ("‸(a)", "group"), ("(a‸)", "group"), ("(a)‸", "group"),
      ("-‸(a)", "group"), ("‸-(a)", "group"), ("‸--a", "nameTerm"), ("c:‸>=u", "filterTerm"), ("‸or a", "nil"),
      ("a or ‸or b", "nil"), ("a ‸)", "nil"), ("fire‸/ice", "nameTerm"), ("‸", "nil"),
    ]
    for (marked, kind) in rows {
      let text = MarkedText(marked)
      let tree = AnalyzedQuery(parsing: text.text, vocabulary: vocabulary).parsed.tree
      let target = CaretTarget(at: try #require(text.caret, "\(marked)"), in: tree)
      #expect((target.map { tree.kind(of: $0.node).description } ?? "nil") == kind, "\(marked)")
    }
  }
}
