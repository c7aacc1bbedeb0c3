import FilterText

/// Joins clauses so that no verb and no common words are said twice.
struct ClauseJoining {
  /// Whether the clauses are joined by "or" and not by "and".
  let isAny: Bool
  /// Whether the only list there is begins with "either".
  var needsEither = false
  /// The part of the query that connecting words stand for.
  var range: SourceRange?

  /// The joined clauses, in the order of the first of each. Negations come last, so that no "not" seems to continue in
  /// the next clause.
  func joined(_ clauses: [EnglishClause]) -> [EnglishClause] {
    let groups = ClauseJoining.groups(of: clauses) { clause in
      let standsAlone = clause.standsAlone || !isAny && clause.isDividedPredicate
      return standsAlone ? nil : (clause.isNegated ? "-" : "+") + clause.verb
    }
    let joined = groups.flatMap { join($0, isOnly: groups.count == 1) }
    return joined.filter { !$0.isNegative } + joined.filter { $0.isNegative }
  }

  /// Joins clauses of one verb, all negated or none.
  private func join(_ clauses: [EnglishClause], isOnly: Bool) -> [EnglishClause] {
    if clauses.count == 1 { return clauses }
    let frames = ClauseJoining.groups(of: clauses) { $0.head + "\u{0}" + $0.tail }
    if clauses[0].isNegated { return joinNegated(clauses, frames: frames) }
    let lead = isAny && needsEither && isOnly ? "either" : ""
    let inner = series(isAny ? "or" : "and", lead: frames.count == 1 ? lead : "")
    let ordered = (0...2).flatMap { rank in frames.filter { $0[0].listRank == rank } }
    let complements = ordered.map { shared($0, series: inner) }
    return [EnglishClause(clauses[0].verb, core: Prose(list: complements, series(isAny ? "or" : "and", lead: lead)))]
  }

  /// All negated: "neither A nor B". One of them negated: "not both A and B".
  private func joinNegated(_ clauses: [EnglishClause], frames: [[EnglishClause]]) -> [EnglishClause] {
    let verb = clauses[0].verb
    if isAny {
      return frames.map { frame in
        if frame.count == 1 { return frame[0] }
        let lead = frame.count == 2 ? "both" : "all of"
        return EnglishClause(verb, isNegated: true, core: shared(frame, series: series("and", lead: lead)))
      }
    }
    // "were never printed in Arena or at mythic rare"
    let isNever = verb == "were ever"
    if !isNever, !EnglishVerb.takesNeither(verb) { return clauses }
    let list = isNever ? series("or") : series("nor", lead: "neither")
    let core = frames.count == 1 ? shared(clauses, series: list) : Prose(list: clauses.map { $0.complement }, list)
    var clause = EnglishClause(verb, isNegated: isNever, core: core)
    clause.isNeither = !isNever
    return [clause]
  }

  private func series(_ connective: String, lead: String = "") -> Prose.Series {
    Prose.Series(connective: connective, lead: lead, range: range)
  }

  /// The complement of clauses that differ in their cores: the common words once, around the list of cores.
  private func shared(_ clauses: [EnglishClause], series: Prose.Series) -> Prose {
    if clauses.count == 1 { return clauses[0].complement }
    // "less than 2 or 5" could be "less than 2 or less than 5".
    let isMixed = clauses.contains { $0.exactCore == nil }
    let list = Prose(list: clauses.map { isMixed ? $0.exactCore ?? $0.core : $0.core }, series)
    return Prose(sequence: [Prose(clauses[0].head, range: nil), list, Prose(clauses[0].tail, range: nil)])
  }

  /// The clauses of equal keys together, in the order of the first of each; a clause without a key is a group of its
  /// own.
  private static func groups(of clauses: [EnglishClause], by key: (EnglishClause) -> String?) -> [[EnglishClause]] {
    var indices: [String: Int] = [:]
    var groups: [[EnglishClause]] = []
    for clause in clauses {
      let key = key(clause)
      if let key, let index = indices[key] {
        groups[index].append(clause)
      } else {
        if let key { indices[key] = groups.count }
        groups.append([clause])
      }
    }
    return groups
  }
}

extension EnglishClause {
  /// Whether it says what items do not do, by "not" or "neither".
  fileprivate var isNegative: Bool { isNegated || isNeither }

  /// Whether it says "are red and green": another "and" after it would be one too many.
  fileprivate var isDividedPredicate: Bool { verb == "are" && head.isEmpty && core.division > .none }

  /// The order in a list that shares the verb. What items are comes before "legal in Modern"; last comes what would
  /// seem to continue: in "a color identity that fits within red, flying" the flying would be a color.
  fileprivate var listRank: Int {
    if isOpenEnded { return 2 }
    return verb == "are" && head.isEmpty ? 0 : 1
  }
}
