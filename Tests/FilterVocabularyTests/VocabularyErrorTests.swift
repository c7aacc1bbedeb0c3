import FilterVocabulary
import Testing

/// The parts of an error.
@Suite struct VocabularyErrorTests {
  private func error(_ json: String) -> VocabularyError? {
    do {
      _ = try Vocabulary(json: json)
      return nil
    } catch {
      return error
    }
  }

  @Test func diagnosticsAreInTheOrderOfTheFile() {
    let error = error(
      """
      {
        "nameField": "nam",
        "syntax": "list",
        "fields": [
          {"name": "name", "kind": "txt", "summary": ""},
          {"name": "age", "kind": "number", "sumary": "", "values": ["few"],}
        ]
      }
      """)
    #expect(
      error?.description == """
        1:1: missing required key 'name' of a vocabulary
        2:16: unknown field 'nam'; did you mean 'name'?
        3:13: unknown syntax 'list'; use 'cards' or 'lists'
        5:30: unknown kind 'txt'; use text, path, number, number-or-text, date, year, instant, duration, size, colors, \
        cost, devotion, enumeration, ordered-enumeration, flag, absent-flag, boolean, catalog, uuid, integer-id, version, \
        address or directive
        6:39: unknown key 'sumary' of a field; did you mean 'summary'?
        6:63: a field of numbers can only have the values 'even' and 'odd'
        6:70: trailing comma; remove it
        """)
  }

  @Test(arguments: [
    ("[]", ""), ("{\"name\": 1, \"fields\": [{}]}", "name fields[0] fields[0]"),
    ("{\"name\": \"x\", \"fields\": [{\"name\": \"a\", \"kind\": \"b\", \"summary\": \"\"}]}", "fields[0].kind"),
    (
      """
      {"name": "x", "fields": [{"name": "a", "kind": "text", "summary": "", "values": ["b", {"text": "c", "aliases": [1]}],
        "no key": 1}], "": 2, "limits": {"a.b": 1}}
      """, #"fields[0].values[1].aliases[0] fields[0]["no key"] [""] limits["a.b"]"#
    ),
  ])
  func pathsLeadToTheValue(json: String, paths: String) {
    #expect(error(json)?.diagnostics.map { $0.path }.joined(separator: " ") == paths)
  }

  @Test func aSyntaxErrorHidesNoOtherDiagnostic() {
    let error = error("{\"name\": 'x', 'fields': []}")
    #expect(
      error?.description == """
        1:10: JSON strings need double quotes, not single quotes
        1:15: JSON strings need double quotes, not single quotes
        1:25: a vocabulary needs at least one field
        """)
  }

  @Test func diagnosticsAreValues() {
    let diagnostic = VocabularyDiagnostic("empty file", line: 3, column: 12, path: "fields")
    #expect(diagnostic.description == "3:12: empty file")
    #expect(
      VocabularyError(diagnostics: [diagnostic, diagnostic]).description == "3:12: empty file\n3:12: empty file")
    #expect(Set([diagnostic, diagnostic]).count == 1)
  }
}
