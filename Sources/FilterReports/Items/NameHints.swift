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
    var titles: [String]?
    for wanted in names.prefix(Self.maximumTerms) {
      let alone = query.source[wanted.range]
      if try count(alone) > 0 { continue }
      let candidates: [String]
      if let field = wanted.field {
        candidates = texts(of: field)
      } else {
        if titles == nil { titles = try list.titles() }
        candidates = titles ?? []
      }
      guard let nearest = SpellingDistance.closestTitle(to: wanted.text, in: candidates) else { continue }
      let value = FilterValue(nearest, in: query.vocabulary.syntax).description
      let term = wanted.field == nil ? "!\(FilterValue(quoted: nearest))" : wanted.head + value
      let edit = TextEdit(range: wanted.range, replacement: term)
      guard let edited = query.source.applying([edit]) else { continue }
      try offer(edited.description, instead: wanted.text)
    }
  }

  /// A name that a query looks for: its range, its text, and of a text in a field the field with what is written before it.
  private struct Wanted {
    var range: SourceRange
    var text: String
    var field: FieldID?
    var head = ""
  }

  /// The names of a query that no other word follows: words beside each other are one name.
  private var names: [Wanted] {
    let vocabulary = query.vocabulary
    var names: [Wanted] = []
    var lastWord: Int?
    for (index, leaf) in query.leaves.enumerated() where leaf.minus.isEmpty {
      switch leaf.condition {
      case .name(let isExact, let value)?:
        let gap = names.last.map { SourceRange(start: $0.range.end, end: max($0.range.end, leaf.range.start)) }
        if !isExact, lastWord == index - 1, let gap, query.source[gap].allSatisfy({ $0 == " " }), gap.length > 0 {
          names[names.count - 1].range = names[names.count - 1].range.union(leaf.range)
          names[names.count - 1].text += " " + value.text
        } else {
          names.append(Wanted(range: leaf.range, text: value.text))
        }
        lastWord = isExact ? nil : index
      case .text(let id, let value)?:
        let field = vocabulary[id]
        let isName = !vocabulary.nameField.isEmpty && vocabulary.fieldID(spelled: vocabulary.nameField) == id
        // Texts of which a catalog would tell the values, such as artists.
        let isUnlisted = !field.catalogs.isEmpty && vocabulary.values(of: field).isEmpty
        guard isName || isUnlisted, let comparison = leaf.comparison else { continue }
        let head = query.source[SourceRange(start: leaf.range.start, end: comparison.end)]
        names.append(Wanted(range: leaf.range, text: value.text, field: isName ? nil : id, head: head))
      default: break
      }
    }
    return names.filter { $0.text.utf8.count >= Self.minimumLength }
  }

  /// The texts that the items of a list in memory have in a field, each once; empty for another list.
  private func texts(of field: FieldID) -> [String] {
    guard let read = list.contentReader else { return [] }
    var texts: Set<String> = []
    read(list.everything, field.index) { contents in
      for content in contents {
        switch content {
        case .text(let text): texts.insert(text)
        case .texts(let all): texts.formUnion(all.compactMap { $0 })
        default: break
        }
      }
    }
    return texts.sorted()
  }

  private func count(_ text: String) throws(ListFailure) -> Int {
    try list.counted(list.plan(AnalyzedQuery(parsing: text, vocabulary: query.vocabulary))).count
  }

  /// Offers a query if it finds something.
  private mutating func offer(_ text: String, instead name: String?) throws(ListFailure) {
    let number = try count(text)
    if number == 0 { return }
    let reason = name.map { "no name is '\(Diagnostic.quotation(of: $0))'; " } ?? ""
    let found = Counted.of(number, list.nouns.one, list.nouns.many)
    lines.append(CharacterWidth.visible("\(reason)did you mean \(text) (\(found))?"))
  }
}
