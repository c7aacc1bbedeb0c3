import FilterAST
import FilterParser
public import FilterSemantics
import FilterText
import FilterVocabulary

extension AnalyzedQuery {
  /// What a term with a mistake may have been meant to be: the best five, the best first. Empty for terms without a mistake,
  /// and where nothing is near.
  ///
  /// Near is what is few slips of the finger away in the field or the value, what the value suits, and what people use often. A
  /// value that belongs to another field (`c:elf`) moves there. Linear in the vocabulary; nothing is compared in long texts.
  public func suggestions(forLeaf index: Int) -> [TermSuggestion] {
    guard leaves.indices.contains(index), let mistake = leaves[index].mistake,
      let typed = TypedTerm(leaves[index], of: source)
    else { return [] }
    var list = SuggestionList(vocabulary)
    let operators = operatorSuggestions(forLeaf: index)
    if !operators.isEmpty { return operators }
    switch mistake {
    case .unknownField:
      addReplacement(typed, to: &list)
      addFields(typed, isInDoubt: true, to: &list)
    case .unknownValue(let id), .quotedValue(let id), .notADate(let id), .notANumber(let id):
      addValues(typed, vocabulary[id], to: &list)
      addColumns(typed, vocabulary[id], to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notColors(let id, _):
      addColors(typed, vocabulary[id], to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notACost, .mixedDevotion, .notAnIdentifier, .numberWithTail: addFields(typed, isInDoubt: false, to: &list)
    case .operatorNotTaken, .regexNotTaken: addFields(typed, isInDoubt: false, to: &list)
    case .halfOperator, .emptyValue, .numberOutOfRange, .sameColumn: break
    }
    return list.best(5)
  }

  /// A name that is known not to exist has a replacement.
  private func addReplacement(_ typed: TypedTerm, to list: inout SuggestionList) {
    guard let name = FieldName(exactly: typed.field), let absent = vocabulary.absentField(named: name),
      !absent.replacement.isEmpty, let id = vocabulary.fieldID(spelled: absent.replacement)
    else { return }
    for (place, text) in [vocabulary[id].shortestSpelling, absent.replacement].enumerated() {
      list.add(
        text + typed.comparison + typed.value, [TextEdit(range: typed.ranges.field, replacement: text)],
        distance: Double(place) * 0.1 - 1)
    }
  }

  /// Columns whose name is near, where a column may stand in the place of a number.
  private func addColumns(_ typed: TypedTerm, _ field: Field, to list: inout SuggestionList) {
    let value = Array(typed.valueText.lowercased().utf8)
    guard field.comparesColumns, value.count > 1, value.count <= SpellingDistance.longestWord else { return }
    for column in vocabulary.fields where column.isColumn && column.name != field.name {
      for name in [column.name] + column.aliases {
        let limit = min(2, value.count / 2)
        guard let slips = SpellingDistance.between(value, Array(name.utf8), limit: limit) else { continue }
        list.add(
          typed.field + typed.comparison + name, [TextEdit(range: typed.ranges.value, replacement: name)],
          distance: Double(slips) + 0.1)
      }
    }
  }

  /// Fields whose name is near, and fields that have the value. Where the typed field exists, only a value that another one is
  /// known to have is a reason to leave it.
  private func addFields(_ typed: TypedTerm, isInDoubt: Bool, to list: inout SuggestionList) {
    let name = Array(typed.field.lowercased().utf8)
    let limit = SpellingDistance.limit(forLength: name.count)
    for field in vocabulary.fields {
      for alias in [field.name] + field.aliases where alias.utf8.elementsEqual(name) == false {
        guard FieldName(exactly: alias) != nil else { continue }
        let slips = SpellingDistance.between(name, Array(alias.utf8), limit: limit)
        // Far from the typed name only a value that is known to be the field's speaks for it, and only under its best name.
        if slips == nil, alias != field.shortestSpelling { continue }
        guard let term = typed.term(field: alias) else { continue }
        let fit = vocabulary.fit(of: term)
        if fit == .none || (slips == nil || !isInDoubt) && (fit != .known || isDifferentOrder(field)) { continue }
        // A long name that is one slip away is hardly chance, whatever the value would suit; a short one may be.
        var distance = slips.map { Double($0) } ?? (name.count > 3 ? 3 : 2.2)
        distance += fit.penalty - Double(field.popularity) / 250
        if slips == nil, vocabulary.fieldHavingValue(typed.valueText).map({ vocabulary[$0].name }) == field.name {
          distance -= 0.5
        }
        // A slip at the first letter is rare, one that leaves the length rarer than one that does not.
        if slips != nil, alias.utf8.first != name.first { distance += 0.2 }
        list.add(
          alias + typed.comparison + typed.value, [TextEdit(range: typed.ranges.field, replacement: alias)],
          distance: distance)
      }
    }
  }

  /// Numbers and colors fit many fields, so they tell nothing about a field whose name is far.
  private func isDifferentOrder(_ field: Field) -> Bool {
    switch field.kind {
    case .enumeration, .orderedEnumeration, .flag, .catalog, .text, .directive: false
    default: true
    }
  }

  /// Values of the same field that are near, or that what was typed begins.
  private func addValues(_ typed: TypedTerm, _ field: Field, to list: inout SuggestionList) {
    let folded = ValueSpelling.folded(typed.valueText)
    let value = Array(folded.utf8)
    guard value.count <= SpellingDistance.longestWord, !value.isEmpty else { return }
    let limit = value.count < 3 ? 1 : SpellingDistance.limit(forLength: value.count)
    for known in vocabulary.values(of: field) where !known.isRefused {
      for (place, spelling) in ([known.text] + known.aliases).enumerated() {
        let candidate = Array(ValueSpelling.folded(spelling).utf8)
        var distance: Double?
        if let slips = SpellingDistance.between(value, candidate, limit: limit) {
          distance = Double(slips)
          // A short word is near to much by chance.
          if candidate.count <= 2, slips > 0 { distance = Double(slips) + 0.4 }
        } else if value.count > 2, candidate.starts(with: value) {
          distance = 1.5
        }
        guard var distance, let bare = FilterValue(bare: spelling) else { continue }
        if candidate.first != value.first { distance += 0.2 }
        distance += Double(place) * 0.01
        list.add(
          typed.field + typed.comparison + bare.text, [TextEdit(range: typed.ranges.value, replacement: bare.text)],
          distance: distance)
      }
    }
  }

  /// Names of colors that are near, and the typed letters without those that are no colors.
  private func addColors(_ typed: TypedTerm, _ field: Field, to list: inout SuggestionList) {
    guard let palette = vocabulary.palette(of: field) else { return }
    let value = Array(ValueSpelling.folded(typed.valueText).utf8)
    guard value.count <= SpellingDistance.longestWord else { return }
    var names: [String] = palette.nicknames.flatMap { [$0.name] + $0.aliases }
    names += palette.colors.flatMap { [$0.name] + $0.aliases }
    names += palette.noneWords + palette.manyWords + palette.countWords.map { $0.word }
    for name in names where name.utf8.count > 2 {
      let candidate = Array(ValueSpelling.folded(name).utf8)
      guard
        let slips = SpellingDistance.between(value, candidate, limit: SpellingDistance.limit(forLength: value.count))
      else { continue }
      list.add(
        typed.field + typed.comparison + name, [TextEdit(range: typed.ranges.value, replacement: name)],
        distance: Double(slips))
    }
    let letters = String(typed.valueText.filter { palette.letters(String($0)) != nil })
    if !letters.isEmpty, letters.utf8.count + 2 >= typed.valueText.utf8.count {
      list.add(
        typed.field + typed.comparison + letters, [TextEdit(range: typed.ranges.value, replacement: letters)],
        distance: 1.1)
    }
  }
}
