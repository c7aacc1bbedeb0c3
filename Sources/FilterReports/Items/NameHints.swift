import FilterAST
import FilterAnalysis
import FilterEvaluation
package import FilterLists
package import FilterSemantics
import FilterText
import FilterVocabulary
import TerminalUI

/// Queries that are meant by one that finds nothing: with a name that an item has, with a text that a field has, and with
/// terms for its words. Each is offered with what it finds.
package struct NameHints {
  private let query: AnalyzedQuery
  private let list: SearchableList
  private var lines: [String] = []

  /// The maximum number of terms whose names are looked for.
  private static let maximumTerms = 4
  /// The shortest text that may be a misspelled name, in bytes.
  private static let minimumLength = 5

  /// The lines about a query that finds nothing in a list; empty where nothing is meant, and for a list that is not in
  /// memory, which would be read again for each of them. Reads the names of the list once.
  package static func lines(_ query: AnalyzedQuery, in list: SearchableList) throws(ListFailure) -> [String] {
    if list.contentReader == nil { return [] }
    var hints = NameHints(query: query, list: list)
    try hints.addTerms()
    if hints.lines.isEmpty { try hints.addNames() }
    return hints.lines
  }

  private init(query: AnalyzedQuery, list: SearchableList) { (self.query, self.list) = (query, list) }

  /// `elf with flying`: words that stand for terms.
  private mutating func addTerms() throws(ListFailure) {
    guard let text = WordsAsTerms.text(of: query) else { return }
    try offer(text, instead: nil)
  }

  /// `!"Lightnig Bolt"`, `a:"rebeca guay"`, `aether vile`: names with typing errors.
  private mutating func addNames() throws(ListFailure) {
    var titles: TitleIndex?
    for wanted in query.wantedNames.filter({ $0.text.utf8.count >= Self.minimumLength }).prefix(Self.maximumTerms) {
      let alone = query.source[wanted.range]
      if try count(alone) > 0 { continue }
      let edit: TextEdit
      if wanted.form == .ofField {
        guard let field = wanted.field,
          let nearest = SpellingDistance.closestTitle(to: wanted.text, in: list.texts(of: field))
        else { continue }
        edit = wanted.edit(naming: nearest, in: query.vocabulary)
      } else {
        if titles == nil { titles = TitleIndex(try list.titles()) }
        guard let nearest = titles?.closest(to: wanted.text) else { continue }
        edit = TextEdit(range: wanted.range, replacement: "!\(FilterValue(quoted: nearest))")
      }
      guard let edited = query.source.applying([edit]) else { continue }
      try offer(edited.description, instead: wanted)
    }
  }

  private func count(_ text: String) throws(ListFailure) -> Int {
    try list.counted(list.plan(AnalyzedQuery(parsing: text, vocabulary: query.vocabulary))).count
  }

  /// Offers a query if it finds something.
  private mutating func offer(_ text: String, instead name: WantedName?) throws(ListFailure) {
    let number = try count(text)
    if number == 0 { return }
    let reason = name.map { "\($0.fault(in: query.vocabulary)); " } ?? ""
    let found = Counted.of(number, list.nouns.one, list.nouns.many)
    lines.append(CharacterWidth.visible("\(reason)did you mean \(text) (\(found))?"))
  }
}
