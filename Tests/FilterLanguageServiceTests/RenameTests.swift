import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterLanguageService
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import ScryfallDialect
import Testing
import _FilterTestSupport

@Suite struct RenameTests {
  private func renamed(_ marked: String, _ newText: String) -> String {
    let text = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    do throws(RenameRefusal) {
      return document.source.edited(try document.rename(at: text.caret ?? -1, to: newText)).description
    } catch {
      return "! \(error.message)"
    }
  }

  private func target(_ marked: String) -> String {
    let text = MarkedText(marked)
    let document = DocumentSnapshot(SourceText(text.text), vocabulary: .scryfall)
    guard let target = document.prepareRename(at: text.caret ?? -1) else { return "-" }
    return "\(target.kind) [\(document.source[target.range])] \(target.placeholder)"
  }

  @Test func targets() {
    let table = [
      ("t:e‸lf", "value(field: \"type\") [elf] elf"),
      ("t:elf‸", "value(field: \"type\") [elf] elf"),
      ("-t:‸Elf", "value(field: \"type\") [Elf] Elf"),
      ("t‸:elf", "field [t] t"),
      ("pow>to‸u", "field [tou] tou"),
      ("o:\"say \\\"g‸o\\\"\"", "value(field: \"oracle\") [say \\\"go\\\"] say \"go\""),
      ("o:“enters‸ tapped”", "value(field: \"oracle\") [enters tapped] enters tapped"),
      ("Foo:b‸ar", "value(field: \"foo\") [bar] bar"),
      ("bo‸lt", "name [bolt] bolt"),
      ("!\"Light‸ning Bolt\"", "name [Lightning Bolt] Lightning Bolt"),
      ("t‸:", "field [t] t"),
      // Nothing that has a name.
      ("pow>‸=3", "-"),
      ("pow‸>=3", "field [pow] pow"),
      ("o:/ta‸p/", "-"), ("a o‸r b", "-"), ("+‸+", "-"), ("# t:e‸lf", "-"), ("t:‸", "-"), ("a ‸ b", "-"), ("", "-"),
      ("(‸ a)", "-"),
    ]
    #expect(table.map { target($0.0) } == table.map(\.1))
  }

  @Test func values() {
    let table = [
      ("t:e‸lf\n-type=ELF t:elves\n# t:elf\n", "goblin", "t:goblin\n-type=goblin t:elves\n# t:elf\n"),
      ("t:el‸f o:elf elf", "orc", "t:orc o:elf elf"),
      ("t:e‸lf t:\"elf\" t:'Elf' t:“elf”", "orc", "t:orc t:\"orc\" t:'orc' t:“orc”"),
      ("t:e‸lf t:\"elf\"", "elf lord", "t:\"elf lord\" t:\"elf lord\""),
      ("o:'a‸b' o:ab", "don't", "o:\"don't\" o:don't"),
      ("o:\"a‸b\"", "say \"x\"", "o:'say \"x\"'"),
      ("o:\"‸a\"", "x\\", "o:\"x\\\\\""),
      ("(o:a‸b)", "x)", "(o:\"x)\")"),
      ("o:\"draw‸", "tap", "o:\"tap"),
      ("foo:ba‸r FOO:Bar fo:bar", "x", "foo:x FOO:x fo:bar"),
      ("t:e‸lf", "elf", "t:elf"),
      ("t:e‸lf t:ELF", "elf", "t:elf t:elf"),
    ]
    #expect(table.map { renamed($0.0, $0.1) } == table.map(\.2))
  }

  @Test func names() {
    let table = [
      ("bo‸lt\nBOLT or \"bolt\" !bolt t:bolt", "shock", "shock\nshock or \"shock\" !bolt t:bolt"),
      ("!bo‸lt bolt", "Shock Wave", "!\"Shock Wave\" bolt"),
      ("bo‸lt", "or", "\"or\""),
      ("bo‸lt", "t:elf", "\"t:elf\""),
      ("bo‸lt x", "#tag", "\"#tag\" x"),
      ("x bo‸lt", "#tag", "x \"#tag\""),
      ("-bo‸lt", "-x", "-\"-x\""),
    ]
    #expect(table.map { renamed($0.0, $0.1) } == table.map(\.2))
  }

  @Test func fields() {
    let table = [
      ("t‸:elf -type:x\n(T=y or t:", "type", "type:elf -type:x\n(type=y or type:"),
      ("pow‸>tou tou<power", "loy", "loy>tou tou<loy"),
      // A value that reads like the field, which is no column.
      ("t‸:elf pow=t pow>type", "type", "type:elf pow=t pow>type"),
      ("f‸oo:x foo", "O", "O:x foo"),
      ("le‸gal:modern", "f", "f:modern"),
    ]
    #expect(table.map { renamed($0.0, $0.1) } == table.map(\.2))
  }

