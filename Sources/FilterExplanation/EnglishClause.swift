import FilterAST
import FilterSemantics
import FilterText

/// What one statement says about items, as the words behind "cards that": a verb, and an object in three parts of which
/// the middle one varies. Clauses that differ in the middle alone can share the rest: "are legal in Modern and Legacy".
struct EnglishClause {
  /// `have`
  var verb: String
  /// Whether the verb is negated: `do not have`.
  var isNegated: Bool
  /// `a power of`
  var head: String
  /// `at least 3`
  var core: Prose
  /// The core behind a negated verb, where that is another: "are not **both** red and green".
  var negatedCore: Prose?
  /// The core that says the opposite without a negation, where there is one: "have **a color other than red**" for "have no
  /// color other than red".
  var opposite: Prose?
  /// The core beside others that say how much: "less than 2 or **exactly 5**".
  var exactCore: Prose?
  /// `in their name`
  var tail: String
  /// Whether another core could be misread behind this one ("exactly red" and "green"), so that the clause keeps its
  /// verb.
  var standsAlone = false
  /// Whether it ends with a clause of its own ("a color identity that fits within red"), into which a list would run
  /// on.
  var isOpenEnded = false
  /// The word before items that says the same, where there is one: `legendary`.
  var adjective: String?
  /// The part of the query.
  var range: SourceRange?

  init(
    _ verb: String, isNegated: Bool = false, head: String = "", core: Prose, tail: String = "", range: SourceRange?
  ) {
    self.verb = verb
    self.isNegated = isNegated
    self.head = head
    self.core = core
    self.tail = tail
    self.range = range
  }

  /// The clause of a phrase that is finished: `can be cast`.
  init(phrase: String, range: SourceRange?) {
    let (verb, isNegated, rest) = EnglishVerb.split(phrase)
    self.init(verb, isNegated: isNegated, core: Prose(rest, range), range: range)
    if verb == "are", !isNegated, EnglishClause.isAdjective(rest) { adjective = rest }
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

  /// What clauses have in common that can share their words.
  var frame: String { head + "\u{0}" + tail }

  /// Whether a word can stand before items: one word in lower case that is no plural (`reprints`).
  static func isAdjective(_ word: String) -> Bool {
    let bytes = Array(word.utf8)
    guard bytes.count > 2 else { return false }
    if bytes.last == UInt8(ascii: "s"), bytes[bytes.count - 2] != UInt8(ascii: "s") { return false }
    return bytes.allSatisfy { $0 >= 0x61 && $0 <= 0x7A || $0 == UInt8(ascii: "-") }
  }
}
