import FilterSemantics
import FilterText

/// Joins clauses so that no verb and no common words are said twice.
struct ClauseJoining {
  /// How a list of clauses is joined: `and` or `or`.
  let isAny: Bool
  /// Whether the only list there is begins with "either".
  let needsEither: Bool
  /// The part of the query that connecting words stand for.
  let range: SourceRange?

  private var connective: String { isAny ? "or" : "and" }

  /// The verb phrases of clauses, in the order of the first clause of each; what is negated comes last, so that no
  /// "not" can be read on into the next phrase.
  func verbPhrases(_ clauses: [EnglishClause]) -> [VerbPhrase] {
    var places: [String: Int] = [:]
    var groups: [[EnglishClause]] = []
    for clause in clauses {
      let key = (clause.isNegated ? "-" : "+") + clause.verb
      let standsAlone = clause.standsAlone || !isAny && clause.isDividedPredicate
      if !standsAlone, let place = places[key] {
        groups[place].append(clause)
      } else {
        if !standsAlone { places[key] = groups.count }
        groups.append([clause])
      }
    }
    let isOnly = groups.count == 1
    let phrases = groups.flatMap { self.phrases($0, isOnly: isOnly) }
    return phrases.filter { !$0.isNegative } + phrases.filter { $0.isNegative }
  }

  private func phrases(_ clauses: [EnglishClause], isOnly: Bool) -> [VerbPhrase] {
    if clauses.count == 1 { return [clauses[0].verbPhrase] }
    let frames = ClauseJoining.framed(clauses)
    if clauses[0].isNegated { return negated(clauses, frames) }
    let lead = isAny && needsEither && isOnly ? "either" : ""
    let series = Prose.Series(connective: connective, lead: frames.count == 1 ? lead : "", range: range)
    let ordered = (0...2).flatMap { rank in frames.filter { $0[0].listRank == rank } }
    let complements = ordered.map { shared($0, series) }
    let outer = Prose.Series(connective: connective, lead: lead, range: range)
    return [VerbPhrase(verb: clauses[0].verb, complement: Prose(list: complements, outer))]
  }

  /// All negated: "neither A nor B". One of them negated: "not both A and B".
  private func negated(_ clauses: [EnglishClause], _ frames: [[EnglishClause]]) -> [VerbPhrase] {
    let verb = clauses[0].verb
    if isAny {
      return frames.map { frame in
        if frame.count == 1 { return frame[0].verbPhrase }
        let lead = frame.count == 2 ? "both" : "all of"
        let complement = shared(frame, Prose.Series(connective: "and", lead: lead, range: range))
        return VerbPhrase(verb: verb, isNegated: true, isNegative: true, complement: complement)
      }
    }
    if verb == "were ever" {
      // "were never printed in Arena or at mythic rare"
      let series = Prose.Series(connective: "or", lead: "", range: range)
      let complement = frames.count == 1 ? shared(clauses, series) : Prose(list: clauses.map { $0.complement }, series)
      return [VerbPhrase(verb: verb, isNegated: true, isNegative: true, complement: complement)]
    }
    if !EnglishVerb.takesNeither(verb) { return clauses.map { $0.verbPhrase } }
    let series = Prose.Series(connective: "nor", lead: "neither", range: range)
    let complement = frames.count == 1 ? shared(clauses, series) : Prose(list: clauses.map { $0.complement }, series)
    return [VerbPhrase(verb: verb, isNegative: true, complement: complement)]
  }

  /// The complement of clauses of one frame: the common words once, around the list of what differs.
  private func shared(_ clauses: [EnglishClause], _ series: Prose.Series) -> Prose {
    if clauses.count == 1 { return clauses[0].complement }
    // "less than 2 or 5" could be "less than 2 or less than 5".
    let isMixed = clauses.contains { $0.exactCore == nil }
    let list = Prose(list: clauses.map { isMixed ? $0.exactCore ?? $0.core : $0.core }, series)
    return Prose(sequence: [Prose(clauses[0].head, nil), list, Prose(clauses[0].tail, nil)])
  }

  private static func framed(_ clauses: [EnglishClause]) -> [[EnglishClause]] {
    var places: [String: Int] = [:]
    var frames: [[EnglishClause]] = []
    for clause in clauses {
      let frame = clause.frame
      if let place = places[frame] {
        frames[place].append(clause)
      } else {
        places[frame] = frames.count
        frames.append([clause])
      }
    }
    return frames
  }
}

extension EnglishClause {
  /// Whether it says "are red and green": one more "and" behind it would be one too many.
  fileprivate var isDividedPredicate: Bool { verb == "are" && head.isEmpty && core.division > .none }

  /// Its place in a list that shares the verb. What items are comes before "legal in Modern", which could be read on;
  /// last what would swallow the rest: "a color identity that fits within red, flying" makes a color of "flying".
  fileprivate var listRank: Int {
    if isOpenEnded { return 2 }
    return verb == "are" && head.isEmpty ? 0 : 1
  }
}
