import FilterAST
import FilterText
import FilterVocabulary

/// Builds the sentence of a condition: the noun with its adjectives, and the clauses behind "that".
struct EnglishGrouping {
  let wording: EnglishWording

  /// How many adjectives may stand before a noun; the others become clauses.
  private static let maximumAdjectives = 3

  /// What a whole query asks for: `creatures that are red and green`.
  func sentence(_ statements: EnglishStatements) -> Prose {
    if let names = exactNames(statements) { return names }
    switch statements {
    case .any(let members, _):
      if members.contains(where: { hasNoun($0) }) {
        let series = Prose.Series(connective: "or", lead: "", range: nil)
        return Prose(list: members.map { nounPhrase(conjuncts(of: $0)) }, series)
      }
      return items([], alternative(members, nil, lead: ""))
    default: return nounPhrase(conjuncts(of: statements))
    }
  }

  /// `legendary creatures with flying`
  private func nounPhrase(_ members: [EnglishStatements]) -> Prose {
    let colors = members.count { isColorAdjective($0) }
    var adjectives: [Prose] = []
    var names: [Prose] = []
    var noun: Prose?
    var rest: [EnglishStatements] = []
    for member in members {
      guard case .statement(let statement) = member, statement.polarity == .positive else {
        rest.append(member)
        continue
      }
      if noun == nil, let word = wording.noun(of: statement.condition) {
        noun = Prose(word, statement.range)
      } else if adjectives.count + names.count < EnglishGrouping.maximumAdjectives,
        colors < 2 || !isColorAdjective(member), let word = clause(statement).adjective
      {
        // What has a capital letter is a kind of item and stands next to the noun: "green Elf cards".
        if isCapitalized(word) {
          names.append(Prose(word, statement.range))
        } else {
          adjectives.append(Prose(word, statement.range))
        }
      } else {
        rest.append(member)
      }
    }
    let head = adjectives + names + [noun ?? Prose(wording.vocabulary.itemNamePlural, nil)]
    if rest.count == 1, case .any(let alternatives, let range) = rest[0] {
      // The only clause there is needs no "either" before its verbs: "creatures that are red, or have flying".
      return items(head, alternative(alternatives, range, lead: ""))
    }
    return items(head, verbPhrases(rest))
  }

  /// Whether a member is one color asked for: "red" is an adjective, "red green" is none.
  private func isColorAdjective(_ member: EnglishStatements) -> Bool {
    guard case .statement(let statement) = member, statement.polarity == .positive,
      case .colors = statement.condition
    else { return false }
    return clause(statement).adjective != nil
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
      phrases[0].complement.firstWords.utf8.starts(with: "named".utf8)
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

  /// The verb phrases of members that must all hold. Groups come behind single statements, where they are easier to follow.
  private func verbPhrases(_ members: [EnglishStatements]) -> [VerbPhrase] {
    var clauses: [EnglishClause] = []
    var groups: [VerbPhrase] = []
    for member in members {
      switch member {
      case .statement(let statement): clauses.append(clause(statement))
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
      case .statement(let statement): clauses.append(clause(statement))
      case .any(let inner, let range): groups += alternative(inner, range, lead: "either")
      case .all(let inner, _) where hasNoun(member):
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

  private func clause(_ statement: Statement) -> EnglishClause {
    wording.clause(statement.condition, statement.polarity, written: statement.written, range: statement.range)
  }

  private func conjuncts(of statements: EnglishStatements) -> [EnglishStatements] {
    if case .all(let members, _) = statements { return members }
    return [statements]
  }

  /// Whether one of the statements that must all hold says what kind of items they are: by a noun, or by a name before it.
  private func hasNoun(_ statements: EnglishStatements) -> Bool {
    conjuncts(of: statements).contains { member in
      guard case .statement(let statement) = member, statement.polarity == .positive else { return false }
      if wording.noun(of: statement.condition) != nil { return true }
      return clause(statement).adjective.map { isCapitalized($0) } ?? false
    }
  }

  private func isCapitalized(_ word: String) -> Bool {
    word.utf8.first.map { $0 >= 0x41 && $0 <= 0x5A } ?? false
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
