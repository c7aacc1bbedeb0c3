import FilterEvaluation
import FilterItems
import FilterReports
import FilterSemantics
import FilterText
import FilterVocabulary
import ListFiles
import Testing
import _FilterTestSupport

/// Nothing is answered that was not asked: a typo in a field or a listed value finds no item, unless it makes another
/// valid name or value.
@Suite struct TypoRefusalTests {
  private static let lists = ["access.log.jsonl", "issues.json", "songs.csv"]

  private struct Term {
    let field: String
    let value: String
  }

  private static func collection(_ name: String) throws -> ItemCollection {
    try ItemCollection(ItemSource(path: PackageFolder.path(of: "Examples/Lists/\(name)")))
  }

  /// The names of the fields that take `:`, each with its listed values or with a value that an item has.
  private static func terms(of items: ItemCollection) -> [Term] {
    items.vocabulary.fields.filter { !$0.isDirective }.flatMap { field in
      let listed = items.vocabulary.values(of: field).filter { !$0.isRefused }.flatMap { [$0.text] + $0.aliases }
      let held = (0..<items.count).lazy.flatMap { items.values(of: field.name, item: $0) }.prefix(3)
      let values = (listed.isEmpty ? Array(held) : listed).filter { value in
        !value.isEmpty && value.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 || $0 >= 0x61 && $0 <= 0x7A }
      }
      return ([field.name] + field.aliases).flatMap { name in values.map { Term(field: name, value: $0) } }
    }
  }

  /// A word with one letter inserted, left out, replaced or swapped with the next.
  private static func mistyped(_ word: String, _ generator: inout SeededGenerator) -> String {
    var bytes = Array(word.utf8)
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    let letter = UInt8.random(in: 0x61...0x7A, using: &generator)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: bytes.insert(letter, at: place)
    case 1 where bytes.count > 1: bytes.remove(at: place)
    case 2 where place + 1 < bytes.count: bytes.swapAt(place, place + 1)
    default: bytes[place] = letter
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether a name and a value are those of a field and of an item, as a person would look them up.
  private static func isValid(_ term: Term, _ items: ItemCollection) -> Bool {
    let field = items.vocabulary.fields.first { $0.name == term.field || $0.aliases.contains(term.field) }
    guard let field else { return false }
    let listed = items.vocabulary.values(of: field)
    // Fields of texts and numbers have no listed values: any value may be meant.
    if listed.isEmpty { return true }
    let needle = TextForm.unaccented.bytes(of: term.value)
    return listed.contains { ([$0.text] + $0.aliases).contains { WordBeginnings.occurs(needle, in: $0, .unaccented) } }
  }

  @Test(arguments: lists) func noTypoFindsAnItem(list: String) throws {
    let items = try Self.collection(list)
    let terms = Self.terms(of: items)
    #expect(terms.count > 20)
    var generator = SeededGenerator(seed: PropertyCases.seed(default: 33))
    var (refused, empty, valid) = (0, 0, 0)
    for _ in 0..<PropertyCases.count(long: 34_000) {
      let term = terms[Int.random(in: terms.indices, using: &generator)]
      let hasFieldTypo = Bool.random(using: &generator)
      let typed = Term(
        field: hasFieldTypo ? Self.mistyped(term.field, &generator) : term.field,
        value: hasFieldTypo ? term.value : Self.mistyped(term.value, &generator))
      if Self.isValid(typed, items) {
        valid += 1
        continue
      }
      let text = "\(typed.field):\(typed.value)"
      let plan = items.plan(AnalyzedQuery(parsing: text, vocabulary: items.vocabulary))
      if plan.isRefused {
        refused += 1
      } else {
        let count = items.answer(plan).count
        #expect(count == 0, "\(text) finds \(count)")
        empty += 1
      }
    }
    #expect(refused > (refused + empty + valid) / 3)
  }

  /// The same through the command: a typo in a field is refused with a diagnostic, for every kind of output.
  @Test(arguments: [[], ["--count"], ["--count-by", "level"], ["--histogram", "status"], ["--unique", "level"]])
  func theCommandPrintsNoRow(options: [String]) throws {
    let path = PackageFolder.path(of: "Examples/Lists/access.log.jsonl")
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<TestTier.size(2, long: 8) {
      let field = Self.mistyped("method", &generator)
      if field == "method" { continue }
      let result = run(["search", "\(field):get", path] + options, bytes: [])
      #expect(result.status == 2, "\(field)")
      #expect(result.output == "", "\(field)")
      #expect(result.errors.contains("error: unknown field '\(field)'"), "\(result.errors)")
    }
  }
}
