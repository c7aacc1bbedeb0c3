import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Builds the sentence of a normalized condition: the noun with its adjectives, and the clauses after "that".
struct EnglishSentence {
  let wording: EnglishWording

  /// What a whole query asks for: `creatures that are red and green`.
  func prose(of condition: ExplainedCondition) -> Prose {
    if let names = exactNames(condition) { return names }
    guard case .any(let members) = condition else { return nounPhrase(condition.conjuncts) }
    if !members.contains(where: { hasKind($0) }) {
      return items([], clauses: alternative(members, range: nil, lead: ""))
    }
    // Names before one noun go together, "Elf or Druid cards", and so does what has neither noun nor adjective: "or cards
    // with flying or haste".
    let plain = members.filter { isPlain($0) }
    let names = members.filter { isName($0) }
    var phrases: [Prose] = []
    for (index, member) in members.enumerated() where !isPlain(member) {
      if names.count < 2 || !isName(member) {
        phrases.append(nounPhrase(member.conjuncts))
      } else if !members[..<index].contains(where: { isName($0) }) {
        phrases.append(nounPhrase([.any(names)]))
      }
    }
    if !plain.isEmpty { phrases.append(items([], clauses: alternative(plain, range: nil, lead: ""))) }
    if phrases.count == 1 { return phrases[0] }
    return Prose(list: phrases, Prose.Series(connective: "or", lead: "", range: nil))
  }

  /// `legendary creatures with flying`
  private func nounPhrase(_ members: [ExplainedCondition]) -> Prose {
    let subject = EnglishSubject(members, wording: wording)
    if subject.rest.count == 1, case .any(let alternatives) = subject.rest[0] {
      // The only clause there is needs no "either" before its verbs: "creatures that are red, or have flying".
      return items(subject.words, clauses: alternative(alternatives, range: subject.rest[0].range, lead: ""))
    }
    return items(subject.words, clauses: clauses(of: subject.rest))
  }

  /// The noun and its clauses. Where all they say is what items have, it is "creatures with flying".
  private func items(_ head: [Prose], clauses: [EnglishClause]) -> Prose {
    let head = head.isEmpty ? [Prose(wording.vocabulary.itemNamePlural, range: nil)] : head
    if clauses.isEmpty { return Prose(sequence: head) }
    if clauses.count == 1, clauses[0].verb == "have", !clauses[0].isNegated {
      return Prose(sequence: head + [Prose("with", range: clauses[0].range), clauses[0].complement])
        .divided(atLeast: .connective)
    }
    if clauses.count == 1, clauses[0].verb == "are", !clauses[0].isNegated,
      ["named", "from"].contains(EnglishVerb.firstWord(clauses[0].complement.firstWords).word)
    {
      return Prose(sequence: head + [clauses[0].complement]).divided(atLeast: .connective)
    }
    // What is short comes first: then a list within the last clause needs no stronger marks around it.
    let short = clauses.filter { $0.complement.division < .comma }
    let long = clauses.filter { $0.complement.division >= .comma }
    let ordered =
      (short + long).filter { !$0.isPossessive } + short.filter { $0.isPossessive } + long.filter { $0.isPossessive }
    let list = Prose(list: ordered.map { $0.prose }, Prose.Series(connective: "and", lead: "", range: nil))
    if ordered[0].isPossessive { return Prose(sequence: head + [list]).divided(atLeast: .connective) }
    return Prose(sequence: head + [Prose("that", range: clauses.count == 1 ? clauses[0].range : nil), list])
      .divided(atLeast: .connective)
  }

  /// The clauses of members that must all hold. Groups come after single statements, where they are easier to follow.
  private func clauses(of members: [ExplainedCondition]) -> [EnglishClause] {
    var single: [EnglishClause] = []
    var groups: [EnglishClause] = []
    for member in members {
      switch member {
      case .statement(let statement): single.append(wording.clause(statement))
      case .any(let inner): groups += alternative(inner, range: member.range, lead: "either")
      case .all, .notAll, .none: break  // A normalized condition has none of them here.
      }
    }
    return ClauseJoining(isAny: false).joined(single) + groups
  }

  /// The clause of members of which some must hold.
  private func alternative(_ members: [ExplainedCondition], range: SourceRange?, lead: String) -> [EnglishClause] {
    var single: [EnglishClause] = []
    var groups: [EnglishClause] = []
    for member in members {
      switch member {
      case .statement(let statement): single.append(wording.clause(statement))
      case .all(let inner) where hasKind(member): single.append(EnglishClause("are", core: nounPhrase(inner)))
      case .all(let inner): groups += merged(clauses(of: inner), connective: "and", lead: "", range: member.range)
      case .any, .notAll, .none: break  // A normalized condition has none of them here.
      }
    }
    let joining = ClauseJoining(isAny: true, needsEither: range != nil && groups.isEmpty, range: range)
    return merged(joining.joined(single) + groups, connective: "or", lead: lead, range: range)
  }

  /// Several clauses as one.
  private func merged(
    _ clauses: [EnglishClause], connective: String, lead: String, range: SourceRange?
  ) -> [EnglishClause] {
    if clauses.count < 2 { return clauses }
    let series = Prose.Series(connective: connective, lead: lead, range: range)
    // "that are done or whose size is": the other order would lack a "that".
    let ordered = clauses.filter { !$0.isPossessive } + clauses.filter { $0.isPossessive }
    return [EnglishClause("", core: Prose(list: ordered.map { $0.prose }, series))]
  }

  /// Whether one of the statements that must all hold says what kind of items they are: by a noun, or by a name before
  /// it.
  private func hasKind(_ condition: ExplainedCondition) -> Bool {
    condition.conjuncts.contains { EnglishSubject.kind($0, wording: wording) != nil }
  }

  /// Whether it is a single statement that puts a name before the noun.
  private func isName(_ condition: ExplainedCondition) -> Bool {
    if case .name? = EnglishSubject.kind(condition, wording: wording) { return true }
    return false
  }

  /// Whether it is a single statement that leaves the noun to others.
  private func isPlain(_ condition: ExplainedCondition) -> Bool {
    guard case .statement(let statement) = condition, !hasKind(condition) else { return false }
    return wording.clause(statement).adjective == nil
  }

  /// `the card named exactly “Lightning Bolt”`, for a query of exact names only.
  private func exactNames(_ condition: ExplainedCondition) -> Prose? {
    var names: [Prose] = []
    for member in condition.alternatives {
      guard case .statement(let statement) = member, statement.polarity == .positive,
        case .name(exact: true, let name) = statement.condition
      else { return nil }
      names.append(Prose(EnglishWords.quoted(name.text), range: statement.range))
    }
    if names.isEmpty { return nil }
    let isSingle = names.count == 1
    let items = isSingle ? wording.vocabulary.itemName : wording.vocabulary.itemNamePlural
    let series = Prose.Series(connective: "or", lead: "", range: nil)
    return Prose(
      sequence: [
        Prose("the \(items) named exactly", range: isSingle ? condition.range : nil), Prose(list: names, series),
      ])
  }
}
