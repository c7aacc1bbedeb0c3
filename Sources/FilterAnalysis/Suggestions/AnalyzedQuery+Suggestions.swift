import FilterAST
import FilterLexer
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
      if !addReplacement(typed, to: &list) { addFields(typed, isInDoubt: true, to: &list) }
    case .unknownPresence: addFieldsAsked(typed, to: &list)
    case .unknownValue(let id), .quotedValue(let id), .notADate(let id), .notANumber(let id):
      addOtherWords(typed, of: id, forLeaf: index, to: &list)
      addValues(typed, field: vocabulary[id], to: &list)
      addColumns(typed, field: vocabulary[id], to: &list)
      addFields(typed, isInDoubt: false, to: &list)
      addFieldOfColors(typed, to: &list)
    case .notColors(let id, _):
      addOtherWords(typed, of: id, forLeaf: index, to: &list)
      addColors(typed, field: vocabulary[id], to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notAnInstant:
      addInstants(typed, to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notAnAmount(let id, let error):
      addAmounts(typed, field: vocabulary[id], error: error, to: &list)
      addFields(typed, isInDoubt: false, to: &list)
    case .notAnIdentifier(let id):
      for (rank, value) in (vocabulary[id].kind.traits.keyed?.corrections(typed.valueText) ?? []).enumerated() {
        list.add(
          typed.field + typed.comparison + value,
          edits: [TextEdit(range: typed.ranges.value, replacement: value)], distance: 1 + Double(rank) * 0.1)
      }
      addFields(typed, isInDoubt: false, to: &list)
    case .notACost, .mixedDevotion, .numberWithTail: addFields(typed, isInDoubt: false, to: &list)
    case .operatorNotTaken: addFields(typed, isInDoubt: false, to: &list)
    case .regexNotTaken: addFields(typed, isInDoubt: true, to: &list)
    case .halfOperator, .negatedValue, .emptyValue, .numberOutOfRange, .sameColumn: break
    }
    return list.best(5).filter { keepsOtherValues($0.edits, ofLeaf: index) }
  }

  /// Whether edits for a leaf leave the other values of its field as they are. Always if it is the only value.
  ///
  /// The field may only change if it is unknown, which it is for all of them. Logarithmic in the leaves.
  func keepsOtherValues(_ edits: [TextEdit], ofLeaf index: Int) -> Bool {
    let leaf = leaves[index]
    guard leaf.isOneValue, let group = parsed.tree.valueGroup(of: leaf.node) else { return true }
    let values = parsed.tree.range(of: group)
    let opening = parsed.tree.opening(ofGroup: group).map { parsed.tree.tokens[$0].range.end }
    let first = opening ?? leaf.comparison?.end ?? values.start
    // Leaves are in the order of the text.
    let isAlone = ![index - 1, index + 1].contains { leaves.indices.contains($0) && values.encloses(leaves[$0].range) }
    if isAlone, opening == nil { return true }
    var isUnknownField = false
    if case .unknownField? = leaf.error { isUnknownField = true }
    return edits.allSatisfy { edit in
      if isUnknownField, edit.range == leaf.field { return true }
      if !edit.replacement.isEmpty,
        vocabulary.parse(edit.replacement).tree.tokens.contains(where: { $0.kind == .field })
      {
        return false
      }
      return edit.range.start >= first && edit.range.end <= values.end && !touchesLeaf(edit.range, besides: index)
        || isAlone && edit.range.encloses(values)
    }
  }

  /// Whether a range has bytes of a leaf other than one.
  private func touchesLeaf(_ range: SourceRange, besides index: Int) -> Bool {
    var next = leaves.partitioningIndex { $0.range.end > range.start }
    if next == index { next += 1 }
    return next < leaves.count && leaves[next].range.start < range.end
  }

  /// The replacement of a field name that is known not to exist; false if there is none.
  private func addReplacement(_ typed: TypedTerm, to list: inout SuggestionList) -> Bool {
    guard let name = FieldName(exactly: typed.field), let absent = vocabulary.absentField(named: name),
      !absent.replacement.isEmpty, let id = vocabulary.fieldID(spelled: absent.replacement)
    else { return false }
    for (rank, text) in [vocabulary[id].shortestSpelling, absent.replacement].enumerated() {
      list.add(
        text + typed.comparison + typed.value, edits: [TextEdit(range: typed.ranges.field, replacement: text)],
        distance: Double(rank) * 0.1 - 1)
    }
    return true
  }

  /// Fields with a name similar to the one after `has:` and `no:`.
  private func addFieldsAsked(_ typed: TypedTerm, to list: inout SuggestionList) {
    let name = Array(typed.valueText.lowercased().utf8)
    let limit = SpellingDistance.limit(forLength: name.count)
    for spelling in vocabulary.fieldSpellings where vocabulary.hasPresence(spelling.field) {
      guard let edits = SpellingDistance.between(name, and: spelling.bytes, limit: limit) else { continue }
      list.add(
        typed.field + typed.comparison + spelling.text,
        edits: [TextEdit(range: typed.ranges.value, replacement: spelling.text)],
        distance: Double(edits) + SpellingDistance.tendency(of: name, for: spelling.bytes))
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
          distance: Double(edits) + SpellingDistance.tendency(of: value, for: Array(name.utf8)) + 0.1)
      }
    }
  }

  /// Fields with a similar name, and fields that have the value. A known field is replaced only by one that is known
  /// to have the value.
  private func addFields(_ typed: TypedTerm, isInDoubt: Bool, to list: inout SuggestionList) {
    let name = Array((FieldName(spelled: typed.field)?.text ?? typed.field.lowercased()).utf8)
    let limit = SpellingDistance.limit(forLength: name.count)
    let isNegation = typed.isNegation(in: vocabulary)
    let spellings = vocabulary.fieldSpellings
    for index in spellings.indices {
      // A negation never stands for a field that is none.
      if !isInDoubt, !isNegation, vocabulary.traits(of: spellings[index].field).kind == .absentFlag { continue }
      // A field with a different name is suggested only for a known value, and only by its shortest name.
      let isShortest = spellings[index].isShortest
      if !isShortest, abs(spellings[index].bytes.count - name.count) > limit { continue }
      let spelling = spellings[index]
      if spelling.bytes == name { continue }
      let edits = SpellingDistance.between(name, and: spelling.bytes, limit: limit)
      if edits == nil, !isShortest { continue }
      let needsKnown = edits == nil || !isInDoubt
      // A directive lists all fields.
      if needsKnown, vocabulary.isOfLists, vocabulary.traits(of: spelling.field).kind == .directive { continue }
      if needsKnown, isDifferentOrder(vocabulary.traits(of: spelling.field).kind) { continue }
      // Without the value in its lists no such field is known to have it, and most are rejected here.
      if needsKnown, vocabulary.valueID(typed.valueText, of: spelling.field) == nil { continue }
      guard let term = typed.term(field: spelling.name) else { continue }
      let fit = vocabulary.fit(of: term)
      if fit == .none || needsKnown && fit != .known { continue }
      let (field, alias) = (vocabulary[spelling.field], spelling.text)
      // A rare field is hardly meant by a longer name (`fo` by `foo`), unless it is known to have the value.
      if edits != nil, spelling.bytes.count < min(name.count, 3), name.count > 2, field.popularity < 10, fit < .likely {
        continue
      }
      // A long name at distance 1 is hardly a coincidence, whatever the value; a short one may be.
      // Two short names are similar by chance, if both are fields.
      let isChance = !isInDoubt && name.count == 2 && spelling.bytes.count == 2
      var distance =
        edits.map { Double($0) + (isChance ? 1.4 : 0) } ?? (name.count > 3 ? 3 : name.count > 2 ? 2.7 : 2.4)
      distance += fit.penalty - field.commonness
      // Of the names of a field the shortest is typed most.
      if !isShortest { distance += 0.1 }
      if edits == nil, vocabulary.fieldHavingValue(typed.valueText).map({ vocabulary[$0].name }) == field.name {
        distance -= 0.3
      }
      // A short value is in many lists by chance.
      if edits == nil || !isInDoubt, typed.valueText.utf8.count < 3 { distance += 1 }
      if edits != nil { distance += SpellingDistance.tendency(of: name, for: spelling.bytes) }
      add(alias, typed, isNegated: isNegation && field.kind != .absentFlag, distance: distance, to: &list)
    }
  }

  /// Adds a term with another field. In place of a negation (`not:goblin`) it is negated: `-t:goblin`.
  private func add(
    _ field: String, _ typed: TypedTerm, isNegated: Bool, distance: Double, to list: inout SuggestionList
  ) {
    let text = field + typed.comparison + typed.value
    if !isNegated {
      list.add(text, edits: [TextEdit(range: typed.ranges.field, replacement: field)], distance: distance)
    } else if typed.minus.length <= 1 {
      let range = SourceRange(start: typed.minus.start, end: typed.ranges.field.end)
      let sign = typed.minus.isEmpty ? "-" : ""
      list.add(sign + text, edits: [TextEdit(range: range, replacement: sign + field)], distance: distance)
    }
  }

  /// The field of colors, for the name of a color: `is:green`.
  private func addFieldOfColors(_ typed: TypedTerm, to list: inout SuggestionList) {
    guard typed.comparison == ":" || typed.comparison == "=", typed.valueText.utf8.count > 2 else { return }
    let fields = vocabulary.fields.filter {
      $0.kind == .colors && vocabulary.palette(of: $0)?.colors(named: typed.valueText) != nil
    }
    guard let field = fields.min(by: { $0.shortestSpelling.utf8.count < $1.shortestSpelling.utf8.count }) else {
      return
    }
    let name = field.shortestSpelling
    add(name, typed, isNegated: typed.isNegation(in: vocabulary), distance: 2.5, to: &list)
  }

  /// Numbers and colors fit many fields, so they do not support a field with a different name.
  private func isDifferentOrder(_ kind: ValueKind) -> Bool {
    switch kind {
    case .enumeration, .orderedEnumeration, .flag, .catalog, .text, .directive: false
    default: true
    }
  }

  /// Values of the same field that are similar, or that start with the typed text.
  private func addValues(_ typed: TypedTerm, field: Field, to list: inout SuggestionList) {
    let value = Array(ValueSpelling.folded(typed.valueText).utf8)
    guard value.count <= SpellingDistance.maximumLength, !value.isEmpty else { return }
    let limit = value.count < 3 ? 1 : SpellingDistance.limit(forLength: value.count)
    if field.kind == .boolean {
      // Any other word may mean either.
      for (rank, known) in vocabulary.values(of: field).enumerated() {
        list.add(
          typed.field + typed.comparison + known.text,
          edits: [TextEdit(range: typed.ranges.value, replacement: known.text)], distance: 2 + Double(rank) * 0.01)
      }
    }
    let isElsewhere = value.count > 3 && vocabulary.fieldHavingValue(typed.valueText) != nil
    // A refused value is a known word, and no misspelling of another.
    if field.hasRefusedValue(folded: value, in: vocabulary) { return }
    field.forEachSpelling(in: vocabulary) { spelling, rank, isRefused, candidate in
      var distance: Double
      if let edits = SpellingDistance.between(value, and: candidate, limit: limit) {
        distance = Double(edits) + SpellingDistance.tendency(of: value, for: candidate)
        // Short words are similar to many others by chance.
        if candidate.count <= 2, edits > 0 { distance += 0.4 }
        // A word that lacks its end is likelier than one with a wrong beginning.
        if edits > 0, value.count > 3, candidate.count < value.count, candidate.first != value.first { distance += 1 }
      } else if candidate.starts(with: value) {
        // An exact value of another field says more than the beginning of another value.
        distance = isElsewhere ? 3 : value.count > 3 ? 1.2 : value.count > 2 ? 1.7 : 1.3
      } else if let stem = PluralWord.stems(of: value).first(where: { candidate.starts(with: $0) }) {
        distance = candidate.count == stem.count ? 0.5 : 1.4
      } else {
        return
      }
      guard !isRefused, let bare = FilterValue(bare: spelling) else { return }
      distance += Double(rank) * 0.01
      list.add(
        typed.field + typed.comparison + bare.text,
        edits: [TextEdit(range: typed.ranges.value, replacement: bare.text)],
        distance: distance)
    }
  }

  /// Amounts with a known unit in place of an unknown one, with a unit in place of none, and the two readings of `1:30`.
  private func addAmounts(_ typed: TypedTerm, field: Field, error: AmountError, to list: inout SuggestionList) {
    let bytes = Array(typed.valueText.utf8)
    guard bytes.count <= SpellingDistance.maximumLength else { return }
    func add(_ value: String, distance: Double) {
      guard let bare = FilterValue(bare: value) else { return }
      list.add(
        typed.field + typed.comparison + bare.text,
        edits: [TextEdit(range: typed.ranges.value, replacement: bare.text)], distance: distance)
    }
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let isSize = field.kind == .size
    let units = isSize ? SizeUnit.common : ["s", "ms", "m", "h", "d", "w", "us", "min", "sec"]
    switch error {
    case .missingUnit(_, let end):
      // The next smaller unit: `1h30` is `1h30m`.
      for unit in ["m", "s", "ms"] { add(text(0..<end) + unit, distance: unit == "m" ? 1 : 1.2) }
    case .unknownUnit(let start, let end):
      let unit = Array(text(start..<end).lowercased().utf8)
      for (rank, known) in units.enumerated() {
        let spelling = Array(known.lowercased().utf8)
        let edits = SpellingDistance.between(unit, and: spelling, limit: 1)
        // Units without a similar one: the common ones.
        if edits == nil, rank > 2 { continue }
        add(
          text(0..<start) + known + text(end..<bytes.count), distance: Double(edits ?? 2) + Double(rank) * 0.05)
      }
    case .ambiguousClock:
      guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return }
      let (head, tail) = (text(0..<colon), text(colon + 1..<bytes.count))
      add(head + "m" + tail + "s", distance: 1)
      add(head + "h" + tail + "m", distance: 1.1)
    default: break
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
        distance: Double(edits) + SpellingDistance.tendency(of: value, for: candidate))
    }
    let letters = String(typed.valueText.filter { palette.letters(String($0)) != nil })
    if !letters.isEmpty, letters.utf8.count + 2 >= typed.valueText.utf8.count {
      list.add(
        typed.field + typed.comparison + letters, edits: [TextEdit(range: typed.ranges.value, replacement: letters)],
        distance: 1.1)
    }
  }
}
