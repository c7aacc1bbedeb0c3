import FilterAST
import FilterParser
package import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// A suggestion for a term whose value belongs to another field: `kw:flying` for `t:flying`. Empty for fields that
  /// take any text, for parts of known values (`t:legend`), and for terms with an error; see
  /// ``suggestions(forLeaf:)``.
  package func swappedRoleSuggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let own = leaves[index].condition?.field,
      case .filter(_, field: _, _, let value) = leaves[index].term, value.text.utf8.count > 3,
      value.text.utf8.count <= SpellingDistance.maximumLength, !vocabulary[own].catalogs.isEmpty,
      vocabulary.valueID(value.text, of: own) == nil, let other = vocabulary.fieldHavingValue(value.text), other != own,
      [.text, .catalog].contains(vocabulary[other].kind),
      let typed = TypedTerm(leaves[index], of: source)
    else { return [] }
    let field = vocabulary[own]
    // A value can be missing only from lists that are loaded.
    let catalogs = field.catalogs.compactMap { vocabulary.catalog(named: $0) }
    guard field.kind == .text || field.kind == .catalog, !catalogs.isEmpty, catalogs.count == field.catalogs.count,
      !field.hasValue(containing: value.text, in: vocabulary)
    else { return [] }
    // Sets are added often, and their codes may be words.
    if field.kind == .catalog, catalogs.contains(where: { $0.values.count > 500 }) { return [] }
    var list = SuggestionList(vocabulary)
    let name = vocabulary[other].shortestSpelling
    list.add(
      name + ":" + typed.value,
      edits: [
        TextEdit(
          range: SourceRange(start: typed.ranges.field.start, end: typed.ranges.comparison.end), replacement: name + ":"
        )
      ], distance: 0)
    return list.best(1)
  }

  /// Suggestions for a term whose value an open list does not have, although it has a similar one: `t:creature` for
  /// `t:creture`. Empty for a part of a known value (`t:legend`), for short words, and for fields whose lists are not
  /// loaded or hold codes. Over lists, `state:open` for `state:opne` in a field with words.
  ///
  /// Linear in the values of the field, at most 2,000.
  package func misspellingSuggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let id = leaves[index].condition?.field,
      case .filter(_, field: _, _, let value) = leaves[index].term, value.text.utf8.count > 3,
      value.text.utf8.count <= SpellingDistance.maximumLength, vocabulary.mayMisspell(id),
      vocabulary.valueID(value.text, of: id) == nil, let typed = TypedTerm(leaves[index], of: source)
    else { return [] }
    let field = vocabulary[id]
    guard vocabulary.fieldHavingValue(value.text) == nil, !field.hasValue(containing: value.text, in: vocabulary)
    else { return [] }
    var list = SuggestionList(vocabulary)
    for stem in PluralWord.stems(of: Array(ValueSpelling.folded(value.text).utf8)) {
      let singular = String(decoding: stem, as: UTF8.self)
      guard let known = vocabulary.valueID(singular, of: id) else { continue }
      let text = FilterValue(
        ValueSpelling.folded(vocabulary[known].text) == singular && !vocabulary.isOfLists
          ? singular : vocabulary[known].text, in: vocabulary.syntax)
      list.add(
        typed.field + typed.comparison + text.description,
        edits: [TextEdit(range: typed.ranges.value, replacement: text.description)], distance: 0)
    }
    addMisspelled(ValueSpelling.folded(value.text), around: ("", ""), typed, of: field, to: &list)
    let words = value.text.split(separator: " ").map { String($0) }
    // In a text with spaces one word may be misspelled: `t:"legendary creture"`.
    if list.isEmpty, words.count > 1, field.kind == .text {
      let unknown = words.indices.filter { !field.hasValue(containing: words[$0], in: vocabulary) }
      guard unknown.count == 1, words[unknown[0]].utf8.count > 3 else { return [] }
      let before = words[..<unknown[0]].map { $0 + " " }.joined()
      let after = words[(unknown[0] + 1)...].map { " " + $0 }.joined()
      addMisspelled(ValueSpelling.folded(words[unknown[0]]), around: (before, after), typed, of: field, to: &list)
    }
    return list.best(3)
  }

  /// The values of a field that are similar to a folded word, between the other words of the text.
  private func addMisspelled(
    _ folded: String, around other: (before: String, after: String), _ typed: TypedTerm, of field: Field,
    to list: inout SuggestionList
  ) {
    let word = Array(folded.utf8)
    guard word.count > 3, SpellingDistance.isWord(word, inLists: vocabulary.isOfLists) else { return }
    let digits = word.filter { $0.isDigit }
    let limit = word.count < 6 ? 1 : word.count < 10 ? 2 : 3
    var number = 0
    field.forEachSpelling(in: vocabulary) { spelling, rank, isRefused, candidate in
      if rank == 0 { number += 1 }
      // `node-17` is hardly meant as `node-18`.
      guard !isRefused, candidate.count > 3, candidate.lazy.filter({ $0.isDigit }).elementsEqual(digits),
        let edits = SpellingDistance.between(word, and: candidate, limit: limit)
      else { return }
      let text = FilterValue(other.before + spelling + other.after, in: vocabulary.syntax).description
      list.add(
        typed.field + typed.comparison + text, edits: [TextEdit(range: typed.ranges.value, replacement: text)],
        distance: Double(edits) + SpellingDistance.tendency(of: word, for: candidate) + Double(number) / 10_000)
    }
  }
}

