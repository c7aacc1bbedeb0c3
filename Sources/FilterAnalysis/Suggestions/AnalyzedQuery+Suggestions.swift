import FilterAST
import FilterParser
package import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// The five best corrections of a term with an error, the best first. Empty for valid terms, and if nothing is
  /// similar.
  ///
  /// Ranks by edit distance of the field or value, by how well the value fits the field, and by popularity. A value of
  /// another field (`c:elf`) moves to that field. Linear in the vocabulary; long texts are not compared.
  package func suggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let error = leaves[index].error,
      let typed = TypedTerm(leaves[index], of: source)
    else { return [] }
    var list = SuggestionList(vocabulary)
    let operators = operatorSuggestions(forLeaf: index)
    if !operators.isEmpty { return operators }
    switch error {
    case .unknownField:
      addReplacement(typed, to: &list)
      addFields(typed, isInDoubt: true, to: &list)
    case .unknownValue(let id), .quotedValue(let id), .notADate(let id), .notANumber(let id):
      addValues(typed, field: vocabulary[id], to: &list)
      addColumns(typed, field: vocabulary[id], to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notColors(let id, _):
      addColors(typed, field: vocabulary[id], to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notACost, .mixedDevotion, .notAnIdentifier, .numberWithTail: addFields(typed, isInDoubt: false, to: &list)
    case .operatorNotTaken, .regexNotTaken: addFields(typed, isInDoubt: false, to: &list)
    case .halfOperator, .emptyValue, .numberOutOfRange, .sameColumn: break
    }
    return list.best(5)
  }

  /// The replacement of a field name that is known not to exist.
  private func addReplacement(_ typed: TypedTerm, to list: inout SuggestionList) {
    guard let name = FieldName(exactly: typed.field), let absent = vocabulary.absentField(named: name),
      !absent.replacement.isEmpty, let id = vocabulary.fieldID(spelled: absent.replacement)
    else { return }
    for (rank, text) in [vocabulary[id].shortestSpelling, absent.replacement].enumerated() {
      list.add(
        text + typed.comparison + typed.value, edits: [TextEdit(range: typed.ranges.field, replacement: text)],
        distance: Double(rank) * 0.1 - 1)
    }
  }

  /// Numeric fields with a similar name, for fields that compare with other fields.
  private func addColumns(_ typed: TypedTerm, field: Field, to list: inout SuggestionList) {
    let value = Array(typed.valueText.lowercased().utf8)
    guard field.comparesColumns, value.count > 1, value.count <= SpellingDistance.maximumLength else { return }
    for column in vocabulary.fields where column.isColumn && column.name != field.name {
      for name in [column.name] + column.aliases {
        let limit = min(2, value.count / 2)
        guard let edits = SpellingDistance.between(value, and: Array(name.utf8), limit: limit) else { continue }
        list.add(
          typed.field + typed.comparison + name, edits: [TextEdit(range: typed.ranges.value, replacement: name)],
          distance: Double(edits) + 0.1)
      }
    }
  }

  /// Fields with a similar name, and fields that have the value. A known field is replaced only by one that is known
  /// to have the value.
  private func addFields(_ typed: TypedTerm, isInDoubt: Bool, to list: inout SuggestionList) {
    let name = Array(typed.field.lowercased().utf8)
    let limit = SpellingDistance.limit(forLength: name.count)
    for field in vocabulary.fields {
      for alias in [field.name] + field.aliases where alias.utf8.elementsEqual(name) == false {
        guard FieldName(exactly: alias) != nil else { continue }
        let edits = SpellingDistance.between(name, and: Array(alias.utf8), limit: limit)
        // A field with a different name is suggested only for a known value, and only by its shortest name.
        if edits == nil, alias != field.shortestSpelling { continue }
        guard let term = typed.term(field: alias) else { continue }
        let fit = vocabulary.fit(of: term)
        if fit == .none || (edits == nil || !isInDoubt) && (fit != .known || isDifferentOrder(field)) { continue }
        // A long name at distance 1 is hardly a coincidence, whatever the value; a short one may be.
        var distance = edits.map { Double($0) } ?? (name.count > 3 ? 3 : 2.2)
        distance += fit.penalty - Double(field.popularity) / 250
        if edits == nil, vocabulary.fieldHavingValue(typed.valueText).map({ vocabulary[$0].name }) == field.name {
          distance -= 0.5
        }
        // Typing errors in the first letter are rare.
        if edits != nil, alias.utf8.first != name.first { distance += 0.2 }
        list.add(
          alias + typed.comparison + typed.value, edits: [TextEdit(range: typed.ranges.field, replacement: alias)],
          distance: distance)
      }
    }
  }

  /// Numbers and colors fit many fields, so they do not support a field with a different name.
  private func isDifferentOrder(_ field: Field) -> Bool {
    switch field.kind {
    case .enumeration, .orderedEnumeration, .flag, .catalog, .text, .directive: false
    default: true
    }
  }

  /// Values of the same field that are similar, or that start with the typed text.
  private func addValues(_ typed: TypedTerm, field: Field, to list: inout SuggestionList) {
    let folded = ValueSpelling.folded(typed.valueText)
    let value = Array(folded.utf8)
    guard value.count <= SpellingDistance.maximumLength, !value.isEmpty else { return }
    let limit = value.count < 3 ? 1 : SpellingDistance.limit(forLength: value.count)
    let values = vocabulary.values(of: field)
    // A refused value is a known word, and no misspelling of another.
    if values.contains(where: { $0.isRefused && ValueSpelling.folded($0.text) == folded }) { return }
    for known in values where !known.isRefused {
      for (rank, spelling) in ([known.text] + known.aliases).enumerated() {
        let candidate = Array(ValueSpelling.folded(spelling).utf8)
        var distance: Double?
        if let edits = SpellingDistance.between(value, and: candidate, limit: limit) {
          distance = Double(edits)
          // Short words are similar to many others by chance.
          if candidate.count <= 2, edits > 0 { distance = Double(edits) + 0.4 }
        } else if value.count > 2, candidate.starts(with: value) {
          distance = 1.5
        }
        guard var distance, let bare = FilterValue(bare: spelling) else { continue }
        if candidate.first != value.first { distance += 0.2 }
        distance += Double(rank) * 0.01
        list.add(
          typed.field + typed.comparison + bare.text,
          edits: [TextEdit(range: typed.ranges.value, replacement: bare.text)],
          distance: distance)
      }
    }
  }

  /// Similar names of colors, and the typed letters without those that are not colors.
  private func addColors(_ typed: TypedTerm, field: Field, to list: inout SuggestionList) {
    guard let palette = vocabulary.palette(of: field) else { return }
    let value = Array(ValueSpelling.folded(typed.valueText).utf8)
    guard value.count <= SpellingDistance.maximumLength else { return }
    var names: [String] = palette.nicknames.flatMap { [$0.name] + $0.aliases }
    names += palette.colors.flatMap { [$0.name] + $0.aliases }
    names += palette.noneWords + palette.manyWords + palette.countWords.map { $0.word }
    for name in names where name.utf8.count > 2 {
      let candidate = Array(ValueSpelling.folded(name).utf8)
      guard
        let edits = SpellingDistance.between(
          value, and: candidate, limit: SpellingDistance.limit(forLength: value.count))
      else { continue }
      list.add(
        typed.field + typed.comparison + name, edits: [TextEdit(range: typed.ranges.value, replacement: name)],
        distance: Double(edits))
    }
    let letters = String(typed.valueText.filter { palette.letters(String($0)) != nil })
    if !letters.isEmpty, letters.utf8.count + 2 >= typed.valueText.utf8.count {
      list.add(
        typed.field + typed.comparison + letters, edits: [TextEdit(range: typed.ranges.value, replacement: letters)],
        distance: 1.1)
    }
  }
}

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
      !isPartOfKnownValue(value.text, of: field)
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

  private func isPartOfKnownValue(_ text: String, of field: Field) -> Bool {
    let part = Array(ValueSpelling.folded(text).utf8)
    guard let start = part.first else { return true }
    return vocabulary.values(of: field).contains { value in
      let whole = Array(ValueSpelling.folded(value.text).utf8)
      guard whole.count >= part.count else { return false }
      return (0...(whole.count - part.count)).contains {
        whole[$0] == start && whole[$0...].starts(with: part)
      }
    }
  }
}
