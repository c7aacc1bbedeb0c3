package import FilterAST
package import FilterSemantics
package import FilterVocabulary

/// Literals that cannot all hold.
enum Conflict {
  /// All conflicts among literals, one for each aspect that has one, in the order of the aspects.
  ///
  /// Each is minimal: without any one of its literals the rest can hold. Literals of different aspects never exclude
  /// each other, so the literals are grouped by aspect in linear time, and only within an aspect is each left out in
  /// turn.
  static func all(among literals: [Literal], _ spaces: ConditionSpaces) -> [[Literal]] {
    var found: [[Literal]] = []
    for group in spaces.groups(of: literals) where !areConsistent(group, in: spaces) {
      found.append(core(of: group, spaces))
    }
    return found
  }

  /// The first conflict among literals; nil if they can hold together.
  static func minimal(_ literals: [Literal], in spaces: ConditionSpaces) -> [Literal]? {
    all(among: literals, spaces).first
  }

  /// Whether two literals cannot both hold.
  static func isBetween(_ first: Literal, and second: Literal, in spaces: ConditionSpaces) -> Bool {
    guard let left = spaces.atoms[first.leaf], let right = spaces.atoms[second.leaf], left.space == right.space else {
      return false
    }
    return !areConsistent([first, second], in: spaces)
  }

  /// The smallest conflict in literals of one aspect. Given a choice, later literals are kept, so that a diagnostic is
  /// placed at what was typed last.
  private static func core(of literals: ArraySlice<Literal>, _ spaces: ConditionSpaces) -> [Literal] {
    var core: [Literal] = []
    var claims: [Claim] = []
    var seen: Set<Claim> = []
    for literal in literals {
      guard let atom = spaces.atoms[literal.leaf] else { continue }
      let claim = atom.claim(literal.polarity)
      if !seen.insert(claim).inserted { continue }
      core.append(literal)
      claims.append(claim)
      // Further literals add nothing to an existing conflict.
      if !spaces.spaces[atom.space].areConsistent(claims) { break }
    }
    return core.minimal { !areConsistent($0, in: spaces) }
  }

  /// Whether literals of one aspect can hold together.
  static func areConsistent(_ literals: some Collection<Literal>, in spaces: ConditionSpaces) -> Bool {
    guard let first = literals.first, let space = spaces.atoms[first.leaf]?.space else { return true }
    return spaces.spaces[space].areConsistent(
      literals.compactMap { literal in
        spaces.atoms[literal.leaf].map { $0.claim(literal.polarity) }
      })
  }
}

/// Checks whether one more condition can hold together with some that must hold: used for each candidate of a
/// completion.
///
/// Only conditions of the same aspect can exclude each other, so the check is free if the query has none.
package struct ConflictTrial: Sendable {
  private let vocabulary: Vocabulary
  private let claims: [(key: SpaceKey, condition: Condition, polarity: Polarity)]

  /// A check against conditions that hold together. Directives among them are skipped.
  package init(_ conditions: [(Condition, Polarity)], in vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
    claims = conditions.compactMap { condition, polarity in
      vocabulary.spaceKey(of: condition).map { ($0, condition, polarity) }
    }
  }

  /// Whether there is no condition to contradict.
  package var isEmpty: Bool { claims.isEmpty }

  /// Whether a condition cannot hold together with the others. Quadratic in the conditions of its aspect, of which 32
  /// are considered.
  package func excludes(_ condition: Condition, polarity: Polarity) -> Bool {
    if claims.isEmpty { return false }
    guard let key = vocabulary.spaceKey(of: condition) else { return false }
    var conditions: [Condition?] = []
    var literals: [Literal] = []
    for claim in claims where claim.key == key && conditions.count < 32 {
      literals.append(Literal(leaf: conditions.count, polarity: claim.polarity))
      conditions.append(claim.condition)
    }
    if conditions.isEmpty { return false }
    literals.append(Literal(leaf: conditions.count, polarity: polarity))
    conditions.append(condition)
    let spaces = ConditionSpaces(conditions, in: vocabulary)
    // If the others contradict each other already, nothing is known about the new condition.
    return !Conflict.all(among: literals, spaces).isEmpty
      && Conflict.all(among: Array(literals.dropLast()), spaces).isEmpty
  }
}

extension Array {
  /// The smallest part that still `suffices`, found by leaving out each element in turn, the first ones first. Calls
  /// `suffices` once per element.
  func minimal(while suffices: ([Element]) -> Bool) -> [Element] {
    var core = self
    var index = 0
    while index < core.count {
      var rest = core
      rest.remove(at: index)
      if suffices(rest) { core = rest } else { index += 1 }
    }
    return core
  }
}
