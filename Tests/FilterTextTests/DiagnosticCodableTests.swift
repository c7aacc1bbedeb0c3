import FilterText
import Testing
import _FilterTestSupport

/// The serialized form of diagnostics is that of `check --json`, and what could not be one is refused.
@Suite struct DiagnosticCodableTests {
  private static let diagnostic = Diagnostic(
    id: DiagnosticID(declaration: "missingOperand"), severity: .error, range: SourceRange(at: 7),
    message: "expected a term after 'or'",
    related: [RelatedRange(range: SourceRange(start: 4, end: 6), message: "'or'")],
    fixes: [
      Fix(
        title: "Remove 'or'",
        edits: [.delete(SourceRange(start: 3, end: 6)), .insert("é", at: 6), .insert("b", at: 6)])
    ])

  private static let form = #"""
    {"code":"missing-operand",\#
    "fixes":[{"edits":[{"end":6,"start":3,"text":""},{"end":6,"start":6,"text":"é"},{"end":6,"start":6,"text":"b"}],\#
    "title":"Remove 'or'"}],\#
    "message":"expected a term after 'or'","range":{"end":7,"start":7},\#
    "related":[{"message":"'or'","range":{"end":6,"start":4}}],"severity":"error"}
    """#

  @Test func theFormIsFixed() throws {
    #expect(try JSONForm.text(of: Self.diagnostic) == Self.form)
    #expect(try JSONForm.value(fromJSON: Self.form) == Self.diagnostic)
    #expect(try JSONForm.text(of: Severity.allCases) == #"["error","warning","information","hint"]"#)
  }

  @Test func whatIsLeftOutIsNoneAndUnknownKeysAreIgnored() throws {
    let text = #"""
      {"code":"a1-b","severity":"hint","range":{"start":0,"end":2147483647,"unit":"byte"},"message":"","more":[1]}
      """#
    let read = try JSONForm.value(Diagnostic.self, fromJSON: text)
    #expect(read.fixes.isEmpty && read.related.isEmpty)
    #expect(read.range == SourceRange(start: 0, end: 2_147_483_647))
    // A range beyond the text is refused where it is used.
    let fix = try JSONForm.value(Fix.self, fromJSON: #"{"title":"","edits":[{"start":3,"end":9,"text":"x"}]}"#)
    #expect(fix.applied(to: SourceText("abcd")) == nil)
  }

  @Test func offsetsAndCodesAreVerified() {
    let ranges = [
      (#"{"start":-1,"end":2}"#, "invalid range -1..<2"), (#"{"start":3,"end":2}"#, "invalid range 3..<2"),
      (#"{"start":0,"end":2147483648}"#, "invalid range 0..<2147483648"), (#"{"start":0}"#, "no end"),
    ]
    for (text, expected) in ranges {
      #expect(JSONForm.refusal(of: SourceRange.self, fromJSON: text) == expected)
      let edit = text.dropLast() + #","text":""}"#
      #expect(JSONForm.refusal(of: TextEdit.self, fromJSON: String(edit)) == expected)
    }
    for code in ["", "A", "a b", "é", #"\u0000"#, String(repeating: "a", count: 101)] {
      let refusal = JSONForm.refusal(of: [DiagnosticID].self, fromJSON: #"["\#(code)"]"#)
      #expect(refusal?.hasPrefix("invalid code '") == true, "\(code): \(refusal ?? "")")
    }
    #expect(JSONForm.refusal(of: [Severity].self, fromJSON: #"["fatal"]"#) != nil)
    #expect(JSONForm.refusal(of: SourceRange.self, fromJSON: #"{"start":0,"end":99999999999999999999}"#) != nil)
  }

  @Test func editsThatCannotBeAppliedAreRefused() {
    let overlapping = #"{"title":"t","edits":[{"start":3,"end":6,"text":""},{"start":5,"end":7,"text":""}]}"#
    #expect(JSONForm.refusal(of: Fix.self, fromJSON: overlapping) == "edit 5..<7 is not after edit 3..<6")
    let unsorted = #"{"title":"t","edits":[{"start":3,"end":3,"text":"a"},{"start":0,"end":0,"text":"b"}]}"#
    #expect(JSONForm.refusal(of: Fix.self, fromJSON: unsorted) == "edit 0..<0 is not after edit 3..<3")
  }
}
