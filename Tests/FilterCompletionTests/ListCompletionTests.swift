import FilterAST
import FilterCompletion
import FilterTestSupport
import FilterVocabulary
import Testing

/// What is offered among several values of a field, and after `has:` and `no:`.
@Suite struct ListCompletionTests {
  private static let engine = CompletionEngine(
    vocabulary: Vocabulary(
      name: "issues",
      fields: [
        Field("state", .enumeration, values: ["open", "closed", "draft"], summary: "", phrase: "are {is}"),
        Field("title", .text, summary: "", phrase: "have {is} in their title"),
        Field("took", .number, summary: "", phrase: "took {is}"),
        Field("user", .catalog, summary: "", phrase: "are from {is}"),
      ]))

  @Test func values() {
    for (marked, result) in [
      ("state:(op‸", "state:(open"), ("state:(open or cl‸", "state:(open or closed"),
      ("state:open,cl‸", "state:open,closed"),
      ("state:cl‸,open", "state:closed,open"), ("state:(cl‸ or open)", "state:(closed or open)"),
      ("state:[open, d‸", "state:[open, draft"), ("state in (open, dr‸)", "state in (open, draft)"),
      ("state!=open,dr‸", "state!=open,draft"), ("x state:(-dr‸", "x state:(-draft"),
      ("state:open|cl‸", "state:open|closed"),
      ("has:us‸", "has:user"), ("no:ti‸", "no:title"), ("-has:to‸", "-has:took"), ("ha‸", "has:"),
    ] {
      expectAmong(marked.contains("has") ? 3 : 1, marked, result, Self.engine)
    }
  }

  /// With nothing typed, each value is offered, and no field.
  @Test func emptyValues() {
    for marked in ["state:(‸", "state:open,‸", "state:(open or ‸", "state:[open, ‸"] {
      let labels = Offered(marked, Self.engine).labels
      #expect(
        labels.contains("closed") && labels.contains("draft") && !labels.contains("title"), "\(marked): \(labels)")
    }
    let asked = Offered("has:‸", Self.engine).labels
    #expect(["state", "title", "took", "user"].allSatisfy { asked.contains($0) }, "\(asked)")
  }

  /// After the values a term begins again.
  @Test func terms() {
    expectFirst("state:(open) ti‸", "state:(open) title:", Self.engine)
    expectFirst("state:open,closed st‸", "state:open,closed state:", Self.engine)
    expectFirst("took:1..3 ti‸", "took:1..3 title:", Self.engine)
  }

  @Test func laws() {
    for text in [
      "state:(open or -dr) ti", "state:open,cl", "took:1..3 state:(", "state in (open, dr", "-state:[op, \"cl",
      "has:us no:",
      "state:open,", "took:..3,7", "state:(open title:x)", "took:{1 TO 3", "a state!=(open or", "user:(ann, bob)",
    ] {
      for caret in 0...text.utf8.count {
        let reason = LawOfCompletion.check(Self.engine, text, at: caret)
        #expect(reason == nil, "`\(text)` at \(caret): \(reason ?? "")")
      }
    }
  }
}