extension Vocabulary {
  /// Whether an unknown value of a field may be a misspelled one: the values that the field has are loaded and few.
  fileprivate func mayMisspell(_ id: FieldID) -> Bool {
    let field = self[id]
    let catalogs = field.catalogs.compactMap { catalog(named: $0) }
    guard catalogs.count == field.catalogs.count else { return false }
    if isOfLists {
      let isOfWords = [.text, .catalog, .enumeration, .orderedEnumeration].contains(field.kind)
      return isOfWords && 1...2_000 ~= catalogs.reduce(field.values.count) { $0 + $1.values.count }
    }
    guard !catalogs.isEmpty, field.kind == .text || field.kind == .catalog else { return false }
    return catalogs.allSatisfy { $0.values.count <= (field.kind == .text ? 2_000 : 500) }
  }
}

extension SpellingDistance {
  /// Whether folded bytes are a word: letters and apostrophes, over lists also digits, marks and bytes beyond ASCII
  /// beside letters.
  fileprivate static func isWord(_ bytes: [UInt8], inLists: Bool) -> Bool {
    inLists
      ? bytes.contains { $0.isLetter || $0 >= 0x80 } : bytes.allSatisfy { $0.isLetter || $0 == UInt8(ascii: "'") }
  }
}

extension Field {
  /// Visits the names of the values of the field, of its own and of those of its catalogs: the name, its rank (0 for
  /// the text, then the aliases), whether the value is refused, and the folded name. Neither lists nor values are
  /// copied.
  func forEachSpelling(
    in vocabulary: Vocabulary,
    _ visit: (_ name: String, _ rank: Int, _ isRefused: Bool, _ folded: [UInt8]) -> Void
  ) {
    var folded: [UInt8] = []
    func visitAll(_ values: [FieldValue]) {
      for index in values.indices {
        for rank in 0...values[index].aliases.count {
          folded.removeAll(keepingCapacity: true)
          let spelling = rank == 0 ? values[index].text : values[index].aliases[rank - 1]
          if !ValueSpelling.fold(spelling, into: &folded) { folded = Array(ValueSpelling.folded(spelling).utf8) }
          visit(spelling, rank, values[index].isRefused, folded)
        }
      }
    }
    visitAll(values)
    for name in catalogs {
      if let catalog = vocabulary.catalog(named: name) { visitAll(catalog.values) }
    }
  }

  /// Whether a refused value has a text that folds to these bytes.
  func hasRefusedValue(folded text: [UInt8], in vocabulary: Vocabulary) -> Bool {
    func has(_ values: [FieldValue]) -> Bool {
      values.indices.contains {
        values[$0].isRefused && ValueSpelling.folded(values[$0].text).utf8.elementsEqual(text)
      }
    }
    return has(values) || catalogs.contains { vocabulary.catalog(named: $0).map { has($0.values) } ?? false }
  }

  /// Whether a text is a part of a known value, or all of it. Linear in the values.
  func hasValue(containing text: String, in vocabulary: Vocabulary) -> Bool {
    let part = Array(ValueSpelling.folded(text).utf8)
    guard let start = part.first else { return true }
    var isFound = false
    forEachSpelling(in: vocabulary) { _, _, _, whole in
      if isFound || whole.count < part.count { return }
      isFound = (0...(whole.count - part.count)).contains {
        whole[$0] == start && whole[$0...].starts(with: part)
      }
    }
    return isFound
  }
}
