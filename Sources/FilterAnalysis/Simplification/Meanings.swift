import FilterAST
import FilterSemantics
import FilterVocabulary

/// What the terms of a query mean, for comparing them.
struct Meanings {
  let vocabulary: Vocabulary
  let spaces: ConditionSpaces
  private let places: [FilterTerm: Int]
  let conditions: [Condition?]

  init(of query: FilterQuery<FilterTerm>, in vocabulary: Vocabulary) {
    var places: [FilterTerm: Int] = [:]
    var conditions: [Condition?] = []
    query.forEachLeaf { term in
      let positive = term.with(polarity: .positive)
      if places[positive] == nil {
        places[positive] = conditions.count
        conditions.append(Condition(termOrItself: positive, in: vocabulary))
      }
    }
    self.vocabulary = vocabulary
    self.places = places
    self.conditions = conditions
    self.spaces = ConditionSpaces(conditions, in: vocabulary)
  }

  /// What a term claims, and of which aspect; nil for a directive.
  func claim(of term: FilterTerm) -> (space: Int, claim: Claim)? {
    guard let place = places[term.with(polarity: .positive)], let atom = spaces.atoms[place] else { return nil }
    return (atom.space, Claim(cells: atom.cells, polarity: term.polarity))
  }

  func condition(of term: FilterTerm) -> Condition? {
    places[term.with(polarity: .positive)].flatMap { conditions[$0] }
  }

  /// A text that is equal for queries that say the same in the same connectives, whatever the order and the spelling.
  func key(of query: FilterQuery<FilterTerm>) -> String {
    let view = QueryView(query)
    switch view.kind {
    case .literal(let term):
      guard let (space, claim) = claim(of: term) else { return "\(term)" }
      let own = spaces.spaces[space]
      // With one value, to exclude some cells is to ask for the others.
      if !own.isMany {
        let allowed = claim.polarity == .positive ? claim.cells : own.all & ~claim.cells
        return "\(space):\(String(allowed, radix: 36))"
      }
      return "\(claim.polarity)\(space):\(String(claim.cells, radix: 36))"
    case .all: return "(" + Meanings.joined(view.operands.map { key(of: $0) }, by: "&") + ")"
    case .any: return "(" + Meanings.joined(view.operands.map { key(of: $0) }, by: "|") + ")"
    }
  }

  private static func joined(_ keys: [String], by sign: String) -> String {
    keys.map { ExactText($0) }.sorted().map { $0.text }.joined(separator: sign)
  }
}

/// What is taken as true while a part of a query is looked at, by aspect.
struct Facts {
  private var claims: [Int: [Claim]] = [:]
  /// Whether they go together.
  private(set) var isConsistent = true
  let meanings: Meanings

  init(_ meanings: Meanings) {
    self.meanings = meanings
  }

  mutating func add(_ term: FilterTerm) {
    guard let (space, claim) = meanings.claim(of: term) else { return }
    add(claim, of: space)
  }

  mutating func add(_ claim: Claim, of space: Int) {
    claims[space, default: []].append(claim)
    if !meanings.spaces.spaces[space].areConsistent(claims[space] ?? []) { isConsistent = false }
  }

  /// Whether the facts imply a term, exclude it, or leave it open.
  func verdict(on term: FilterTerm) -> Bool? {
    guard let (index, claim) = meanings.claim(of: term) else { return nil }
    let space = meanings.spaces.spaces[index]
    let known = claims[index] ?? []
    if !space.areConsistent(known + [claim]) { return space.areConsistent(known) ? false : nil }
    if !space.areConsistent(known + [claim.negated]) { return true }
    return nil
  }
}
