import FilterAST
import FilterCompletion
import FilterParser
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

/// The context of the caret. Rows: the text with its caret, the kind, the typed text, and the replaced text.
@Suite struct CompletionPlaceTests {
  @Test func kinds() throws {
    let rows: [(String, String, String, String)] = [
      ("‸", "start", "", ""),
      (" ‸ ", "start", "", ""),
      ("fly‸", "word", "fly", "fly"),
      ("f‸ly", "word", "f", "fly"),
      ("t:elf ‸", "start", "", ""),
      ("t:elf or‸", "word", "or", "or"),
      ("t:elf or ‸", "start", "", ""),
      ("‸t:elf", "start", "", ""),
      ("t‸:elf", "field", "t", "t"),
      ("po‸w>3", "field", "po", "pow"),
      ("po‸w >3", "field", "po", "pow"),
      ("t:‸", "value", "", ""),
      ("t:‸elf", "value", "", "elf"),
      ("t:el‸f", "value", "el", "elf"),
      ("t:elf‸", "value", "elf", "elf"),
      ("pow!‸", "comparison", "", "!"),
      ("pow>‸=3", "comparison", "", ">="),
      ("pow>=‸", "value", "", ""),
      ("pow>=‸3", "value", "", "3"),
      (">=‸3", "value", "", "3"),
      ("o:\"draw‸", "value", "draw", "\"draw"),
      ("o:\"dr‸aw a\"", "value", "dr", "\"draw a\""),
      ("o:\"draw a\"‸", "value", "draw a", "\"draw a\""),
      ("o:\"a\\\\\"‸", "value", "a\\", "\"a\\\\\""),
      ("o:\"dr‸ t:elf", "value", "dr", "\"dr"),
      ("o:\"dr‸ t:elf or", "value", "dr", "\"dr t:elf or"),
      ("o:'it\\'s‸", "value", "it's", "'it\\'s"),
      ("o:\u{201C}dra‸w\u{201D}", "value", "dra", "\u{201C}draw\u{201D}"),
      ("o:/^ta‸p/", "regex", "^ta", "/^tap/"),
      ("o:/^ta‸", "regex", "^ta", "/^ta"),
      ("!‸", "exactName", "", ""),
      ("!bo‸lt", "exactName", "bo", "bolt"),
      ("!\"Light‸", "exactName", "Light", "\"Light"),
      ("\"light‸", "quotedName", "light", "\"light"),
      ("-‸", "start", "", ""),
      ("-‸elf", "word", "", "elf"),
      ("-t‸", "word", "t", "t"),
      ("(‸", "start", "", ""),
      ("(a)‸", "start", "", ""),
      ("fire/‸", "start", "", ""),
      ("a ,‸", "start", "", ""),
      ("++‸", "word", "++", "++"),
    ]
    for (marked, kind, typed, replaced) in rows {
      let (place, text) = try place(marked)
      #expect(place.kind.rawValue == kind, "\(marked)")
      #expect(place.typed == typed, "\(marked)")
      #expect(SourceText(text)[place.replace] == replaced, "\(marked)")
    }
  }

  @Test func terms() throws {
    let rows: [(String, String, String?, String?)] = [
      ("-t:el‸f", "-", "t", ":"),
      ("t:el‸f", "", "t", ":"),
      ("--t:el‸f", "", "t", ":"),
      ("-POW>=‸3", "-", "POW", ">="),
      ("colour=>‸", "", "colour", ">="),
      ("-o:\"a‸", "-", "o", ":"),
      ("-fly‸", "-", nil, nil),
      ("nope:a‸", "", "nope", ":"),
    ]
    for (marked, polarity, field, comparison) in rows {
      let (place, _) = try place(marked)
      #expect(place.polarity.description == polarity, "\(marked)")
      #expect(place.fieldName == field, "\(marked)")
      #expect(place.comparison?.rawValue == comparison, "\(marked)")
      let known = field.flatMap { FieldName(exactly: $0) }.flatMap { Vocabulary.scryfall.fieldID(named: $0) }
      #expect(place.field == known, "\(marked)")
    }
  }

  @Test func runs() throws {
    let rows: [(String, [String])] = [
      ("dark rit‸", ["dark", "rit"]),
      ("t:elf dark rit‸", ["dark", "rit"]),
      ("t:elf or dark rit‸", ["dark", "rit"]),
      ("-dark rit‸", ["rit"]),
      ("dark -rit‸", ["rit"]),
      ("sword of fire and ice‸", ["sword", "of", "fire", "and", "ice"]),
      ("t:elf and ice‸", ["ice"]),
      ("(dark rit‸)", ["dark", "rit"]),
      ("dark t:elf rit‸", ["rit"]),
      ("dark \"a\" rit‸", ["rit"]),
      ("dark r‸it more", ["dark", "rit"]),
      ("a b c d e f g h i j‸", ["c", "d", "e", "f", "g", "h", "i", "j"]),
      ("t:elf‸", []),
      ("‸", []),
    ]
    for (marked, words) in rows {
      let (place, text) = try place(marked)
      #expect(place.run.map { SourceText(text)[$0] } == words, "\(marked)")
    }
  }

  @Test func groups() throws {
    let rows: [(String, Int, Int)] = [
      ("a (b (c‸", 2, 2), ("a (b (c‸)", 2, 1), ("a (b (c‸))", 2, 0), ("a (b) c‸", 0, 0), ("(a‸ (b", 1, 1),
      ("(a‸ (b)", 1, 1), (") a‸", 0, 0), ("((‸", 2, 2), ("\"(\" a‸", 0, 0),
    ]
    for (marked, depth, unclosed) in rows {
      let (place, _) = try place(marked)
      #expect(place.groupDepth == depth, "\(marked)")
      #expect(place.unclosedGroups == unclosed, "\(marked)")
    }
  }

  @Test func quotesConnectivesAndDirectives() throws {
    #expect(try place("o:\"a‸").0.quote == .double)
    #expect(try place("o:\u{2018}a‸").0.quote == .single)
    #expect(try place("o:/a‸").0.quote == .slash)
    #expect(try place("o:a‸").0.quote == nil)
    #expect(try place("a or b‸").0.followsConnective)
    #expect(try place("a ‸").0.followsOperand)
    #expect(try place("a ‸ or b").0.precedesConnective)
    #expect(try place("a or‸").0.isConnective)
    #expect(try place("order:‸").0.isDirective(in: .scryfall))
    #expect(try !place("t:‸").0.isDirective(in: .scryfall))
  }

  @Test func aCaretOutsideTheTextCountsAsItsEnd() {
    let parsed = ParsedQuery(parsing: "t:\u{E9}")
    #expect(CompletionPlace(of: -5, in: parsed, .scryfall).caret == 0)
    #expect(CompletionPlace(of: 99, in: parsed, .scryfall).caret == 4)
    #expect(CompletionPlace(of: 3, in: parsed, .scryfall).caret == 2)
  }

  private func place(_ marked: String) throws -> (CompletionPlace, String) {
    let text = MarkedText(marked)
    let caret = try #require(text.caret)
    return (CompletionPlace(of: caret, in: ParsedQuery(parsing: text.text), .scryfall), text.text)
  }
}
