import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// The possible values of one aspect of an item (its mana value, its rarity, whether it is foil), cut into as few
/// cells as the conditions of a query tell apart.
///
/// `mv>3` and `mv<=5` cut the numbers into five cells: below 3, 3, and so on. Each condition is a set of cells, so
/// that questions such as whether both can hold or one implies the other are bit arithmetic. There are at most 128
/// cells; conditions that need more are not reasoned about.
struct Space {
  let key: SpaceKey
  /// Whether an item may be in several cells at once. A condition then holds if it holds for one of them.
  let isMany: Bool
  /// The set of all cells.
  let all: Cells
  let contents: Contents

  /// What the cells stand for.
  enum Contents {
    case numbers(NumberCells)
    case days(NumberCells)
    case colors(Palette)
    case words([String])
    case costs([Cost])
    case relation
    case truth
  }
}

/// Identifies an aspect.
enum SpaceKey: Hashable {
  case numbers(FieldID)
  case days(FieldID)
  /// Instants by their distance from now, or days by theirs from today.
  case relativeInstants(FieldID)
  case relativeDays(FieldID)
  case colors(FieldID)
  case costs(FieldID)
  case listed(FieldID)
  case keys(FieldID)
  case flag(ValueID)
  /// The state of an item for one value: legal, restricted or banned in a format.
  case state(ValueID)
  case columns(FieldID, FieldID)
  case names
  case texts(FieldID)
  /// The texts of a field by whether one of them meets a condition: a whole text or a pattern.
  case matched(FieldID, Condition)
  /// A condition that is only known to hold or not.
  case truth(Condition)
}

/// A condition as a set of cells.
struct Atom {
  let space: Int
  let cells: Cells
  /// Whether an item has a value, but none in the cells: `tags!=home`. Only in a space of many values; elsewhere that is
  /// another set of cells.
  var isOther = false

  /// That the condition holds, or that it does not.
  func claim(_ polarity: Polarity) -> Claim { Claim(cells: cells, polarity: polarity, isOther: isOther) }
}

/// That a condition holds, or that it does not.
struct Claim: Hashable {
  let cells: Cells
  let polarity: Polarity
  /// See ``Atom/isOther``.
  var isOther = false

  var negated: Claim { Claim(cells: cells, polarity: polarity.negated, isOther: isOther) }
}

extension Space {
  /// Whether claims about this aspect can hold together. Linear in the claims.
  func areConsistent(_ claims: [Claim]) -> Bool {
    var allowed = all
    if !isMany {
      for claim in claims { allowed &= claim.polarity == .positive ? claim.cells : ~claim.cells }
      return !allowed.isEmpty
    }
    var hasValue = false
    for claim in claims {
      if claim.polarity == .positive { hasValue = true }
      // A value in the cells is excluded.
      if (claim.polarity == .negative) != claim.isOther { allowed &= ~claim.cells }
    }
    // Without a value, what asks for none holds.
    if !hasValue { return true }
    if allowed.isEmpty { return false }
    return claims.allSatisfy { claim in
      (claim.polarity == .negative) != claim.isOther || !claim.cells.isDisjoint(with: allowed)
    }
  }
}

/// The conditions of queries as sets of cells, each in the space of its aspect.
///
/// Building is linear in the conditions and, per space, in the product of its conditions and its cells (at most 128).
struct ConditionSpaces {
  let vocabulary: Vocabulary
  private(set) var spaces: [Space] = []
  /// The atom of each condition; nil for a directive or an unreadable term.
  private(set) var atoms: [Atom?] = []
  /// The spaces of conditions that are their own aspect because no cell is left for them.
  private var truths: [Condition: Int] = [:]

