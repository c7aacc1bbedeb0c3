import FilterAST
import FilterAnalysis
import FilterExplanation
import FilterParser
import FilterSemantics
import FilterText
import FilterVocabulary
import _FilterTestSupport

/// A typo in a valid query.
struct SuggestionMutation {
  /// The part of the term with the typo.
  enum Place: String, CaseIterable {
    case field
    case comparison
    /// A value of a closed list.
    case value
    /// A type, a keyword: a value of an open list.
    case openValue
  }

  let original: String
  let mutated: String
  let place: Place

  /// A typo in a random term; nil if the query has no such part, or if nothing changed.
  init?(of query: AnalyzedQuery, _ place: Place, using random: inout SeededGenerator) {
    let candidates = query.leaves.filter { leaf in
      guard leaf.field != nil, leaf.condition != nil else { return false }
      if place == .field || place == .comparison { return true }
      if place == .openValue { return SuggestionMutation.isOfOpenList(leaf, in: query.vocabulary) }
      guard case .listed(let id, _, _)? = leaf.condition else {
        if case .directive? = leaf.condition { return true }
        return false
      }
      return query.vocabulary[id].isClosed && leaf.value.length > 2
    }
    guard !candidates.isEmpty else { return nil }
    let leaf = candidates[random.below(candidates.count)]
    let range: SourceRange?
    switch place {
    case .field: range = leaf.field
    case .comparison: range = leaf.comparison
    case .value, .openValue: range = leaf.value
    }
    guard let range else { return nil }
    let alphabet = Array((place == .comparison ? ":=<>!;" : "abcdefghijklmnopqrstuvwxyz").utf8)
    var bytes = Array(query.source.bytes[range.start..<range.end])
    let letter = alphabet[random.below(alphabet.count)]
    switch random.below(4) {
    case 0: bytes.insert(letter, at: random.below(bytes.count + 1))
    case 1: bytes.remove(at: random.below(bytes.count))
    case 2: bytes[random.below(bytes.count)] = letter
    default:
      guard bytes.count > 1 else { return nil }
      let index = random.below(bytes.count - 1)
      bytes.swapAt(index, index + 1)
    }
    let edit = TextEdit(range: range, replacement: String(decoding: bytes, as: UTF8.self))
    guard let mutated = query.source.applying([edit]) else { return nil }
    self.original = query.source.description
    self.mutated = mutated.description
    self.place = place
    if self.original == self.mutated { return nil }
  }

  /// Whether the value of a term is one that an open list has.
  private static func isOfOpenList(_ leaf: AnalyzedLeaf, in vocabulary: Vocabulary) -> Bool {
    guard let id = leaf.condition?.field, case .filter(_, field: _, _, let value) = leaf.term else { return false }
    let field = vocabulary[id]
    return !field.isClosed && field.catalogs.contains { ["types", "keywords"].contains($0) } && leaf.value.length > 3
      && vocabulary.valueID(value.text, of: id) != nil
  }

  /// The index of the original among the suggestions; nil if it is missing. Nil as a whole if the typo gives another
  /// valid query.
  func rank(in vocabulary: Vocabulary) -> Int?? {
    let query = AnalyzedQuery(parsing: mutated, vocabulary: vocabulary)
    let diagnostics = query.diagnostics.filter { $0.severity != .information }
    let isReported = diagnostics.contains { $0.severity != .hint || $0.id == SemanticDiagnosticKind.runTogether.id }
    if !isReported { return nil }
    let wanted = AnalyzedQuery(parsing: original, vocabulary: vocabulary).parsed.query.map { vocabulary.key(of: $0) }
    var offered: [String] = []
    for diagnostic in diagnostics.sorted(by: { order($0) < order($1) }) {
      for fix in diagnostic.fixes {
        guard let text = fix.applied(to: query.source)?.description, !offered.contains(text) else { continue }
        if text == original { return .some(offered.count) }
        if ParsedQuery(parsing: text).query.map({ vocabulary.key(of: $0) }) == wanted { return .some(offered.count) }
        offered.append(text)
      }
    }
    return .some(nil)
  }

  /// Orders diagnostics as an editor does: by severity.
  private func order(_ diagnostic: Diagnostic) -> Int {
    switch diagnostic.severity {
    case .error: 0
    case .warning: 1
    case .information: 2
    case .hint: 3
    }
  }
}
