import FilterSemantics
import FilterText

/// What is not run at all (sections 2 and 2.2): an empty query, one of which nothing remains, parentheses that do not match, an
/// instruction within parentheses, more than six regular expressions.
///
/// A query of instructions alone is refused as well: they are lifted out, and then nothing remains.
enum StrictRefusal {
  case empty
  case nothingRemains
  case surplusParenthesis
  case unclosedParenthesis
  case directiveInGroup
  case tooManyRegexes

  /// The refusal with its place in the text.
  func at(_ range: SourceRange) -> QueryRefusal {
    QueryRefusal(message: message, range: range)
  }

  private var message: String {
    switch self {
    case .empty: "there is nothing to search for"
    case .nothingRemains: "no term of the query can be used"
    case .surplusParenthesis: "this ')' closes no group"
    case .unclosedParenthesis: "no ')' closes this group"
    case .directiveInGroup: "an instruction may not stand within parentheses"
    case .tooManyRegexes: "there may be six regular expressions at most"
    }
  }
}
