import FilterText
import FilterVocabulary
import Testing
import _FilterTestSupport

@testable import FilterEvaluation
@testable import FilterSemantics

/// The matches of a query in displayed rows.
@Suite struct TextHighlighterTests {
  /// The text with brackets around matches.
  private func marked(_ query: String, _ field: String, _ text: String, separator: String = "") -> String? {
    guard let id = Everything.vocabulary.fieldID(spelled: field) else { return nil }
    var highlighter = TextHighlighter(Everything.list.plan(query), field: id.index)
    let edits = highlighter.ranges(in: text, separator: separator).flatMap { range in
      [TextEdit.insert("[", at: range.start), .insert("]", at: range.end)]
    }
    return SourceText(text).applying(edits)?.description
  }

  @Test func ranges() {
    let rows: [(String, String, String, String)] = [
      ("gob", "name", "Goblin Gobbler", "[Gob]lin Gobbler"),
      ("gob lin", "name", "Goblin", "[Goblin]"),
      ("gob in", "name", "Goblin", "[Gob]l[in]"),
      ("bl gobl", "name", "Goblin", "[Gobl]in"),
      ("ob gobl", "name", "Goblin", "[Gobl]in"),
      ("gob or elf", "name", "Elf Goblin", "[Elf] [Gob]lin"),
      ("gob or ogre", "name", "Elf Goblin", "Elf [Gob]lin"),
      ("-gob elf", "name", "Elf Goblin", "[Elf] Goblin"),
      ("-(-gob)", "name", "Goblin", "[Gob]lin"),
      ("-(-gob elf)", "name", "Elf Goblin", "Elf [Gob]lin"),
      ("-(gob or -elf)", "name", "Elf Goblin", "[Elf] Goblin"),
      ("plain:gob", "name", "Goblin", "Goblin"),
      ("plain:gob", "plain", "a goblin", "a [gob]lin"),
      ("gob plain:lin", "plain", "goblin", "gob[lin]"),
      ("collated:limdul", "collated", "A Lim-Dûl!", "A [Lim-Dûl]!"),
      ("words:rat", "words", "rats, rat", "rats, [rat]"),
      ("plain:/o.l/", "plain", "GOBLIN", "G[OBL]IN"),
      ("plain:/o*/", "plain", "goblin", "goblin"),
      ("plain:/(/", "plain", "goblin(", "goblin("),
      ("plain:/b+/ plain:go", "plain", "goblin", "[gob]lin"),
      ("number=1", "number", "1", "1"),
      ("", "name", "Goblin", "Goblin"),
      ("gob", "name", "", ""),
      ("é", "name", "caféÉ", "caf[é]É"),
    ]
    for (query, field, text, expected) in rows {
      #expect(marked(query, field, text) == expected, "\(query)")
    }
  }

  /// For a card with two halves, a term is matched in the whole name or in a half.
  @Test func parts() {
    let rows: [(String, String, String)] = [
      ("!ice", "Fire // Ice", "Fire // [Ice]"),
      ("!\"fire // ice\"", "Fire // Ice", "[Fire // Ice]"),
      ("!\"fire ice\"", "Fire // Ice", "[Fire // Ice]"),
      ("name:/^i/", "Fire // Ice", "Fire // [I]ce"),
      ("name:/e$/", "Fire // Ice", "Fire // Ic[e]"),
      ("name:/re$/", "Fire // Ice", "Fi[re] // Ice"),
      ("!fire or !ice", "Fire // Ice", "[Fire] // [Ice]"),
      ("!ice", "Fire / Ice", "Fire / Ice"),
      ("!a", "b // a // ", "b // [a] // "), ("!a", " // a // ", "[ // a // ]"),
      ("!x", "Fire // Ice", "Fire // Ice"),
    ]
    for (query, text, expected) in rows {
      #expect(marked(query, "name", text, separator: " // ") == expected, "\(query)")
    }
  }

  @Test func withoutASeparatorThereAreNoParts() {
    #expect(marked("!ice", "name", "Fire // Ice") == "Fire // Ice")
  }

