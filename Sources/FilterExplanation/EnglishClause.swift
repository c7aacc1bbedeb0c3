import FilterAST
import FilterText

/// What is said about items, as the words after "cards that": a verb, and an object in three parts of which the middle
/// one varies. Clauses that differ in the middle part alone can share the rest: "are legal in Modern and Legacy".
///
/// A clause comes from one statement, or from several that ``ClauseJoining`` has joined.
struct EnglishClause {
  /// `have`. Empty where several clauses are joined: `either are red or have flying`.
  var verb: String
  /// Whether the verb is negated: `do not have`.
  var isNegated: Bool
  /// `a power of`
  var head: String
  /// `at least 3`
  var core: Prose
  /// The core after a negated verb, where it differs: "are not **both** red and green".
  var negatedCore: Prose?
  /// The core that says the opposite without a negation, where there is one: "have **a color other than red**" for
  /// "have no color other than red".
  var opposite: Prose?
  /// The core beside others that are amounts: "less than 2 or **exactly 5**".
  var exactCore: Prose?
  /// `in their name`
  var tail: String
  /// Whether another core could be misread after this one ("exactly red" and "green"), so that the clause keeps its
  /// verb.
  var standsAlone = false
  /// Whether it ends with a clause or a preposition of its own ("a color identity that fits within red", "creatures
  /// without rules text"), which a following item of a list would seem to continue.
  var isOpenEnded = false
  /// Whether it says what items do not do without negating the verb: `are neither red nor green`.
  var isNeither = false
  /// The word before items that says the same, where there is one: `legendary`.
  var adjective: String?
  /// The part of the query; nil where several terms share the verb.
  var range: SourceRange?

  init(
    _ verb: String, isNegated: Bool = false, head: String = "", core: Prose, tail: String = "",
    range: SourceRange? = nil
  ) {
    self.verb = verb
    self.isNegated = isNegated
    self.head = head
    self.core = core
    self.tail = tail
    self.range = range
  }

  /// The clause of a complete phrase: `can be cast`.
  init(phrase: String, range: SourceRange?) {
    let (verb, isNegated, rest) = EnglishVerb.split(phrase)
    self.init(verb, isNegated: isNegated, core: Prose(rest, range: range), range: range)
    isOpenEnded = EnglishWords.endsWithAttribute(rest)
    if verb == "are", !isNegated, EnglishWords.isAdjective(rest) { adjective = rest }
  }

  /// The clause that holds exactly where this one does not.
  func with(_ polarity: Polarity) -> EnglishClause {
    if polarity == .positive { return self }
    var clause = self
    clause.adjective = nil
    if let opposite {
      (clause.core, clause.opposite) = (opposite, core)
      return clause
    }
    clause.isNegated.toggle()
    if let other = negatedCore {
      clause.core = other
      clause.negatedCore = core
    }
    return clause
  }

  /// Whether it can follow the noun without "that are": "cards **from War of the Spark**".
  var isOrigin: Bool { verb == "are" && !isNegated && EnglishVerb.firstWord(head).word == "from" }

  /// Whether it begins with "whose" and so needs no "that" before it.
  var isPossessive: Bool { verb.isEmpty ? core.firstWords.hasPrefix("whose ") : verb.hasPrefix("whose ") }

  /// What follows the verb.
  var complement: Prose { Prose(sequence: [Prose(head, range: range), core, Prose(tail, range: range)]) }

  /// The verb and what follows it.
  var prose: Prose {
    Prose(sequence: [Prose(isNegated ? EnglishVerb.negated(verb) : verb, range: range), complement])
  }
}
