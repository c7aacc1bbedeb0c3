import FilterRegex
import Testing

/// A pattern with one finding of a kind, from `①` to `②`, and everything the finding holds.
struct RegexExample: Sendable, CustomTestStringConvertible {
  let problem: RegexProblem
  let text: String
  let message: String
  let fixes: [(title: String, after: String)]
  let sourceLocation: SourceLocation

  init(
    _ problem: RegexProblem, _ text: String, _ message: String, _ fixes: [(title: String, after: String)] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    self.problem = problem
    self.text = text
    self.message = message
    self.fixes = fixes
    self.sourceLocation = sourceLocation
  }

  var testDescription: String { "\(problem) in \(text)" }
}

extension RegexExample {
  static let all: [RegexExample] = groups + quantifiers + classes + escapes + limits

  private static let groups: [RegexExample] = [
    RegexExample(.atomicGroup, "①(?>②a)b", "Atomic groups are refused", [("Use '(?:'", "(?:a)b")]),
    RegexExample(
      .inlineFlags, "①(?i)②a", "Flags such as '(?i)' are refused; upper and lower case are always the same",
      [("Remove '(?i)'", "a")]),
    RegexExample(
      .inlineFlags, "①(?s-m:②a)", "Flags such as '(?s-m:' are refused; upper and lower case are always the same",
      [("Use '(?:'", "(?:a)")]),
    RegexExample(.namedGroup, "①(?<word>②a)", "Groups with a name are refused", [("Use '('", "(a)")]),
    RegexExample(.namedGroup, "①(?P<word>②a)", "Groups with a name are refused", [("Use '('", "(a)")]),
    RegexExample(
      .nestingTooDeep, String(repeating: "(", count: 64) + "①(②a" + String(repeating: ")", count: 65),
      "Groups are nested more than 64 deep; the inner parentheses are passed over"),
    RegexExample(
      .unclosedGroup, "a①(②b|c", "No ')' closes this '('", [("Insert ')'", "a(b|c)"), ("Escape '('", #"a\(b|c"#)]),
    RegexExample(
      .unclosedGroup, "①(?=②a", "No ')' closes this '(?='", [("Insert ')'", "(?=a)"), ("Escape '('", #"\(?=a"#)]),
    RegexExample(
      .unknownGroup, "①(?②'n'a)", "'(?' begins no group: ':', '=', '!', '<=' or '<!' must follow",
      [("Use '('", "('n'a)"), ("Escape '?'", #"(\?'n'a)"#)]),
    RegexExample(
      .unmatchedParenthesis, "a①)②", "No '(' opens what this ')' closes",
      [("Escape ')'", #"a\)"#), ("Remove ')'", "a")]),
    RegexExample(
      .unmatchedParenthesis, "a①))②b", "No '(' opens what this '))' closes",
      [("Escape '))'", #"a\)\)b"#), ("Remove '))'", "ab")]),
  ]

  private static let quantifiers: [RegexExample] = [
    RegexExample(.boundTooLarge, "a①{256}②", "'{256}' repeats more than 255 times", [("Use '{255}'", "a{255}")]),
    RegexExample(
      .boundTooLarge, "a①{2,1000}②", "'{2,1000}' repeats more than 255 times",
      [("Use '{2,}'", "a{2,}"), ("Use '{2,255}'", "a{2,255}")]),
    RegexExample(
      .boundTooLarge, "a①{300,}?②", "'{300,}?' repeats more than 255 times", [("Use '{255,}?'", "a{255,}?")]),
    RegexExample(.doubledQuantifier, "a*①*②b", "'*' stands behind another quantifier", [("Remove '*'", "a*b")]),
    RegexExample(
      .doubledQuantifier, "a{2}①{3}?②", "'{3}?' stands behind another quantifier", [("Remove '{3}?'", "a{2}")]),
    RegexExample(
      .malformedBounds, #"①{2②\/w}"#, "'{2' begins a number of repetitions that does not end in '}'",
      [("Escape '{'", #"\{2\/w}"#)]),
    RegexExample(
      .malformedBounds, "a①{2,②", "'{2,' begins a number of repetitions that does not end in '}'",
      [("Insert '}'", "a{2,}"), ("Escape '{'", #"a\{2,"#)]),
    RegexExample(
      .nothingToRepeat, "①*②a", "Nothing that '*' could repeat stands before it",
      [("Escape '*'", #"\*a"#), ("Remove '*'", "a")]),
    RegexExample(
      .nothingToRepeat, "①{1}②{W}", "Nothing that '{1}' could repeat stands before it",
      [("Escape '{'", #"\{1}{W}"#), ("Remove '{1}'", "{W}")]),
    RegexExample(
      .nothingToRepeat, "^①+②a", "Nothing that '+' could repeat stands before it",
      [("Escape '+'", #"^\+a"#), ("Remove '+'", "^a")]),
    RegexExample(.possessiveQuantifier, "a*①+②b", "Possessive quantifiers are refused", [("Remove '+'", "a*b")]),
    RegexExample(
      .reversedBounds, "a①{5,2}②", "The bounds of '{5,2}' are the wrong way round", [("Use '{2,5}'", "a{2,5}")]),
    RegexExample(
      .symbolAsBounds, "add ①{2}②", "'{2}' repeats the character before it; a symbol needs a backslash",
      [("Escape '{'", #"add \{2}"#)]),
  ]

  private static let classes: [RegexExample] = [
    RegexExample(
      .emptyClass, "a①[]②", "The brackets hold no character: a ']' behind '[' is the first one",
      [("Escape '['", #"a\[]"#), ("Remove '[]'", "a")]),
    RegexExample(
      .misplacedEscape, #"[a①\y②]"#, #"'\y' stands for no character, so it cannot stand within brackets"#,
      [("Remove the backslash", "[ay]")]),
    RegexExample(.misplacedHyphen, #"[\d①-②z]"#, "This '-' joins no two characters", [("Escape '-'", #"[\d\-z]"#)]),
    RegexExample(.reversedRange, "[①z-a②]", "The ends of 'z-a' are the wrong way round", [("Use 'a-z'", "[a-z]")]),
    RegexExample(
      .shorthandInClass, #"[①\sm②a]"#,
      #"'\sm' is no shorthand within brackets, where each character stands for itself"#, [(#"Use 'm\s'"#, #"[m\sa]"#)]),
    RegexExample(
      .unclosedClass, "a①[②b", "No ']' closes this '['", [("Insert ']'", "a[b]"), ("Escape '['", #"a\[b"#)]),
    RegexExample(
      .unclosedPosixClass, "[①[:alpha②]", "No ':]' closes '[:alpha'",
      [("Insert ':]'", "[[:alpha:]]"), ("Escape '['", #"[\[:alpha]"#)]),
    RegexExample(
      .unknownPosixClass, "[①[:Alpha:]②]", "There is no class '[:Alpha:]'", [("Use '[:alpha:]'", "[[:alpha:]]")]),
    RegexExample(.unknownPosixClass, "[①[:letter:]②a]", "There is no class '[:letter:]'"),
  ]

  private static let escapes: [RegexExample] = [
    RegexExample(.backReference, #"(a)①\1②"#, #"The back-reference '\1' never matches"#),
    RegexExample(
      .badCharacterCode, #"①\u12②"#, #"'\u12' names no character"#, [("Remove the backslash", "u12")]),
    RegexExample(
      .trailingBackslash, #"a①\②"#, "Nothing follows the backslash", [(#"Use '\\'"#, #"a\\"#), (#"Remove '\'"#, "a")]),
    RegexExample(
      .unknownBackReference, #"①\1②a"#, #"No group that '\1' could repeat ends before it, so it never matches"#),
    RegexExample(
      .unknownEscape, #"①\q②a"#, #"'\q' means nothing: letters have a backslash only where it gives them a meaning"#,
      [("Remove the backslash", "qa")]),
    RegexExample(
      .unknownEscape, #"a①\z②"#, #"'\z' means nothing: letters have a backslash only where it gives them a meaning"#,
      [(#"Use '\Z'"#, #"a\Z"#), ("Remove the backslash", "az")]),
  ]

  private static let limits: [RegexExample] = [
    RegexExample(
      .parenthesesTooDeep, "((①(②a)))", "Parentheses are nested more than 2 deep, counting escaped ones as well"),
    RegexExample(
      .patternTooComplex, String(repeating: "a|", count: 22) + "a①|②a",
      "The pattern is too complex: from here on it scores 90 or more "
        + "('.' and '(' are one point, '*', '+', '?' and '{' two, '|' four)"),
    RegexExample(
      .patternTooLong, String(repeating: "a", count: 248) + "①a②",
      #"The pattern is too long: more than 248 characters, with '\' and '"' as two"#),
    RegexExample(
      .tooManyRepetitions, "a{30}b①{21}②", "The upper bounds of all braces add up to more than 50"),
  ]
}
