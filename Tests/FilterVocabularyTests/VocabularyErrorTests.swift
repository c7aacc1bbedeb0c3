import FilterVocabulary
import Testing

/// What an error is made of.
@Suite struct VocabularyErrorTests {
  private func error(_ json: String) -> VocabularyError? {
    do {
      _ = try Vocabulary(json: json)
      return nil
    } catch {
      return error
    }
  }

  @Test func allMistakesAreToldInTheOrderOfTheFile() {
    let error = error(
      """
      {
        "nameField": "nam",
        "fields": [
          {"name": "name", "kind": "txt", "summary": ""},
          {"name": "age", "kind": "number", "sumary": "", "values": ["few"],}
        ]
      }
      """)
    #expect(
      error?.description == """
        1:1: 'name' is missing: a vocabulary cannot do without
        2:16: There is no field 'nam': did you mean 'name'?
        4:30: 'txt' is no kind: write text, number, number-or-text, date, year, colors, cost, devotion, enumeration, \
        ordered-enumeration, flag, absent-flag, catalog, uuid, integer-id or directive
        5:5: 'summary' is missing: a field cannot do without
        5:39: 'sumary' is no key of a field: did you mean 'summary'?
        5:63: The only words for numbers are 'even' and 'odd': other values need another kind
        5:70: Nothing follows this comma: remove it
        """)
  }

  @Test(arguments: [
    ("[]", ""), ("{\"name\": 1, \"fields\": [{}]}", "name fields[0] fields[0] fields[0]"),
    ("{\"name\": \"x\", \"fields\": [{\"name\": \"a\", \"kind\": \"b\", \"summary\": \"\"}]}", "fields[0].kind"),
    (
      """
      {"name": "x", "fields": [{"name": "a", "kind": "text", "summary": "", "values": ["b", {"text": "c", "aliases": [1]}],
        "no key": 1}], "": 2, "limits": {"a.b": 1}}
      """, #"fields[0].values[1].aliases[0] fields[0]["no key"] [""] limits["a.b"]"#
    ),
  ])
  func pathsLeadToTheMistake(json: String, paths: String) {
    #expect(error(json)?.mistakes.map { $0.path }.joined(separator: " ") == paths)
  }

  @Test func aMistakeInTheFormHidesNoneInTheMeaning() {
    let error = error("{\"name\": 'x', 'fields': []}")
    #expect(
      error?.description == """
        1:10: Single quotes mean nothing in JSON: write double quotes
        1:15: Single quotes mean nothing in JSON: write double quotes
        1:25: A vocabulary needs at least one field
        """)
  }

  @Test func mistakesAreValues() {
    let mistake = VocabularyMistake("Nothing is here", line: 3, column: 12, path: "fields")
    #expect(mistake.description == "3:12: Nothing is here")
    #expect(
      VocabularyError(mistakes: [mistake, mistake]).description == "3:12: Nothing is here\n3:12: Nothing is here")
    #expect(Set([mistake, mistake]).count == 1)
  }
}