  @Test func refusals() {
    let table = [
      ("a o‸r b", "x", "! no field, value or name to rename here"),
      ("# el‸f", "x", "! no field, value or name to rename here"),
      ("t:e‸lf", " ", "! the new name is empty"),
      ("t:e‸lf", "a\nb", "! the new name contains a line break, which would end the query"),
      ("t‸:elf", "a b", "! 'a b' is not a field name; use a letter or '_', then letters, digits, '_' and '-'"),
      ("t‸:elf", "", "! the new name is empty"),
      ("t‸:elf", "or", "! 'or' is not a field of the vocabulary"),
      ("f‸oo:x", "Bar", "! 'Bar' is not a field of the vocabulary"),
      ("t‸:elf", "f", "! the rename would write 'f:elf': unknown value 'elf' for 'format'"),
      ("f‸oo:elf", "f", "! the rename would write 'f:elf': unknown value 'elf' for 'format'"),
      ("pow‸>3", "o", "! the rename would write 'o>3': 'oracle' does not take that operator"),
      ("pow>to‸u tou=2", "pow", "! the rename would write 'pow>pow': 'power' is compared with itself"),
      ("f:mod‸ern", "modrn", "! the rename would write 'f:modrn': unknown value 'modrn' for 'format'"),
      ("f:mod‸ren", "modrn", "! the rename would write 'f:modrn': unknown value 'modrn' for 'format'"),
      ("bolt\n-is:fo‸il", "a b", "! the rename would write 'is:\"a b\"': 'is' takes no value in quotes"),
      ("mv>‸3", "big", "! the rename would write 'mv>big': 'big' is not a number"),
      ("m:x‸/b}", "{x", "! renaming to '{x' would change the terms of a query"),
    ]
    for row in table { #expect(renamed(row.0, row.1) == row.2) }
  }

  // MARK: Laws

  private struct Case {
    let text: String
    let offset: Int
    let newText: String
  }

  private func law(_ value: Case) -> String? {
    let before = DocumentSnapshot(SourceText(value.text), vocabulary: .scryfall)
    let target = before.prepareRename(at: value.offset)
    let edits: [TextEdit]
    do throws(RenameRefusal) {
      edits = try before.rename(at: value.offset, to: value.newText)
    } catch {
      if (target == nil) != (error == .nothingHere) { return "\(error) with the target \(String(describing: target))" }
      return nil
    }
    guard let target else { return "renamed without a target" }
    guard let text = before.source.applying(edits) else { return "edits out of order" }
    let after = DocumentSnapshot(text, vocabulary: .scryfall)
    if before.queries.count != after.queries.count { return "other queries: \(text)" }
    var changed = 0
    for (old, new) in zip(before.queries, after.queries) {
      let (old, new) = (old.analysis, new.analysis)
      if old.leaves.count != new.leaves.count { return "other terms: \(text)" }
      if old.parsed.partialLeafNodes.count != new.parsed.partialLeafNodes.count { return "other pieces: \(text)" }
      for (left, right) in zip(old.leaves, new.leaves) {
        if left.error == nil, let error = right.error { return "an unreadable term: \(text), \(error)" }
        if left.term.polarity != right.term.polarity { return "another polarity: \(text)" }
        if left.term != right.term { changed += 1 }
      }
    }
    if target.kind != .field, changed > edits.count { return "more terms than edits changed: \(text)" }
    if target.kind != .field, let first = edits.first(where: { $0.range.touches(value.offset) }) ?? edits.first,
      !first.range.touches(target.range.start), edits.count == 1, before.source[target.range] != value.newText
    {
      return "another place than the target: \(first)"
    }
    return nil
  }

  @Test func termsStayTerms() {
    let failure = checkProperty(
      "a rename keeps all terms", cases: PropertyCases.count(long: 2_000), seed: PropertyCases.seed(default: 61),
      generate: { random in
        let text = RandomDocument.text(lines: 4, using: &random)
        let newText =
          random.chance(60) ? RandomQuery.value(using: &random) : ["t", "elf lord", "#x", "pow"][random.below(4)]
        return Case(text: text, offset: random.below(text.utf8.count + 1), newText: newText)
      },
      shrink: { value in
        RandomText.shrinks(of: value.text).map { Case(text: $0, offset: value.offset, newText: value.newText) }
          + RandomText.shrinks(of: value.newText).map { Case(text: value.text, offset: value.offset, newText: $0) }
      },
      describe: { "\($0.text.debugDescription) at \($0.offset) to \($0.newText.debugDescription)" }, law: { law($0) })
    #expect(failure == nil)
  }

  /// Texts and names of sound queries take any new text; other values may not be readable afterwards.
  @Test func corpusQueriesCanBeRenamed() {
    var refused: [String] = []
    for query in CorpusQueries.valid where !query.hasPrefix("#") {
      let document = DocumentSnapshot(SourceText(query), vocabulary: .scryfall)
      for leaf in document.queries[0].analysis.leaves {
        guard let target = document.prepareRename(at: leaf.range.end) else { continue }
        for newText in ["x", "a b", "don't", "\"q\"", "or", "-x", "12"] where target.kind != .field {
          do throws(RenameRefusal) {
            _ = try document.rename(at: leaf.range.end, to: newText)
          } catch {
            if case .unreadable = error, !isText(target, in: document) { continue }
            refused.append("\(query) to \(newText): \(error)")
          }
        }
      }
    }
    #expect(refused == [])
  }

  private func isText(_ target: RenameTarget, in document: DocumentSnapshot) -> Bool {
    guard case .value(field: let name) = target.kind else { return true }
    return document.vocabulary.fieldID(spelled: name).map { document.vocabulary[$0].kind == .text } ?? true
  }

  @Test func everyOffsetOfAHardText() {
    let document = DocumentSnapshot(RandomDocument.hard, vocabulary: .scryfall)
    for offset in [Int.min, Int.max] + Array(-2...document.source.length + 2) {
      let edits = (try? document.rename(at: offset, to: "🧝 x")) ?? []
      #expect(document.source.applying(edits) != nil)
      if let target = document.prepareRename(at: offset) { #expect(document.source.range.encloses(target.range)) }
    }
  }

  @Test func longTexts() throws {
    let document = DocumentSnapshot(
      SourceText(String(repeating: "t:elf or ", count: 3_000) + "x"), vocabulary: .scryfall)
    #expect(try document.rename(at: 3, to: "orc").count == 3_000)
    #expect(try document.rename(at: 0, to: "type").count == 3_000)
  }
}
