import FilterAST
import FilterSemantics
import FilterVocabulary

/// The conditions of some queries as sets of cells, each in the space of the aspect it speaks of.
///
/// Building is linear in the conditions and, per space, in the product of its conditions and its cells (128 at most).
struct ConditionSpaces {
  let vocabulary: Vocabulary
  private(set) var spaces: [Space] = []
  /// The atom of each condition; nil where it was none (a directive, a term with a mistake).
  private(set) var atoms: [Atom?] = []
  /// The spaces of conditions that stand for themselves because their own space has no cell left for them.
  private var truths: [Condition: Int] = [:]

  /// The spaces of a list of conditions. With `singleParts` a field of several parts (the faces of a card) counts as having
  /// one part: what can be concluded then holds for every single part.
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
      build(key, members[space], conditions, singleParts: singleParts)
    }
  }

  private mutating func build(_ key: SpaceKey, _ members: [Int], _ conditions: [Condition?], singleParts: Bool) {
    let own = members.compactMap { index in conditions[index].map { (index, $0) } }
    let cut = SpaceCut(key: key, conditions: own.map { $0.1 }, vocabulary: vocabulary)
    let multiplicity = vocabulary.multiplicity(of: key)
    var isMany = multiplicity == .many || multiplicity == .perPart && !singleParts
    // Of texts and costs the cells are specimens only: what has two things at once is in none of them.
    switch key {
    case .texts, .names, .costs: isMany = true
    default: break
    }
    let isOptional = multiplicity == .optional || multiplicity == .perPart && singleParts
    // An item without a value is in a cell of its own, which no condition contains.
    let absent: Cells = isOptional && !isMany && cut.all != Cells.max ? cut.all &+ 1 : 0
    let index = spaces.count
    spaces.append(Space(key: key, isMany: isMany, all: cut.all | absent, contents: cut.contents))
    for (position, entry) in own.enumerated() {
      if let cells = cut.cells[position] {
        atoms[entry.0] = Atom(space: index, cells: cells)
      } else {
        atoms[entry.0] = truth(of: entry.1)
      }
    }
  }

  /// The atom of a condition that stands for itself.
  private mutating func truth(of condition: Condition) -> Atom {
    if let known = truths[condition] { return Atom(space: known, cells: 1) }
    truths[condition] = spaces.count
    spaces.append(Space(key: .truth(condition), isMany: false, all: 3, contents: .truth))
    return Atom(space: spaces.count - 1, cells: 1)
  }
}

extension ConditionSpaces {
  /// Literals sorted by the aspect they speak of, in their own order within it. Those that speak of none are left out.
  func groups(of literals: [Literal]) -> [ArraySlice<Literal>] {
    var places: [(space: Int, place: Int)] = []
    places.reserveCapacity(literals.count)
    for (place, literal) in literals.enumerated() {
      if let atom = atoms[literal.leaf] { places.append((atom.space, place)) }
    }
    places.sort { $0 < $1 }
    let sorted = places.map { literals[$0.place] }
    var groups: [ArraySlice<Literal>] = []
    var start = 0
    for index in places.indices where index + 1 == places.count || places[index + 1].space != places[index].space {
      groups.append(sorted[start...index])
      start = index + 1
    }
    return groups
  }
}

extension Vocabulary {
  /// The aspect a condition speaks of; nil for a directive.
  func spaceKey(of condition: Condition) -> SpaceKey? {
    switch condition {
    // A word of punctuation collates to nothing, which is in every name; people write it for the looks.
    case .name(exact: _, let value) where !Vocabulary.hasLetters(value.text):
      .truth(condition)
    case .name: .names
    case .text(let field, _): .texts(field)
    case .regex, .namedDay, .unknown: .truth(condition)
    case .number(let field, _, _), .parity(let field, isEven: _): .numbers(field)
    case .columns(let left, _, let right): .columns(min(left, right), max(left, right))
    case .date(let field, _, _): .days(dayField(of: field))
    case .colors(let field, _, _): .colors(field)
    case .cost(let field, _, _): self[field].kind == .devotion ? .truth(condition) : .costs(field)
    case .listed(let field, _, let value):
      self[field].kind == .flag || self[field].kind == .absentFlag
        ? .flag(value) : self[value].category == FieldValue.wildcard ? .truth(condition) : .listed(field)
    case .unlisted(let field, _, _):
      self[field].kind == .numberOrText || self[field].multiplicity != .one ? .listed(field) : .truth(condition)
    case .identifier(let field, _): .words(field)
    case .directive: nil
    }
  }

  /// A year is the year of the date of the same group of fields, where there is one.
  private func dayField(of field: FieldID) -> FieldID {
    guard self[field].kind == .year else { return field }
    let group = self[field].category
    return fieldIDs.first { self[$0].kind == .date && self[$0].category == group && !group.isEmpty } ?? field
  }

  /// How many values of the aspect an item has.
  func multiplicity(of key: SpaceKey) -> Multiplicity {
    switch key {
    case .numbers(let field), .days(let field), .colors(let field), .costs(let field), .listed(let field),
      .words(let field):
      return self[field].multiplicity
    case .columns(let left, let right):
      let both = [self[left].multiplicity, self[right].multiplicity]
      if both.contains(.many) || both.contains(.perPart) { return both.contains(.many) ? .many : .perPart }
      return both.contains(.optional) ? .optional : .one
    case .names, .texts: return .many
    case .flag, .truth: return .one
    }
  }
}

extension FieldValue {
  /// The category of a value that stands for every value: `lang:any` narrows nothing, but widens what is searched.
  static let wildcard = "wildcard"
}

extension Vocabulary {
  /// Whether something is left of a text where only letters and digits count.
  fileprivate static func hasLetters(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x80 || $0 >= 0x30 && $0 <= 0x39 || $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }
}