  /// With `singleParts` a field of several parts (the faces of a card) counts as having one part; conclusions then
  /// hold for each single part.
  init(_ conditions: [Condition?], in vocabulary: Vocabulary, singleParts: Bool = false) {
    self.vocabulary = vocabulary
    var indices: [SpaceKey: Int] = [:]
    var members: [[Int]] = []
    var keys: [SpaceKey] = []
    atoms = Array(repeating: nil, count: conditions.count)
    for (index, condition) in conditions.enumerated() {
      guard let condition, let key = vocabulary.spaceKey(of: condition) else { continue }
      if let known = indices[key] {
        members[known].append(index)
      } else {
        indices[key] = keys.count
        keys.append(key)
        members.append([index])
      }
    }
    for (space, key) in keys.enumerated() {
      build(key, members: members[space], conditions: conditions, singleParts: singleParts)
    }
  }

  private mutating func build(_ key: SpaceKey, members: [Int], conditions: [Condition?], singleParts: Bool) {
    let own = members.compactMap { index in conditions[index].map { (index, $0) } }
    let cut = SpaceCut(key: key, conditions: own.map { $0.1 }, vocabulary: vocabulary)
    let multiplicity = vocabulary.multiplicity(of: key)
    var isMany = multiplicity == .many || multiplicity == .perPart && !singleParts
    // The cells of texts and costs are specimens only: an item with two of them is in none of the cells.
    switch key {
    case .texts, .names, .costs: isMany = true
    default: break
    }
    let isOptional = multiplicity == .optional || multiplicity == .perPart && singleParts
    // Items without a value have a cell of their own, which no condition contains.
    let absent: Cells = isOptional && !isMany ? Cells(cell: cut.all.count) : .none
    let index = spaces.count
    spaces.append(Space(key: key, isMany: isMany, all: cut.all | absent, contents: cut.contents))
    for (position, entry) in own.enumerated() {
      if let cells = cut.cells[position] {
        let isOther = isMany && vocabulary.isOther(entry.1)
        atoms[entry.0] = Atom(space: index, cells: isOther ? cut.all & ~cells : cells, isOther: isOther)
      } else {
        atoms[entry.0] = truth(of: entry.1)
      }
    }
  }

  /// The atom of a condition that is its own aspect.
  private mutating func truth(of condition: Condition) -> Atom {
    if let known = truths[condition] { return Atom(space: known, cells: Cells(cell: 0)) }
    truths[condition] = spaces.count
    spaces.append(Space(key: .truth(condition), isMany: false, all: Cells(first: 2), contents: .truth))
    return Atom(space: spaces.count - 1, cells: Cells(cell: 0))
  }
}

extension ConditionSpaces {
  /// Literals grouped by aspect, in their order within each group. Literals without an aspect are left out.
  func groups(of literals: [Literal]) -> [ArraySlice<Literal>] {
    var entries: [(space: Int, order: Int)] = []
    entries.reserveCapacity(literals.count)
    for (order, literal) in literals.enumerated() {
      if let atom = atoms[literal.leaf] { entries.append((atom.space, order)) }
    }
    entries.sort { $0 < $1 }
    let sorted = entries.map { literals[$0.order] }
    var groups: [ArraySlice<Literal>] = []
    var start = 0
    for index in entries.indices where index + 1 == entries.count || entries[index + 1].space != entries[index].space {
      groups.append(sorted[start...index])
      start = index + 1
    }
    return groups
  }
}

extension Vocabulary {
  /// A value with its text as the texts of a field are compared.
  private func folded(_ value: FilterValue, of field: FieldID) -> FilterValue {
    let text = String(decoding: textForm(of: field).bytes(of: value.text), as: UTF8.self)
    return value.form == .quoted ? FilterValue(quoted: text) : FilterValue(text)
  }

