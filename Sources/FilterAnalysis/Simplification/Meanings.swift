import FilterAST
import FilterSemantics
import FilterVocabulary

/// The meanings of the terms of a query, for comparing them.
struct Meanings {
  let vocabulary: Vocabulary
  let spaces: ConditionSpaces
  private let indices: [FilterTerm: Int]
  let conditions: [Condition?]

  init(of query: FilterQuery<FilterTerm>, in vocabulary: Vocabulary) {
    var indices: [FilterTerm: Int] = [:]
    var conditions: [Condition?] = []
    query.forEachLeaf { term in
      let positive = term.with(polarity: .positive)
      if indices[positive] == nil {
        indices[positive] = conditions.count
        conditions.append(Condition(termOrItself: positive, in: vocabulary))
      }
    }
    self.vocabulary = vocabulary
    self.indices = indices
    self.conditions = conditions
    self.spaces = ConditionSpaces(conditions, in: vocabulary)
  }

  /// The aspect and the claim of a term; nil for a directive.
  func claim(of term: FilterTerm) -> (space: Int, claim: Claim)? {
    guard let leaf = indices[term.with(polarity: .positive)], let atom = spaces.atoms[leaf] else { return nil }
    return (atom.space, atom.claim(term.polarity))
  }

  func condition(of term: FilterTerm) -> Condition? {
    indices[term.with(polarity: .positive)].flatMap { conditions[$0] }
  }

  /// A key that is equal for queries that differ only in order and spelling.
  func key(of query: FilterQuery<FilterTerm>) -> String {
    let view = QueryView(query)
    switch view.kind {
    case .literal(let term):
      guard let (space, claim) = claim(of: term) else { return "\(term)" }
      let own = spaces.spaces[space]
      // With one value per item, excluding some cells means asking for the others.
      if !own.isMany {
        let allowed = claim.polarity == .positive ? claim.cells : own.all & ~claim.cells
        return "\(space):\(allowed)"
      }
      return "\(claim.polarity)\(space)\(claim.isOther ? "!" : ":")\(claim.cells)"
    case .all: return "(" + Meanings.joined(view.operands.map { key(of: $0) }, by: "&") + ")"
    case .any: return "(" + Meanings.joined(view.operands.map { key(of: $0) }, by: "|") + ")"
    }
  }

  private static func joined(_ keys: [String], by sign: String) -> String {
    keys.map { ExactText($0) }.sorted().map { $0.text }.joined(separator: sign)
  }
}

/// Facts that are assumed while a part of a query is simplified, by aspect.
struct Facts {
  private var claims: [Int: [Claim]] = [:]
  /// Whether the facts can hold together.
  private(set) var isConsistent = true
  let meanings: Meanings

  init(_ meanings: Meanings) { self.meanings = meanings }

  mutating func add(_ term: FilterTerm) {
    guard let (space, claim) = meanings.claim(of: term) else { return }
    add(claim, of: space)
  }

  mutating func add(_ claim: Claim, of space: Int) {
    claims[space, default: []].append(claim)
    if !meanings.spaces.spaces[space].areConsistent(claims[space] ?? []) { isConsistent = false }
  }

  /// True if the facts imply a term, false if they exclude it, nil otherwise.
  func verdict(on term: FilterTerm) -> Bool? {
    guard let (index, claim) = meanings.claim(of: term) else { return nil }
    let space = meanings.spaces.spaces[index]
    let known = claims[index] ?? []
    if !space.areConsistent(known + [claim]) { return space.areConsistent(known) ? false : nil }
    if !space.areConsistent(known + [claim.negated]) { return true }
    return nil
  }
}
