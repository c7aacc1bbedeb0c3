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
  /// The cell of a value that the kind of the field does not read. It is counted where such values are known or may be,
  /// and where presence is asked for.
  var unreadable: Int?

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

extension SpaceKey {
  /// The field whose values the cells stand for; nil for other aspects.
  var fieldOfValue: FieldID? {
    switch self {
    case .numbers(let field), .days(let field), .relativeInstants(let field), .relativeDays(let field),
      .colors(let field), .listed(let field), .keys(let field), .matched(let field, _):
      field
    default: nil
    }
  }
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
    func add(_ index: Int, to key: SpaceKey) {
      if let known = indices[key] {
        members[known].append(index)
      } else {
        indices[key] = keys.count
        keys.append(key)
        members.append([index])
      }
    }
    for (index, condition) in conditions.enumerated() {
      guard let condition, let key = vocabulary.spaceKey(of: condition) else { continue }
      if case .presence = condition { continue }
      add(index, to: key)
    }
    // Whether there is a value belongs to the only aspect of the values of its field.
    let valueKeys = keys
    for (index, condition) in conditions.enumerated() {
      guard let condition, case .presence(let field, isPresent: _) = condition else { continue }
      let own = valueKeys.filter { $0.fieldOfValue == field }
      let isSingle = own.count == 1 && !vocabulary.hasMany(own[0], singleParts: singleParts)
      add(index, to: isSingle ? own[0] : .truth(condition))
    }
    for (space, key) in keys.enumerated() {
      build(key, members: members[space], conditions: conditions, singleParts: singleParts)
    }
  }

  private mutating func build(_ key: SpaceKey, members: [Int], conditions: [Condition?], singleParts: Bool) {
    var own: [(index: Int, condition: Condition)] = []
    var presences: [(index: Int, condition: Condition, isPresent: Bool)] = []
    for index in members {
      guard let condition = conditions[index] else { continue }
      if case .presence(_, let isPresent) = condition, key != .truth(condition) {
        presences.append((index, condition, isPresent))
      } else {
        own.append((index, condition))
      }
    }
    let cut = SpaceCut(key: key, conditions: own.map { $0.condition }, vocabulary: vocabulary)
    // The cells of texts and costs are specimens only: an item with two of them is in none of the cells.
    let isMany = vocabulary.hasMany(key, singleParts: singleParts)
    let count = cut.all.count
    let hasRoom = count <= 126
    if !hasRoom {
      for presence in presences { atoms[presence.index] = truth(of: presence.condition) }
      presences = []
    }
    let multiplicity = vocabulary.multiplicity(of: key)
    let isOptional = multiplicity == .optional || multiplicity == .perPart && singleParts || !presences.isEmpty
    // Items without a value have a cell of their own, which no condition on values contains.
    let absent: Cells = isOptional && !isMany ? Cells(cell: count) : .none
    // Another value than those that the kind reads is there, and unlike each of them.
    let asksForOthers = !presences.isEmpty || key.fieldOfValue.map { vocabulary.mayHaveOthers($0) } ?? false
    let unreadable: Cells =
      hasRoom && asksForOthers && vocabulary.mayBeUnreadable(key) ? Cells(cell: count + 1) : .none
    let index = spaces.count
    spaces.append(
      Space(
        key: key, isMany: isMany, all: cut.all | absent | unreadable, contents: cut.contents,
        unreadable: unreadable.isEmpty ? nil : count + 1))
    for (position, entry) in own.enumerated() {
      if let cells = cut.cells[position] {
        let isOther = isMany && vocabulary.isOther(entry.condition)
        let others = vocabulary.isUnlike(entry.condition) ? unreadable : .none
        atoms[entry.index] = Atom(space: index, cells: isOther ? cut.all & ~cells : cells | others, isOther: isOther)
      } else {
        atoms[entry.index] = truth(of: entry.condition)
      }
    }
    for presence in presences {
      atoms[presence.index] = Atom(space: index, cells: presence.isPresent ? cut.all | unreadable : absent)
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

  /// Whether an item may be in several cells of an aspect.
  func hasMany(_ key: SpaceKey, singleParts: Bool) -> Bool {
    switch key {
    case .texts, .names, .costs: true
    default: multiplicity(of: key) == .many || multiplicity(of: key) == .perPart && !singleParts
    }
  }

  /// Whether a value of the field of an aspect may be one that its kind does not read.
  func mayBeUnreadable(_ key: SpaceKey) -> Bool {
    switch key {
    case .numbers, .days, .relativeInstants, .relativeDays, .keys: isOfLists
    default: false
    }
  }

  /// Whether a condition asks for another value than one or some.
  func isUnlike(_ condition: Condition) -> Bool {
    switch condition {
    case .number(_, .notEqual, _), .date(_, .notEqual, _), .instant(_, .notEqual, _), .keyed(_, .notEqual, _),
      .relativeInstant(_, .notEqual, _), .range(_, _, isInside: false):
      true
    default: false
    }
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