  /// The aspect of a condition; nil for a directive.
  func spaceKey(of condition: Condition) -> SpaceKey? {
    switch condition {
    // Punctuation alone collates to nothing, which is in every name.
    case .name(exact: _, let value) where !Vocabulary.hasLetters(value.text):
      .truth(condition)
    // A value of another kind than a text has no beginnings: `1` does not find the number 15.
    case .name(exact: false, let value) where !valueConditions(of: value.text, in: wordValueFields).isEmpty:
      .truth(condition)
    case .name: .names
    case .anyText: .truth(condition)
    case .text(let field, _), .beginning(let field, _): .texts(field)
    case .whole(let field, let value, isEqual: _):
      .matched(field, .whole(field, folded(value, of: field), isEqual: true))
    case .regex(let field, let pattern) where isOfLists, .unmatched(let field, let pattern):
      .matched(field, .regex(field, pattern))
    case .namedDay(let field, .equal, let day) where isOfLists,
      .namedDay(let field, .notEqual, let day) where isOfLists:
      .matched(field, .namedDay(field, .equal, day))
    case .regex, .path, .namedDay, .presence, .element, .unknown: .truth(condition)
    case .range(_, let bounds, isInside: _):
      bounds.first.flatMap { spaceKey(ofRange: bounds, from: $0) } ?? .truth(condition)
    case .number(let field, _, _), .parity(let field, isEven: _): .numbers(field)
    case .columns(let left, _, let right): .columns(min(left, right), max(left, right))
    case .date(let field, _, _): .days(dayField(of: field))
    case .instant(let field, _, _): .days(field)
    case .relativeInstant(_, _, .months): .truth(condition)
    case .relativeInstant(let field, _, .day): .relativeDays(field)
    case .relativeInstant(let field, _, _): .relativeInstants(field)
    case .colors(let field, _, _): .colors(field)
    case .cost(let field, _, _): self[field].kind == .devotion ? .truth(condition) : .costs(field)
    case .listed(let field, _, let value):
      if self[field].kind.traits.family == .property {
        .flag(value)
      } else if self[value].category == FieldValue.wildcard {
        .truth(condition)
      } else {
        hasStates(field, value) ? .state(value) : .listed(field)
      }
    case .unlisted(let field, _, _):
      self[field].kind == .numberOrText || self[field].multiplicity != .one ? .listed(field) : .truth(condition)
    case .keyed(let field, _, _): .keys(field)
    case .directive: nil
    }
  }

  /// The aspect of the bounds of a range; nil if they have several.
  private func spaceKey(ofRange bounds: [Condition], from first: Condition) -> SpaceKey? {
    guard let key = spaceKey(of: first), bounds.allSatisfy({ spaceKey(of: $0) == key }) else { return nil }
    if case .truth = key { return nil }
    return key
  }

  /// Whether a condition asks for a value, but for none like the written one.
  func isOther(_ condition: Condition) -> Bool {
    if case .columns(let field, .notEqual, _) = condition { return readsOthers(field) }
    return others(of: condition) != nil
  }

  /// Whether a field asks for the state of a value, which other fields of its catalog may exclude.
  func hasStates(_ field: FieldID, _ value: ValueID) -> Bool {
    !self[field].states.isEmpty && catalog(of: value) != nil && self[value].members.isEmpty
  }

  /// A year belongs to the date of the same category, if there is one.
  private func dayField(of field: FieldID) -> FieldID {
    guard self[field].kind == .year else { return field }
    let group = self[field].category
    return fieldIDs.first { self[$0].kind == .date && self[$0].category == group && !group.isEmpty } ?? field
  }

  /// How many values of the aspect an item has.
  func multiplicity(of key: SpaceKey) -> Multiplicity {
    switch key {
    case .numbers(let field), .days(let field), .relativeInstants(let field), .relativeDays(let field),
      .colors(let field), .costs(let field), .listed(let field), .keys(let field), .matched(let field, _):
      return self[field].multiplicity
    case .columns(let left, let right):
      let both = [self[left].multiplicity, self[right].multiplicity]
      if both.contains(.many) || both.contains(.perPart) { return both.contains(.many) ? .many : .perPart }
      return both.contains(.optional) ? .optional : .one
    case .names, .texts: return .many
    case .flag, .state, .truth: return .one
    }
  }
}

extension FieldValue {
  /// The category of a value that stands for every value: `lang:any` filters nothing, but widens the search.
  static let wildcard = "wildcard"
}

extension Vocabulary {
  /// Whether a text has letters or digits.
  fileprivate static func hasLetters(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 || $0.isDigit || $0.isLetter }
  }
}
