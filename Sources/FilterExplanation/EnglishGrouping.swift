import FilterAST
import FilterSemantics
import FilterText
import FilterVocabulary

/// Builds the sentence of a condition: the noun with its adjectives, and the clauses behind "that".
struct EnglishGrouping {
  let wording: EnglishWording

  /// What a whole query asks for: `creatures that are red and green`.
  func sentence(_ statements: EnglishStatements) -> Prose {
    if let names = exactNames(statements) { return names }
    guard case .any(let members, _) = statements else { return nounPhrase(conjuncts(of: statements)) }
    if !members.contains(where: { hasKind($0) }) { return items([], alternative(members, nil, lead: "")) }
    // What has neither noun nor adjective goes together: "or cards with flying or haste".
    let plain = members.filter { isPlain($0) }
    var phrases = members.filter { !isPlain($0) }.map { nounPhrase(conjuncts(of: $0)) }
    if !plain.isEmpty { phrases.append(items([], alternative(plain, nil, lead: ""))) }
    return Prose(list: phrases, Prose.Series(connective: "or", lead: "", range: nil))
  }

  /// `legendary creatures with flying`
  private func nounPhrase(_ members: [EnglishStatements]) -> Prose {
    let subject = EnglishSubject(members, wording)
    if subject.rest.count == 1, case .any(let alternatives, let range) = subject.rest[0] {
      // The only clause there is needs no "either" before its verbs: "creatures that are red, or have flying".
      return items(subject.words, alternative(alternatives, range, lead: ""))
    }
    return items(subject.words, verbPhrases(subject.rest))
  }

  /// The noun and its clauses. Where all they say is what items have, it is "creatures with flying".
  private func items(_ head: [Prose], _ phrases: [VerbPhrase]) -> Prose {
    let head = head.isEmpty ? [Prose(wording.vocabulary.itemNamePlural, nil)] : head
    if phrases.isEmpty { return Prose(sequence: head) }
    if phrases.count == 1, phrases[0].verb == "have", !phrases[0].isNegated {
      return Prose(sequence: head + [Prose("with", phrases[0].range), phrases[0].complement])
        .divided(atLeast: .connective)
    }
    if phrases.count == 1, phrases[0].verb == "are", !phrases[0].isNegated,
      ["named", "from"].contains(EnglishVerb.firstWord(phrases[0].complement.firstWords).word)
    {
      return Prose(sequence: head + [phrases[0].complement]).divided(atLeast: .connective)
    }
    // What is short comes first: then a list within the last clause needs no stronger marks around it.
    let ordered =
      phrases.filter { $0.complement.division < .comma } + phrases.filter { $0.complement.division >= .comma }
    let series = Prose.Series(connective: "and", lead: "", range: nil)
    let clauses = Prose(list: ordered.map { $0.prose }, series)
    return Prose(sequence: head + [Prose("that", phrases.count == 1 ? phrases[0].range : nil), clauses])
      .divided(atLeast: .connective)
  }

  /// The verb phrases of members that must all hold. Groups come behind single statements, where they are easier to
  /// follow.
  private func verbPhrases(_ members: [EnglishStatements]) -> [VerbPhrase] {
    var clauses: [EnglishClause] = []
    var groups: [VerbPhrase] = []
    for member in members {
      switch member {
      case .statement(let statement): clauses.append(wording.clause(statement))
      case .all(let inner, _): groups += verbPhrases(inner)
      case .any(let inner, let range): groups += alternative(inner, range, lead: "either")
      }
    }
    return ClauseJoining(isAny: false, needsEither: false, range: nil).verbPhrases(clauses) + groups
  }

  /// The verb phrase of members of which some must hold.
  private func alternative(_ members: [EnglishStatements], _ range: SourceRange?, lead: String) -> [VerbPhrase] {
    var clauses: [EnglishClause] = []
    var groups: [VerbPhrase] = []
    for member in members {
      switch member {
      case .statement(let statement): clauses.append(wording.clause(statement))
      case .any(let inner, let range): groups += alternative(inner, range, lead: "either")
      case .all(let inner, _) where hasKind(member):
        clauses.append(EnglishClause("are", core: nounPhrase(inner), range: nil))
      case .all(let inner, let range): groups += merged(verbPhrases(inner), "and", lead: "", range)
      }
    }
    let joining = ClauseJoining(isAny: true, needsEither: range != nil && groups.isEmpty, range: range)
    return merged(joining.verbPhrases(clauses) + groups, "or", lead: lead, range)
  }

  /// Several verb phrases as one.
  private func merged(
    _ phrases: [VerbPhrase], _ connective: String, lead: String, _ range: SourceRange?
  ) -> [VerbPhrase] {
    if phrases.count < 2 { return phrases }
    let series = Prose.Series(connective: connective, lead: lead, range: range)
    return [VerbPhrase(verb: "", complement: Prose(list: phrases.map { $0.prose }, series))]
  }

  private func conjuncts(of statements: EnglishStatements) -> [EnglishStatements] {
    if case .all(let members, _) = statements { return members }
    return [statements]
  }

  /// Whether one of the statements that must all hold says what kind of items they are: by a noun, or by a name before
  /// it.
  private func hasKind(_ statements: EnglishStatements) -> Bool {
    conjuncts(of: statements).contains { EnglishSubject.kind($0, wording) != nil }
  }

  /// Whether it is a single statement that leaves the noun to others.
  private func isPlain(_ statements: EnglishStatements) -> Bool {
    guard case .statement(let statement) = statements, !hasKind(statements) else { return false }
    return wording.clause(statement).adjective == nil
  }

  /// `the card named exactly “Lightning Bolt”`, for a query that asks for whole names and nothing else.
  private func exactNames(_ statements: EnglishStatements) -> Prose? {
    let members: [EnglishStatements]
    if case .any(let several, _) = statements { members = several } else { members = [statements] }
    var names: [Prose] = []
    for member in members {
      guard case .statement(let statement) = member, statement.polarity == .positive,
        case .name(exact: true, let name) = statement.condition
      else { return nil }
      names.append(Prose(EnglishWords.quoted(name.text), statement.range))
    }
    if names.isEmpty { return nil }
    let vocabulary = wording.vocabulary
    let items = names.count == 1 ? vocabulary.itemName : vocabulary.itemNamePlural
    let range: SourceRange?
    if names.count == 1 { range = statements.range } else { range = nil }
    let series = Prose.Series(connective: "or", lead: "", range: nil)
    return Prose(sequence: [Prose("the \(items) named exactly", range), Prose(list: names, series)])
  }
}