  @Test func emptyWhereNothingIsLookedFor() {
    func isEmpty(_ query: String, _ field: Int) -> Bool {
      TextHighlighter(Everything.list.plan(query), field: field).isEmpty
    }
    #expect(isEmpty("-gob", 0))
    #expect(isEmpty("gob", 1))
    #expect(isEmpty("gob", -1))
    #expect(!isEmpty("gob", 0))
    #expect(!isEmpty("name:/gob/", 0))
  }

  /// Ranges are sorted, disjoint, inside the text, and not empty, for any query and text.
  @Test func rangesAreInOrder() {
    let failure = checkProperty(
      "ranges are in order", cases: PropertyCases.count(long: 500), seed: PropertyCases.seed(default: 31),
      generate: { generator -> (query: String, text: String) in
        let letters = ["a", "b", "É", "ß", "👩‍👩‍👧", " ", " // ", "-", "Æ"]
        func text(_ length: Int) -> String {
          (0..<length).map { _ in letters.randomElement(using: &generator)! }.joined()
        }
        let terms = (0..<Int.random(in: 1...4, using: &generator)).map { _ in
          Bool.random(using: &generator)
            ? "name:\"\(text(Int.random(in: 1...3, using: &generator)))\""
            : "name:/\(["a", "b+", "[ab]", "é", "$"].randomElement(using: &generator)!)/"
        }
        return (terms.joined(separator: " "), text(Int.random(in: 0...12, using: &generator)))
      },
      shrink: { sample in
        shorterArrays(Array(sample.text)).map { (query: sample.query, text: String($0)) }
      }, describe: { "\($0)" },
      law: { sample in
        var highlighter = TextHighlighter(Everything.list.plan(sample.query), field: 0)
        let ranges = highlighter.ranges(in: sample.text, separator: " // ")
        var last = -1
        for range in ranges {
          if range.start <= last || range.isEmpty { return "\(ranges)" }
          last = range.end
        }
        return last <= sample.text.utf8.count ? nil : "\(ranges) is outside"
      })
    #expect(failure == nil, "\(failure?.description ?? "")")
  }
}

/// Properties of the terms of a plan.
@Suite struct FilterPlanTermsTests {
  @Test func soughtLeaves() {
    let rows: [(String, [Int])] = [
      ("a b", [0, 1]), ("a -b", [0]), ("a -(b c)", [0]), ("a -(b -c)", [0, 2]), ("-(-a)", [0]), ("-(a or b)", []),
      ("a (unbound:x or b)", [0, 2]), ("", []), ("order:x a", [0]),
    ]
    for (query, expected) in rows {
      #expect(Everything.list.plan(query).soughtLeaves == expected, "\(query)")
    }
  }

  @Test func fieldsOfTerms() {
    let plan = Everything.list.plan("a number<other plain:b")
    func place(_ name: String) -> Int { Everything.vocabulary.fieldID(spelled: name)?.index ?? -1 }
    #expect(plan.fieldIndices(ofLeaf: 0).contains(place("name")))
    #expect(plan.fieldIndices(ofLeaf: 1) == [place("number"), place("other")])
    #expect(plan.fieldIndices(ofLeaf: 2) == [place("plain")])
    #expect(plan.fieldIndices(ofLeaf: 3) == [])
    #expect(plan.fieldIndices(ofLeaf: -1) == [])
  }

  /// The plan of a single term finds the same as the positive term alone.
  @Test func oneTerm() {
    let items = ["gob", "elf", "gob elf"].map { Everything(["plain": .text($0)]) }
    let list = Everything.list
    func found(_ query: String, _ leaf: Int) -> [Int] {
      let filter = CompiledFilter(list.plan(query).term(leaf), for: list)
      return items.indices.filter { filter.matches(items[$0]) }
    }
    #expect(found("plain:gob plain:elf", 0) == [0, 2])
    #expect(found("plain:gob plain:elf", 1) == [1, 2])
    #expect(found("-plain:gob", 0) == [0, 2])
    #expect(found("-(plain:gob or plain:elf)", 1) == [1, 2])
    #expect(found("unbound:x plain:elf", 0) == [0, 1, 2])
    #expect(found("plain:gob", 7) == [0, 1, 2])
    #expect(found("plain:gob", -1) == [0, 1, 2])
  }
}
