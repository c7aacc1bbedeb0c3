import FilterAST
import Testing
import _FilterTestSupport

@Suite struct FilterTermCodableTests {
  @Test func theFormOfEachLeafIsFixed() throws {
    let table: [(FilterTerm, String)] = [
      (
        .name(.positive, exact: true, "Lightning Bolt"),
        #"{"exact":true,"kind":"name","polarity":"positive","quoted":true,"value":"Lightning Bolt"}"#
      ),
      (
        .name(.negative, exact: false, "bolt"),
        #"{"exact":false,"kind":"name","polarity":"negative","quoted":false,"value":"bolt"}"#
      ),
      (
        .filter(.negative, field: "pow", .greaterOrEqual, "3"),
        #"{"comparison":">=","field":"pow","kind":"filter","polarity":"negative","quoted":false,"value":"3"}"#
      ),
      (
        .filter(.positive, field: "o", .colon, FilterValue(quoted: "say \"hi\"")),
        #"{"comparison":":","field":"o","kind":"filter","polarity":"positive","quoted":true,"value":"say \"hi\""}"#
      ),
      (
        .regex(.positive, field: "o", .equal, "a/b"),
        #"{"comparison":"=","field":"o","kind":"regex","pattern":"a/b","polarity":"positive"}"#
      ),
      (
        .range(.positive, field: "took", .within, FilterRange(from: "1", to: FilterRange.End("3", isIncluded: false))),
        #"{"comparison":":","field":"took","kind":"range","lower":{"included":true,"quoted":false,"value":"1"},"polarity":"positive","upper":{"included":false,"quoted":false,"value":"3"}}"#
      ),
      (
        .range(.negative, field: "took", .outside, FilterRange(to: "a b")),
        #"{"comparison":"!=","field":"took","kind":"range","polarity":"negative","upper":{"included":true,"quoted":true,"value":"a b"}}"#
      ),
    ]
    for (term, text) in table {
      #expect(try JSONForm.text(of: term) == text)
      #expect(try JSONForm.value(FilterTerm.self, fromJSON: text) == term, "\(text)")
    }
  }

  @Test func smallValuesAreTheirSpellings() throws {
    #expect(try JSONForm.text(of: Polarity.allCases) == #"["positive","negative"]"#)
    #expect(try JSONForm.text(of: Comparison.allCases) == #"[":","=","!=","<","<=",">",">=","~","=~","!~"]"#)
    #expect(
      try JSONForm.text(of: PartialComparison.allCases)
        == #"[":","=","!=","<","<=",">",">=","=<","=>","==","<>"," in "," not in ","~","=~","!~","!"]"#)
    #expect(try JSONForm.text(of: QuoteMark.allCases) == #"["\"","“","”","'","‘","’","/"]"#)
    #expect(try JSONForm.value([QuoteMark].self, fromJSON: #"["”","/"]"#) == [.rightDouble, .slash])
  }

  @Test func aRangeNeedsAnEnd() {
    #expect(throws: DecodingError.self) {
      try JSONForm.value(FilterTerm.self, fromJSON: #"{"kind":"range","field":"took","comparison":":"}"#)
    }
  }

  @Test func aBareValueThatCannotBeBareIsReadAsQuoted() throws {
    #expect(
      try JSONForm.value(
        FilterTerm.self, fromJSON: #"{"kind":"filter","field":"o","comparison":":","value":"a b","quoted":false}"#)
        == .filter(.positive, field: "o", .colon, FilterValue(quoted: "a b")))
    #expect(
      try JSONForm.value(FilterTerm.self, fromJSON: #"{"kind":"name","value":"or","quoted":false}"#)
        == .name(.positive, exact: false, FilterName(quoted: "or")))
  }

  @Test func damageIsNamed() {
    let table = [
      (#"{"kind":"partial-name","text":"a"}"#, "unknown kind of query node 'partial-name'"),
      (#"{"kind":"filter","field":"","comparison":":","value":"x"}"#, "invalid field name ''"),
      (#"{"kind":"regex","field":"","comparison":":","pattern":"x"}"#, "invalid field name ''"),
      (#"{"kind":"filter","field":"t","value":"x"}"#, "no comparison"),
      (#"{"kind":"filter","field":"t","comparison":":"}"#, "no value"),
      (#"{"kind":"regex","field":"t","comparison":":"}"#, "no pattern"),
      (#"{"kind":"name"}"#, "no value"),
    ]
    for (text, expected) in table {
      #expect(JSONForm.refusal(of: FilterTerm.self, fromJSON: text) == expected, "\(text)")
    }
    for text in [
      #"{"kind":"filter","field":"t","comparison":"=<","value":"x"}"#,
      #"{"kind":"name","value":"x","polarity":"-"}"#,
    ] {
      #expect(JSONForm.refusal(of: FilterTerm.self, fromJSON: text) != nil, "\(text)")
    }
  }

  @Test func anyTextSurvives() {
    let failure = checkProperty(
      "a term is what its JSON says", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 82),
      generate: randomHostileText, shrink: shorterArrays, describe: { $0.joined().debugDescription },
      law: { pieces in
        let text = pieces.joined()
        let terms: [FilterTerm] = [
          .name(.negative, exact: true, FilterName(text)), .name(.positive, exact: false, FilterName(quoted: text)),
          .filter(.positive, field: FieldName(text), .less, FilterValue(text)),
          .regex(.positive, field: "o", .colon, FilterPattern(text)),
        ]
        do {
          let read = try JSONForm.value([FilterTerm].self, fromJSON: try JSONForm.text(of: terms))
          return read == terms ? nil : "\(terms) reads as \(read)"
        } catch {
          return "\(error)"
        }
      })
    #expect(failure == nil)
  }
}
