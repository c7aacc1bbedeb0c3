import FilterAnalysis
import FilterExplanation
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing

/// Diagnostics for the rules of section 7 of the language reference: terms that the service ignores, and those that
/// silently match nothing.
@Suite struct DiagnosticRuleTests {
  @Test func devotion() {
    let rows: [String] = ["2", "c", "{s}", "x", "{2/w}", "{w/p}", "{c/w}", "{h}", "wu", "2w", "{w/u}w"]
    for value in rows {
      for operation in [":", "=", "!=", "<", ">="] {
        let query = AnalyzedQuery(parsing: "t:elf -devotion\(operation)\(value)", vocabulary: .scryfall)
        #expect(query.diagnostics.map { $0.id.name } == ["mixed-devotion"], "\(operation)\(value)")
      }
    }
  }

  @Test func nothingIsWrong() {
    let rows: [String] = [
      "devotion:rr", "devotion>={u/b}{b/u}", "m:{h}", "m:{L}", "mv:\"even\"", "cn:2461449600", "mtgoid:12x",
      "e:\"new phyrexia\"", "e:newphyrexia", "e:alpha", "e:\"urzas saga\"", "in:tenth", "b:newphyrexia", "g:alpha",
      "e:dark", "name:/(a)b/", "produces!=any", "o:and /or", "!fire t:orc",
    ]
    for term in rows {
      let found = AnalyzedQuery(parsing: term, vocabulary: .scryfall).diagnostics.filter { $0.severity == .warning }
      #expect(found.map { "\($0.id.name)" } == [], "\(term)")
    }
  }

  @Test func values() {
    let verb = AnalyzedQuery(parsing: "kw:vote", vocabulary: .scryfall)
    #expect(verb.diagnostics.map { $0.id.name } == ["unknown-value"])
    // A refused value is no typing error: `kw:void` is not offered.
    #expect(verb.suggestions(forLeaf: 0).map(\.text) == [])
    expectDiagnostics("e:①\"urza's saga\"②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "e:usg"))
    expectDiagnostics("in:①urza's-saga②", ExpectedDiagnostic(.warning, "unknown-value", fixed: "in:usg"))
    expectDiagnostics(
      "oracleid:①00000000-0000-0000-0000-000000000000②", ExpectedDiagnostic(.warning, "malformed-identifier"))
    expectDiagnostics("mtgoid:①x12②", ExpectedDiagnostic(.warning, "malformed-identifier"))
  }

  @Test func numbers() {
    expectDiagnostics("pow:①2461449601②", ExpectedDiagnostic(.warning, "number-out-of-range"))
    expectDiagnostics("cn:①2461449601②", ExpectedDiagnostic(.warning, "number-out-of-range"))
    expectDiagnostics("pow:①-2461449601②", ExpectedDiagnostic(.warning, "number-out-of-range"))
    expectDiagnostics("t:elf cn>①collector②", ExpectedDiagnostic(.warning, "same-column", fixed: "t:elf"))
    expectDiagnostics("t:elf collector=①number②", ExpectedDiagnostic(.warning, "same-column", fixed: "t:elf"))
  }

  @Test func patternsAndSlashes() {
    expectDiagnostics("m>①/{w}/②", ExpectedDiagnostic(.warning, "malformed-cost"))
    expectDiagnostics(#"name:/①\1②/"#, ExpectedDiagnostic(.warning, "regex-unknown-back-reference"))
    expectDiagnostics("o:win①/lose②", ExpectedDiagnostic(.warning, "glued-term", fixed: "o:\"win/lose\""))
    expectDiagnostics("!fire①//ice②", ExpectedDiagnostic(.warning, "glued-term", fixed: "!\"fire//ice\""))
    expectDiagnostics(
      "name:fire①/ice② t:instant", ExpectedDiagnostic(.warning, "glued-term", fixed: "name:\"fire/ice\" t:instant"))
  }

  @Test func messages() {
    func message(_ query: String) -> String? {
      AnalyzedQuery(parsing: query, vocabulary: .scryfall).diagnostics.first?.message
    }
    #expect(
      message("e:\"urza's saga\"") == "unknown value '\"urza's saga\"' for 'set'; did you mean 'usg'?")
    #expect(message("mtgoid:x") == "'mtgoid' takes a whole number; this term is ignored or matches nothing")
    #expect(message("devotion:2") == "'2' is not a single color or hybrid pair; this term is ignored")
  }
}
