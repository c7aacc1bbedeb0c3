import FilterVocabulary
import Foundation
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The output of `filterq vocabulary`.
@Suite struct VocabularyCommandTests {
  @Test func theOverviewNamesEveryField() {
    let result = run("vocabulary")
    #expect(result.status == 0)
    for name in ["manavalue mv cmc", "type t", "order sort", "rarity r", "devotion"] {
      #expect(result.lines.contains { $0.hasPrefix("  \(name)") }, "\(name)")
    }
    #expect(result.lines.allSatisfy { $0.count <= 80 })
    #expect(result.lines.last == "'filterq vocabulary FIELD' shows one field in full.")
  }

  @Test func aFieldByNameOrAlias() {
    let card = run("vocabulary", "POW")
    #expect(card.lines.first == "power  pow")
    #expect(card.lines.contains("  operators   : = != < <= > >="))
    #expect(card.output == run("vocabulary", "power").output)
    #expect(run("vocabulary", "f").lines.contains { $0.hasPrefix("  commander, edh") })
    #expect(run("vocabulary", "c").lines.contains { $0.hasPrefix("  azorius") })
    for field in ["is", "c", "f", "order", "set", "produces", "mana", "in"] {
      #expect(run("vocabulary", field).lines.allSatisfy { $0.count <= 80 }, "\(field)")
    }
  }

  /// The card of a field holds neither notes of the vocabulary nor words of its data.
  @Test func fieldsAreDescribedForUsers() throws {
    for name in Vocabulary.scryfall.fields.map(\.name) {
      let lines = run("vocabulary", name).lines
      for line in lines { #expect(InternalNotes.found(in: line) == [], "\(name): \(line)") }
      #expect(lines.contains { $0.hasPrefix("  values  ") }, "\(name)")
    }
    #expect(run("vocabulary", "r").lines.contains("  values      one of the words below, in their order"))
    #expect(run("vocabulary", "spellbook").output.contains("guess") == false)
  }

  @Test func severalFields() {
    let result = run("vocabulary", "pow", "tou")
    #expect(result.lines.filter { ["toughness  tou", "power  pow"].contains($0) } == ["power  pow", "toughness  tou"])
  }

  @Test func reportsUnknownFields() {
    let unknown = run("vocabulary", "nonsense")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "filterq: unknown field 'nonsense' in vocabulary 'scryfall'\n")
    #expect(
      run("vocabulary", "subtype").errors
        == "filterq: unknown field 'subtype' in vocabulary 'scryfall'; did you mean 'type'?\n")
  }

  /// Nothing is judged, counted or printed where no record is one.
  @Test func aListOfTextsIsNoListOfItems() throws {
    try withTemporaryFolder { folder in
      for text in ["[\"tt1\",\"tt2\"]", "[1,2]\n", "[\"a\"]\n[\"b\"]\n"] {
        let path = try folder.file("a.json", text)
        for arguments in [
          ["search", "tt2", path], ["search", "x=1", path, "--count"], ["vocabulary", "infer", path],
        ] {
          let result = run(arguments, bytes: [])
          #expect(result.status == 2 && result.output == "", "\(result)")
          #expect(
            result.errors.contains("expected an object; items are objects such as {\"name\": \"a\"};"), "\(result)")
          #expect(!result.errors.contains("refused"), "\(result)")
        }
      }
    }
  }

  @Test func inferenceReportsUnreadableRecords() throws {
    try withTemporaryFolder { folder in
      let misfit = try folder.file("misfit.csv", "a,b\n1,2,3\n4,5,6,7\n")
      let result = run("vocabulary", "infer", misfit)
      #expect(result.status == 2 && result.output == "")
      #expect(
        result.errors == """
          filterq: no record can be read; the first: \(misfit):2:5: expected 2 columns, found 3; state the character \
          between cells with --delimiter, or with --no-header that the first line names no columns

          """)
      let log = try folder.file("app.jsonl", "{\"a\":1}\n{\"a\":2\n{\"a\":3}\nx\n")
      let partial = run("vocabulary", "infer", log)
      #expect(partial.status == 0 && partial.output.contains("\"summary\": \"2 records were read for this\""))
      #expect(
        partial.errors
          == "filterq: 2 of 4 records cannot be read and are left out; the first: \(log):2:7: unexpected end of the record\n"
      )
      let broken = try folder.file("broken.jsonl", "{\"a\":\n{\"b\":\n")
      #expect(run("vocabulary", "infer", broken).status == 2)
      let wide = try folder.file("wide.csv", bytes: [0xFF, 0xFE, 0, 0, 0x61, 0, 0, 0])
      #expect(
        run("vocabulary", "infer", wide).errors == """
          filterq: '\(wide)' is a header without records

          """)
    }
  }

  @Test func jsonIsAVocabulary() throws {
    let whole = try JSONSerialization.jsonObject(with: Data(run("vocabulary", "--json").outputBytes)) as? [String: Any]
    #expect((whole?["fields"] as? [Any])?.count == 71)
    let part =
      try JSONSerialization.jsonObject(with: Data(run("vocabulary", "--json", "pow").outputBytes)) as? [String: Any]
    #expect((part?["fields"] as? [Any])?.count == 1)
    try withTemporaryFolder { folder in
      let path = try folder.file("v.json", run("vocabulary", "--json", "pow", "f").output)
      #expect(run("vocabulary", "--vocabulary", path).status == 0)
    }
  }

  @Test func aMistypedFieldHasASuggestion() {
    #expect(
      run("vocabulary", "pwo").errors == "filterq: unknown field 'pwo' in vocabulary 'scryfall'; did you mean 'pow'?\n")
    #expect(run("vocabulary", "xyzzy").errors == "filterq: unknown field 'xyzzy' in vocabulary 'scryfall'\n")
  }
}
