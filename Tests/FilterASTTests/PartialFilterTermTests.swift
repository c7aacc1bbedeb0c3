import FilterAST
import Testing

@Suite struct PartialFilterTermTests {
  private static func name(_ value: PartialValue, exact: Bool = false) -> PartialFilterTerm {
    PartialFilterTerm(.positive, .name(exact: exact, value))
  }

  private static func filter(
    _ field: String, _ comparison: PartialComparison, _ value: PartialValue
  ) -> PartialFilterTerm {
    PartialFilterTerm(.positive, .filter(field: field, comparison, value))
  }

  @Test func printsExactlyWhatWasTyped() {
    let table: [(PartialFilterTerm, String)] = [
      (Self.name(.bare("bolt")), "bolt"),
      (Self.name(.unclosed(.leftDouble, "Wind"), exact: true), "!“Wind"),
      (PartialFilterTerm(.negative, .name(exact: true, .bare(""))), "-!"),
      (PartialFilterTerm(.negative, .filter(field: "POW", .equalGreater, .bare("3"))), "-POW=>3"),
      (Self.filter("", .greaterOrEqual, .bare("3")), ">=3"),
      (Self.filter("pow", .exclamation, .bare("")), "pow!"),
      (Self.filter("a b", .colon, .unopened("x", .straightSingle)), "a b:x'"),
    ]
    for (term, text) in table { #expect(term.description == text) }
  }

  @Test func whatIsFinishedIsComplete() {
    let table: [(PartialFilterTerm, FilterTerm)] = [
      (Self.name(.bare("bolt")), .name(.positive, exact: false, "bolt")),
      (Self.name(.bare("urza’s")), .name(.positive, exact: false, "urza's")),
      (Self.name(.unopened("bolt", .straightDouble)), .name(.positive, exact: false, "bolt\"")),
      (
        Self.name(.balanced(.straightDouble, "bolt", .straightDouble)),
        .name(.positive, exact: false, FilterName(quoted: "bolt"))
      ),
      (Self.name(.balanced(.straightDouble, "", .straightDouble)), .name(.positive, exact: false, "")),
      (Self.name(.bare("++")), .filter(.positive, field: "unique", .colon, "prints")),
      (Self.name(.bare("@@")), .filter(.positive, field: "unique", .colon, "art")),
      (Self.name(.bare("bolt"), exact: true), .name(.positive, exact: true, "bolt")),
      (Self.name(.bare("or"), exact: true), .name(.positive, exact: true, FilterName(quoted: "or"))),
      (Self.name(.bare("++"), exact: true), .name(.positive, exact: true, FilterName(quoted: "++"))),
      (Self.name(.bare("t:elf"), exact: true), .name(.positive, exact: true, FilterName(quoted: "t:elf"))),
      (
        Self.name(.balanced(.straightSingle, "A B", .straightSingle), exact: true), .name(.positive, exact: true, "A B")
      ),
      (Self.filter("t", .colon, .bare("elf")), .filter(.positive, field: "t", .colon, "elf")),
      (Self.filter("POW", .equalGreater, .bare("3")), .filter(.positive, field: "pow", .greaterOrEqual, "3")),
      (Self.filter("pow", .equalLess, .bare("3")), .filter(.positive, field: "pow", .lessOrEqual, "3")),
      (Self.filter("t", .colon, .bare("or")), .filter(.positive, field: "t", .colon, "or")),
      (Self.filter("o", .colon, .unopened("it", .rightSingle)), .filter(.positive, field: "o", .colon, "it'")),
      (
        Self.filter("o", .notEqual, .balanced(.straightDouble, "", .straightDouble)),
        .filter(.positive, field: "o", .notEqual, "")
      ),
      (
        Self.filter("o", .colon, .balanced(.straightDouble, #"a\"b"#, .straightDouble)),
        .filter(.positive, field: "o", .colon, FilterValue(quoted: #"a"b"#))
      ),
      (Self.filter("o", .colon, .balanced(.slash, #"a\/b"#, .slash)), .regex(.positive, field: "o", .colon, "a/b")),
      (Self.filter("o", .equalLess, .balanced(.slash, "", .slash)), .regex(.positive, field: "o", .lessOrEqual, "")),
    ]
    for (partial, complete) in table {
      #expect(partial.complete == complete, "\(partial)")
      #expect(partial.negated.complete == complete.negated, "-\(partial)")
    }
  }

  @Test func whatIsOpenIsClosed() {
    let table: [(PartialFilterTerm, FilterTerm)] = [
      (Self.name(.unclosed(.straightDouble, "a b")), .name(.positive, exact: false, "a b")),
      (Self.name(.unclosed(.straightDouble, "bolt")), .name(.positive, exact: false, FilterName(quoted: "bolt"))),
      (Self.name(.unclosed(.leftSingle, ""), exact: true), .name(.positive, exact: true, "")),
      (
        Self.filter("o", .colon, .unclosed(.leftDouble, "draw")),
        .filter(.positive, field: "o", .colon, FilterValue(quoted: "draw"))
      ),
      (Self.filter("o", .colon, .unclosed(.slash, "^ta")), .regex(.positive, field: "o", .colon, "^ta")),
    ]
    for (partial, complete) in table { #expect(partial.complete == complete, "\(partial)") }
  }

  @Test func whatIsUnfinishedOrNoSingleTermIsNot() {
    let unfinished: [PartialFilterTerm] = [
      Self.name(.bare("")), Self.name(.bare(""), exact: true), Self.name(.bare("or")), Self.name(.bare("AND")),
      Self.name(.bare("a b")), Self.name(.bare("a b"), exact: true), Self.name(.bare("(")), Self.name(.bare(",")),
      Self.name(.bare("t:elf")), Self.name(.unopened("a card", .straightDouble)),
      Self.name(.balanced(.slash, "a", .slash)), Self.name(.unclosed(.slash, "a")),
      Self.name(.balanced(.slash, "a", .slash), exact: true),
      Self.filter("t", .colon, .bare("")), Self.filter("pow", .greater, .bare("")),
      Self.filter("pow", .exclamation, .bare("3")), Self.filter("", .exclamation, .bare("")),
      Self.filter("", .greaterOrEqual, .bare("3")), Self.filter("a b", .colon, .bare("3")),
      Self.filter("1", .colon, .bare("3")), Self.filter("t", .colon, .bare("a b")),
      Self.filter("t", .less, .bare("=3")),
      Self.filter("t", .colon, .unopened("a b", .straightDouble)), Self.filter("t", .colon, .bare("\"a")),
    ]
    for partial in unfinished { #expect(partial.complete == nil, "\(partial)") }
  }

  @Test func onlyThePolarityChanges() {
    let term = Self.filter("t", .colon, .unclosed(.straightDouble, "a"))
    #expect(term.negated == PartialFilterTerm(.negative, term.content))
    #expect(term.negated.negated == term)
    #expect(term.with(polarity: .negative).description == "-t:\"a")
  }
}
