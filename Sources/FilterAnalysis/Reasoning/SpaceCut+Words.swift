import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

extension SpaceCut {
  /// How many words have a cell; one more cell is for all other words.
  private static let wordLimit = 100

  /// Values of a list: a cell for each mentioned value and one for the rest. A closed or ordered list has a cell for
  /// each value and no rest.
  mutating func cutList(_ conditions: [Condition], vocabulary: Vocabulary, id: FieldID) {
    let field = vocabulary[id]
    var words: [ExactText] = []
    var hasRest = true
    if field.isClosed || field.kind == .orderedEnumeration, let known = Self.words(of: field, vocabulary) {
      words = known
      hasRest = false
    }
    for condition in conditions {
      for word in Self.words(of: condition, vocabulary) where words.count < Self.wordLimit && !words.contains(word) {
        words.append(word)
      }
    }
    let all = Cells(first: words.count + (hasRest ? 1 : 0))
    finish(.words(words.map { $0.text }), all: all)
    for (index, condition) in conditions.enumerated() {
      let own = Self.words(of: condition, vocabulary)
      let cells = own.compactMap { word in words.firstIndex(of: word) }
      if cells.isEmpty || cells.count < own.count { continue }
      var mask = cells.reduce(Cells.none) { $0 | Cells(cell: $1) }
      if field.kind == .orderedEnumeration, let cell = cells.first {
        mask = Self.ordered(words.count, relation: Self.relation(of: condition), value: cell)
      } else if Self.relation(of: condition) == .notEqual {
        mask = all & ~mask
      }
      set(mask, at: index)
    }
  }

  /// The single values of a field; nil if there are too many for cells.
  private static func words(of field: Field, _ vocabulary: Vocabulary) -> [ExactText]? {
    var words: [ExactText] = []
    func add(_ values: [FieldValue]) {
      for index in values.indices where words.count <= wordLimit {
        if values[index].members.isEmpty, values[index].category != FieldValue.wildcard {
          words.append(ExactText(values[index].text))
        }
      }
    }
    add(field.values)
    for name in field.catalogs { add(vocabulary.catalog(named: name)?.values ?? []) }
    return words.count > wordLimit ? nil : words
  }

  private static func ordered(_ count: Int, relation: Comparison, value: Int) -> Cells {
    var mask: Cells = .none
    for cell in 0..<count where relation.holds(cell, value) { mask |= Cells(cell: cell) }
    return mask
  }

  private static func relation(of condition: Condition) -> Comparison {
    switch condition {
    case .listed(_, let relation, _), .unlisted(_, let relation, _): relation
    default: .equal
    }
  }

  /// The words of a condition on a list: one, or the members of a group.
  private static func words(of condition: Condition, _ vocabulary: Vocabulary) -> [ExactText] {
    switch condition {
    case .listed(_, _, let value):
      let value = vocabulary[value]
      return value.members.isEmpty ? [ExactText(value.text)] : value.members.map { ExactText($0) }
    case .unlisted(_, _, let word): return [word]
    default: return []
    }
  }

  /// Values with keys: the keys between the mentioned ones, with one cell for all of which the same conditions hold.
  mutating func cutKeys(_ conditions: [Condition], of kind: ValueKind) {
    var values: [KeyedText] = []
    for condition in conditions {
      guard case .keyed(_, _, let value) = condition else { continue }
      if values.count < Self.wordLimit, !values.contains(value) { values.append(value) }
    }
    // Each key before the next mentioned one satisfies what its first one does.
    var names: [ExactText: String] = [KeySpan.all.first: ""]
    for value in values {
      if let limit = value.span.limit, names[limit] == nil {
        names[limit] = value.span.isSingle ? "" : kind.traits.keyed?.text(limit.text) ?? ""
      }
      names[value.span.first] = value.text.text
    }
    var cells: [[Int]: Int] = [:]
    var words: [String] = []
    var masks = [Cells](repeating: .none, count: conditions.count)
    for key in names.keys.sorted() {
      var holding: [Int] = []
      for (index, condition) in conditions.enumerated() {
        guard case .keyed(_, let relation, let value) = condition else { continue }
        if value.spans(relation).contains(where: { $0.contains(key) }) { holding.append(index) }
      }
      let name = names[key].flatMap { $0.isEmpty ? nil : $0 }
      let cell = cells[holding] ?? words.count
      if cell == words.count {
        if cell == 126 { return }
        cells[holding] = cell
        words.append(name ?? "another")
        for index in holding { masks[index] |= Cells(cell: cell) }
      } else if let name, words[cell] == "another" {
        words[cell] = name
      }
    }
    finish(.words(words), all: Cells(first: words.count))
    for (index, condition) in conditions.enumerated() {
      if case .keyed(_, _, let value) = condition, values.contains(value) { set(masks[index], at: index) }
    }
  }

  /// Costs: for each mentioned cost, the cost itself and the cost with something more. These specimens decide only
  /// "equal" and "at least"; conditions with other relations are their own aspect.
  mutating func cutCosts(_ conditions: [Condition]) {
    var costs: [Cost] = []
    for condition in conditions {
      guard case .cost(_, let relation, let cost) = condition, relation == .equal || relation == .greaterOrEqual
      else { continue }
      if costs.count < 60, !costs.contains(cost) { costs.append(cost) }
    }
    // The last cell is a cost with none of the mentioned symbols.
    finish(.costs(costs), all: Cells(first: costs.count * 2 + 1))
    for (index, condition) in conditions.enumerated() {
      guard case .cost(_, let relation, let cost) = condition, costs.contains(cost),
        relation == .equal || relation == .greaterOrEqual
      else { continue }
      var mask: Cells = .none
      for (cell, specimen) in costs.enumerated() {
        if relation == .equal {
          if specimen == cost { mask |= Cells(cell: cell * 2) }
        } else if specimen.contains(cost) {
          mask |= Cells(cell: cell * 2) | Cells(cell: cell * 2 + 1)
        }
      }
      if relation == .greaterOrEqual, cost.isEmpty { mask |= Cells(cell: costs.count * 2) }
      set(mask, at: index)
    }
  }
}

