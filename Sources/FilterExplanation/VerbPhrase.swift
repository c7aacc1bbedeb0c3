import FilterText

/// A verb with all that shares it: `are red and legal in Modern`.
struct VerbPhrase {
  /// Empty where several verb phrases stand together: `either are red or have flying`.
  var verb: String
  var isNegated = false
  /// Whether it says what items do not do, by "not" or "neither".
  var isNegative = false
  var complement: Prose
  /// The part of the query the verb stands for; nil where several terms share it.
  var range: SourceRange?

  /// The verb and what follows it.
  var prose: Prose {
    Prose(sequence: [Prose(isNegated ? EnglishVerb.negated(verb) : verb, range), complement])
  }
}

extension EnglishClause {
  /// What stands behind the verb.
  var complement: Prose {
    Prose(sequence: [Prose(head, range), core, Prose(tail, range)])
  }

  var verbPhrase: VerbPhrase {
    VerbPhrase(verb: verb, isNegated: isNegated, isNegative: isNegated, complement: complement, range: range)
  }
}
