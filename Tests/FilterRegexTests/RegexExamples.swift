import FilterRegex
import Testing
import _FilterTestSupport

typealias RegexExample = DiagnosticExample<RegexDiagnosticKind>

/// Examples of every diagnostic of a pattern.
enum RegexExamples {
  static let all = dialect + limits

  /// Diagnostics of the dialect, which no limit causes.
  static let dialect: [RegexExample] = groups + quantifiers + classes + escapes

  private static let groups: [RegexExample] = [
    RegexExample(.atomicGroup, "①(?>②a)b", "atomic groups are not supported", [("Use '(?:'", "(?:a)b")]),
    RegexExample(
      .inlineFlags, "①(?i)②a", "flags such as '(?i)' are not supported; case is always ignored",
      [("Remove '(?i)'", "a")]),
    RegexExample(
      .inlineFlags, "①(?s-m:②a)", "flags such as '(?s-m:' are not supported; case is always ignored",
      [("Use '(?:'", "(?:a)")]),
    RegexExample(.namedGroup, "①(?<word>②a)", "named groups are not supported", [("Use '('", "(a)")]),
    RegexExample(.namedGroup, "①(?P<word>②a)", "named groups are not supported", [("Use '('", "(a)")]),
    RegexExample(
      .nestingTooDeep, String(repeating: "(", count: 64) + "①(②a" + String(repeating: ")", count: 65),
      "groups nested more than 64 deep; the inner parentheses are ignored"),
    RegexExample(
      .unclosedGroup, "a①(②b|c", "unclosed '('", [("Insert ')'", "a(b|c)"), ("Escape '('", #"a\(b|c"#)]),
    RegexExample(
      .unclosedGroup, "①(?=②a", "unclosed '(?='", [("Insert ')'", "(?=a)"), ("Escape '('", #"\(?=a"#)]),
    RegexExample(
      .unknownGroup, "①(?②'n'a)", "unknown group '(?'; expected ':', '=', '!', '<=' or '<!'",
      [("Use '('", "('n'a)"), ("Escape '?'", #"(\?'n'a)"#)]),
    RegexExample(
      .unmatchedParenthesis, "a①)②", "unmatched ')'",
      [("Escape ')'", #"a\)"#), ("Remove ')'", "a")]),
    RegexExample(
      .unmatchedParenthesis, "a①))②b", "unmatched '))'",
      [("Escape '))'", #"a\)\)b"#), ("Remove '))'", "ab")]),
  ]

  private static let quantifiers: [RegexExample] = [
    RegexExample(
      .boundTooLarge, "a①{256}②", "'{256}' exceeds the maximum of 255 repetitions", [("Use '{255}'", "a{255}")]),
    RegexExample(
      .boundTooLarge, "a①{2,1000}②", "'{2,1000}' exceeds the maximum of 255 repetitions",
      [("Use '{2,}'", "a{2,}"), ("Use '{2,255}'", "a{2,255}")]),
    RegexExample(
      .boundTooLarge, "a①{300,}?②", "'{300,}?' exceeds the maximum of 255 repetitions", [("Use '{255,}?'", "a{255,}?")]),
    RegexExample(.doubledQuantifier, "a*①*②b", "'*' follows another quantifier", [("Remove '*'", "a*b")]),
    RegexExample(
      .doubledQuantifier, "a{2}①{3}?②", "'{3}?' follows another quantifier", [("Remove '{3}?'", "a{2}")]),
    RegexExample(
      .malformedBounds, #"①{2②\/w}"#, "missing '}' after '{2'",
      [("Escape '{'", #"\{2\/w}"#)]),
    RegexExample(
      .malformedBounds, "a①{2,②", "missing '}' after '{2,'",
      [("Insert '}'", "a{2,}"), ("Escape '{'", #"a\{2,"#)]),
    RegexExample(
      .nothingToRepeat, "①*②a", "nothing to repeat before '*'",
      [("Escape '*'", #"\*a"#), ("Remove '*'", "a")]),
    RegexExample(
      .nothingToRepeat, "①{1}②{W}", "nothing to repeat before '{1}'",
      [("Escape '{'", #"\{1}{W}"#), ("Remove '{1}'", "{W}")]),
    RegexExample(
      .nothingToRepeat, "^①+②a", "nothing to repeat before '+'",
      [("Escape '+'", #"^\+a"#), ("Remove '+'", "^a")]),
    RegexExample(.possessiveQuantifier, "a*①+②b", "possessive quantifiers are not supported", [("Remove '+'", "a*b")]),
    RegexExample(
      .reversedBounds, "a①{5,2}②", "reversed bounds '{5,2}'", [("Use '{2,5}'", "a{2,5}")]),
    RegexExample(
      .symbolAsBounds, "add ①{2}②", "'{2}' repeats the character before it; a symbol needs a backslash",
      [("Escape '{'", #"add \{2}"#)]),
  ]

  private static let classes: [RegexExample] = [
    RegexExample(
      .emptyClass, "a①[]②", "empty brackets; a ']' directly after '[' is a character of the class",
      [("Escape '['", #"a\[]"#), ("Remove '[]'", "a")]),
    RegexExample(
      .misplacedEscape, #"[a①\y②]"#, #"'\y' is not a character and not allowed inside brackets"#,
      [("Remove the backslash", "[ay]")]),
    RegexExample(
      .misplacedHyphen, #"[\d①-②z]"#, "this '-' does not join two characters", [("Escape '-'", #"[\d\-z]"#)]),
    RegexExample(.reversedRange, "[①z-a②]", "reversed range 'z-a'", [("Use 'a-z'", "[a-z]")]),
    RegexExample(
      .shorthandInClass, #"[①\sm②a]"#,
      #"'\sm' is not a shorthand inside brackets; each character stands for itself"#, [(#"Use 'm\s'"#, #"[m\sa]"#)]),
    RegexExample(
      .unclosedClass, "a①[②b", "unclosed '['", [("Insert ']'", "a[b]"), ("Escape '['", #"a\[b"#)]),
    RegexExample(
      .unclosedPosixClass, "[①[:alpha②]", "missing ':]' after '[:alpha'",
      [("Insert ':]'", "[[:alpha:]]"), ("Escape '['", #"[\[:alpha]"#)]),
    RegexExample(
      .unknownPosixClass, "[①[:Alpha:]②]", "unknown class '[:Alpha:]'", [("Use '[:alpha:]'", "[[:alpha:]]")]),
    RegexExample(.unknownPosixClass, "[①[:letter:]②a]", "unknown class '[:letter:]'"),
  ]

  private static let escapes: [RegexExample] = [
    RegexExample(.backReference, #"(a)①\1②"#, #"back-reference '\1' never matches"#),
    RegexExample(
      .badCharacterCode, #"①\u12②"#, #"invalid character code '\u12'"#, [("Remove the backslash", "u12")]),
    RegexExample(
      .trailingBackslash, #"a①\②"#, "missing character after the backslash",
      [(#"Use '\\'"#, #"a\\"#), (#"Remove '\'"#, "a")]),
    RegexExample(
      .unknownBackReference, #"①\1②a"#, #"no group ends before back-reference '\1', so it never matches"#),
    RegexExample(
      .unknownEscape, #"①\q②a"#, #"unknown escape '\q'"#,
      [("Remove the backslash", "qa")]),
    RegexExample(
      .unknownEscape, #"a①\z②"#, #"unknown escape '\z'"#,
      [(#"Use '\Z'"#, #"a\Z"#), ("Remove the backslash", "az")]),
  ]

  private static let limits: [RegexExample] = [
    RegexExample(
      .parenthesesTooDeep, "((①(②a)))", "parentheses nested more than 2 deep, counting escaped ones"),
    RegexExample(
      .patternTooComplex, String(repeating: "a|", count: 22) + "a①|②a",
      "pattern too complex: from here on it scores 90 or more "
        + "('.' and '(' are one point, '*', '+', '?' and '{' two, '|' four)"),
    RegexExample(
      .patternTooLong, String(repeating: "a", count: 248) + "①a②",
      #"pattern longer than 248 characters, counting '\' and '"' twice"#),
    RegexExample(
      .tooManyRepetitions, "a{30}b①{21}②", "the upper bounds of all braces add up to more than 50"),
  ]
}