extension SpaceCut {
  /// Texts that must occur: each searched text is a specimen, and a condition holds for the specimens that contain it.
  ///
  /// A text with `draw a card` has every part of it, and may lack everything else. So one such condition implies
  /// another only if it contains it.
  mutating func cutTexts(_ conditions: [Condition], vocabulary: Vocabulary) {
    var specimens: [TextSpecimen] = []
    let texts = conditions.map { TextSpecimen($0, vocabulary: vocabulary) }
    for text in texts {
      guard let text else { continue }
      if specimens.count < 100, !specimens.contains(text) { specimens.append(text) }
    }
    finish(.words(specimens.map { $0.text }), all: Cells(first: specimens.count + 1))
    var masks: [Cells] = []
    for text in specimens {
      var mask: Cells = .none
      for (cell, specimen) in specimens.enumerated() where text.occurs(in: specimen) {
        mask |= Cells(cell: cell)
      }
      masks.append(mask)
    }
    for (index, text) in texts.enumerated() {
      if let text, let cell = specimens.firstIndex(of: text) { set(masks[cell], at: index) }
    }
  }
}

/// The text of a condition, as the smallest item that satisfies it.
private struct TextSpecimen: Hashable {
  let text: String
  /// In lower case, unless letter case counts.
  let lowercased: [UInt8]
  /// Only letters and digits.
  let collated: [UInt8]
  let isQuoted: Bool
  let isName: Bool
  let isExact: Bool
  /// Whether the text must stand at the beginning of a word.
  let isBeginning: Bool
  /// The words of the text if the field has a list that contains all of them; otherwise empty.
  let words: [String]

  init?(_ condition: Condition, vocabulary: Vocabulary) {
    switch condition {
    case .name(let exact, let value):
      self.init(
        value, isName: true, isExact: exact,
        isBeginning: !exact && vocabulary.isOfLists && value.beginsWithWord, words: [])
    case .beginning(let id, let value):
      self.init(
        value, isName: false, isExact: false, isBeginning: true, words: [], matchesCase: vocabulary.matchesCase(id))
    case .text(let id, let value) where vocabulary.isOfLists:
      self.init(value, isName: false, isExact: false, words: [], matchesCase: vocabulary.matchesCase(id))
    case .text(let id, let value):
      let field = vocabulary[id]
      let words = value.text.split(separator: " ").map { String($0) }
      let areKnown = !field.catalogs.isEmpty && words.allSatisfy { vocabulary.valueID($0, of: field) != nil }
      self.init(
        value, isName: field.name == vocabulary.nameField, isExact: false,
        words: areKnown ? words.map { ValueSpelling.folded($0) } : [])
    default: return nil
    }
  }

  private init(
    _ value: FilterValue, isName: Bool, isExact: Bool, isBeginning: Bool = false, words: [String],
    matchesCase: Bool = false
  ) {
    self.isBeginning = isBeginning
    let lowercased = Array((matchesCase ? value.text : value.text.lowercased()).utf8)
    self.text = value.text
    self.collated = lowercased.filter { $0.isLetter || $0.isDigit || $0 >= 0x80 }
    // A whole name is compared by its letters and digits.
    self.lowercased = isExact ? collated : lowercased
    self.isQuoted = value.form == .quoted && !isExact
    self.isName = isName
    self.isExact = isExact
    self.words = words
  }

  static func == (left: TextSpecimen, right: TextSpecimen) -> Bool {
    left.isExact == right.isExact && left.isQuoted == right.isQuoted && left.isBeginning == right.isBeginning
      && left.lowercased == right.lowercased
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(isExact)
    hasher.combine(isQuoted)
    hasher.combine(isBeginning)
    hasher.combine(lowercased)
  }

  /// Whether everything that satisfies `specimen` satisfies this. False in case of doubt.
  func occurs(in specimen: TextSpecimen) -> Bool {
    if self == specimen { return true }
    if isBeginning { return specimen.isBeginning && specimen.lowercased.starts(with: lowercased) }
    if specimen.isBeginning { return !isExact && contains(specimen.lowercased, part: lowercased) }
    if isExact || !words.isEmpty {
      // A known word must be a word of the text, not just a part of it.
      return !isExact && words.count == 1 && specimen.words.contains(words[0])
    }
    // Short words are in many names by chance.
    if isName, !isQuoted { return collated.count > 2 && contains(specimen.collated, part: collated) }
    if specimen.isExact { return false }
    // A quoted text is literal; a bare one is collated and says nothing about spaces and punctuation.
    if isQuoted, !specimen.isQuoted, isName || !isPlain || !specimen.isPlain { return false }
    return contains(specimen.lowercased, part: lowercased)
  }

  /// Whether the text has only letters and digits, so that collating does not change it.
  private var isPlain: Bool { collated.count == lowercased.count }

  private func contains(_ text: [UInt8], part: [UInt8]) -> Bool {
    if part.isEmpty { return true }
    // Limits the time of the search.
    if part.count > text.count || text.count > 128 { return false }
    for start in 0...(text.count - part.count) where text[start..<(start + part.count)].elementsEqual(part) {
      return true
    }
    return false
  }
}
