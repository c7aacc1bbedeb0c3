import FilterAST
import Testing
import _FilterTestSupport

@testable import FilterVocabulary
@testable import ScryfallDialect

/// What completion, hovers and `filterq vocabulary` show of the home dialect is help for players.
@Suite struct ShownWordsTests {
  private let table = Vocabulary.scryfall

  /// Every text that is shown, after a name for its place.
  private var shown: [(String, String)] {
    var texts = [("vocabulary", table.summary)] + table.notes.map { ("note", $0) }
    for field in table.fields {
      for text in [field.label, field.summary, field.notes, field.colonMeaning, field.phrase] {
        texts.append((field.name, text))
      }
      texts += field.values.flatMap { self.texts(of: $0, in: field.name) }
    }
    for catalog in table.catalogs {
      texts.append((catalog.name, catalog.summary))
      texts += catalog.values.flatMap { self.texts(of: $0, in: catalog.name) }
    }
    texts += table.symbols.map { ("{\($0.code)}", $0.summary) }
    return texts
  }

  private func texts(of value: FieldValue, in list: String) -> [(String, String)] {
    [value.label, value.summary, value.phrase, value.noun].map { ("\(list): \(value.text)", $0) }
  }

  @Test func nothingShownIsANoteToOurselves() {
    for (place, text) in shown {
      #expect(InternalNotes.found(in: text) == [], "\(place): \(text)")
      #expect(!InternalNotes.hasUnderscore(text), "\(place): \(text)")
      #expect(!text.contains("\n") && !text.contains("  "), "\(place): \(text)")
    }
  }

  /// A line for each field, which begins a sentence and is no longer than a popup.
  @Test func everyFieldSaysWhatItFinds() {
    #expect(table.fields.count == 71)
    for field in table.fields {
      #expect(isLine(field.summary, upTo: 100), "\(field.name): \(field.summary)")
      #expect(field.summary.first?.isUppercase == true, "\(field.name): \(field.summary)")
      #expect(field.summary.lowercased() != field.name, "\(field.name) says nothing")
      #expect(field.notes.isEmpty || field.notes.hasSuffix("."), "\(field.name): \(field.notes)")
    }
  }

  /// A line for each property, about more than its own name.
  @Test func everyFlagSaysWhatItFinds() throws {
    let flags = table.values(of: try #require(table.field(named: "is")))
    #expect(flags.count == 257)
    for flag in flags {
      #expect(isLine(flag.summary, upTo: 80), "\(flag.text): \(flag.summary)")
      #expect(flag.summary.split(separator: " ").count > 1, "\(flag.text): \(flag.summary)")
    }
  }

  /// Words with a help of their own, in every list but the long ones of names, types, keywords and watermarks.
  @Test func valuesOfListsAreOneLine() {
    for catalog in table.catalogs {
      let isLong = ["types", "keywords", "watermarks"].contains(catalog.name)
      for value in catalog.values {
        #expect(isLong == value.summary.isEmpty, "\(catalog.name): \(value.text)")
        #expect(isLong || isLine(value.summary, upTo: 100), "\(catalog.name): \(value.text): \(value.summary)")
        // Without a summary its kind is shown.
        #expect(!isLong || !value.category.isEmpty && !value.category.contains("-"), "\(value.text)")
      }
    }
    for value in table.fields.flatMap({ $0.values }) {
      #expect(isLine(value.summary, upTo: 80), "\(value.text): \(value.summary)")
    }
  }

  private func isLine(_ text: String, upTo count: Int) -> Bool {
    !text.isEmpty && text.count <= count && !text.hasSuffix(".") && !text.hasPrefix(" ") && !text.hasSuffix(" ")
  }

  /// The words that gave the table away, and words that look like them.
  @Test func notesAreRecognized() {
    let rows: [(String, [String])] = [
      (
        "newest entry in the legality list; name unexpanded in our sources", ["sources", "unexpanded", "legality list"]
      ),
      ("The $ alias is likely, not certain", ["likely", "certain"]),
      ("Known by: type_line has any of", ["known by"]),
      ("printing carries the Event promo type", ["promo type"]),
      ("name is in the list of the cycle", ["list of the cycle"]),
      ("TODO: a word", ["todo"]),
      ("carry the Source Material promo mark", []),
      ("an uncertainty; resources, assured", []),
    ]
    for (text, found) in rows {
      #expect(Set(InternalNotes.found(in: text)) == Set(found), "\(text)")
    }
  }
}
