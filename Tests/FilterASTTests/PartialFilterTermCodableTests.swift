import FilterAST
import Testing
import _FilterTestSupport

@Suite struct PartialFilterTermCodableTests {
  @Test func theFormIsFixed() throws {
    let table: [(PartialFilterTerm, String)] = [
      (
        PartialFilterTerm(.positive, .name(exact: false, .bare("bo"))),
        #"{"exact":false,"kind":"partial-name","polarity":"positive","text":"bo"}"#
      ),
      (
        PartialFilterTerm(.negative, .name(exact: true, .unclosed(.leftDouble, "Wind"))),
        #"{"exact":true,"kind":"partial-name","opening":"“","polarity":"negative","text":"Wind"}"#
      ),
      (
        PartialFilterTerm(.positive, .name(exact: false, .unopened("card", .straightDouble))),
        #"{"closing":"\"","exact":false,"kind":"partial-name","polarity":"positive","text":"card"}"#
      ),
      (
        PartialFilterTerm(.positive, .filter(field: "O", .equalLess, .balanced(.slash, #"a\/b"#, .slash))),
        #"{"closing":"/","comparison":"=<","field":"O","kind":"partial-filter","opening":"/","polarity":"positive","#
          + #""text":"a\\/b"}"#
      ),
      (
        PartialFilterTerm(.positive, .filter(field: "", .exclamation, .bare(""))),
        #"{"comparison":"!","field":"","kind":"partial-filter","polarity":"positive","text":""}"#
      ),
    ]
    for (term, text) in table {
      #expect(try JSONForm.text(of: term) == text)
      #expect(try JSONForm.value(PartialFilterTerm.self, fromJSON: text) == term, "\(text)")
    }
  }

  @Test func whatIsLeftOutIsPlain() throws {
    #expect(
      try JSONForm.value(PartialFilterTerm.self, fromJSON: #"{"kind":"partial-name","text":"a","mood":"good"}"#)
        == PartialFilterTerm(.positive, .name(exact: false, .bare("a"))))
  }

  @Test func damageIsNamed() {
    let table = [
      (#"{"kind":"name","text":"a"}"#, "unknown kind of query node 'name'"),
      (#"{"kind":"partial-name"}"#, "no text"),
      (#"{"text":"a"}"#, "no kind"),
      (#"{"kind":"partial-filter","text":"a","comparison":":"}"#, "no field"),
      (#"{"kind":"partial-filter","text":"a","field":"t"}"#, "no comparison"),
    ]
    for (text, expected) in table {
      #expect(JSONForm.refusal(of: PartialFilterTerm.self, fromJSON: text) == expected, "\(text)")
    }
  }
}
