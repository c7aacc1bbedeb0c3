import FilterParser
import Testing

/// A text with one finding of a kind, from `①` to `②` (a gap where `②` is missing), and everything the finding holds.
struct Example: Sendable, CustomTestStringConvertible {
  let problem: SyntaxProblem
  let text: String
  let message: String
  let fixes: [(title: String, after: String)]
  let sourceLocation: SourceLocation

  init(
    _ problem: SyntaxProblem, _ text: String, _ message: String, _ fixes: [(title: String, after: String)],
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

extension Example {
  static let all: [Example] = prefixes + operators + connectives + groups + quotes

  private static let removeTerm = "Remove the unfinished term"

  private static let prefixes: [Example] = [
    Example(
      .danglingMinus, "①-② x", "A lone '-' negates nothing: it must be glued to a term",
      [("Negate what follows", "-x"), (removeTerm, "x")]),
    Example(
      .danglingMinus, "a or ①-②", "A lone '-' negates nothing: it must be glued to a term", [(removeTerm, "a")]),
    Example(
      .danglingMinus, "①-②  (a b)", "A lone '-' negates nothing: it must be glued to a term",
      [("Negate what follows", "-(a b)"), (removeTerm, "(a b)")]),
    Example(
      .missingExactName, "a ①!② \"b c\"", "A lone '!' names nothing: it must be glued to a name",
      [("Look for exactly what follows", "a !\"b c\""), (removeTerm, "a \"b c\"")]),
    Example(
      .missingExactName, "①-!② t:elf", "A lone '!' names nothing: it must be glued to a name", [(removeTerm, "t:elf")]),
    Example(.repeatedMinus, "①--②t:elf", "These '-' cancel out", [("Remove '--'", "t:elf")]),
    Example(.repeatedMinus, "a or ①--②-(b c)", "These '-' cancel out", [("Remove '--'", "a or -(b c)")]),
    Example(
      .strayPunctuation, "a -①/②bolt/", "'/' between a prefix and its term is ignored", [("Remove '/'", "a -bolt")]),
    Example(
      .strayPunctuation, "-①,②(a b) c", "',' between a prefix and its term is ignored",
      [("Remove ','", "-(a b) c")]),
    Example(
      .strayPunctuation, "-①!②(a b)", "'!' between a prefix and its term is ignored", [("Remove '!'", "-(a b)")]),
    Example(
      .strayPunctuation, "!①/②pow/ t:elf", "'/' between a prefix and its term is ignored",
      [("Remove '/'", "!pow t:elf")]),
  ]

  private static let operators: [Example] = [
    Example(
      .doubledOperator, "c:①>=u②", "The value begins with an operator: '>=u'",
      [("Use '>='", "c>=u"), (removeTerm, "")]),
    Example(
      .doubledOperator, "-a<①>b② c", "The value begins with an operator: '>b'",
      [("Use '!='", "-a!=b c"), (removeTerm, "c")]),
    Example(
      .doubledOperator, "a=①=b②", "The value begins with an operator: '=b'", [("Use '='", "a=b"), (removeTerm, "")]),
    Example(.doubledOperator, "a:①<\"b\"②", "The value begins with an operator: '<\"b\"'", [(removeTerm, "")]),
    Example(.missingField, "a or ①>=3②", "No field stands before the operator of '>=3'", [(removeTerm, "a")]),
    Example(.missingField, "(①-:②)", "No field stands before the operator of '-:'", [(removeTerm, "")]),
    Example(.missingValue, "t:①", "No value follows 't:'", [(removeTerm, "")]),
    Example(.missingValue, "a or -pow>=① or b", "No value follows '-pow>='", [(removeTerm, "a or b")]),
    Example(.missingValue, "(t:①) c:g", "No value follows 't:'", [(removeTerm, "c:g")]),
    Example(
      .spaceAfterOperator, "-t:① ②elf", "A space separates '-t:' from its value", [("Remove the space", "-t:elf")]),
    Example(
      .spaceAfterOperator, "o:①\t ②\"a b\" c", "A space separates 'o:' from its value",
      [("Remove the space", "o:\"a b\" c")]),
    Example(
      .spaceBeforeOperator, "pow ①>=②3", "A space separates a field from its operator '>='",
      [("Remove the space", "pow>=3")]),
    Example(
      .spaceBeforeOperator, "-pow  ①>=② 3", "A space separates a field from its operator '>='",
      [("Remove the space", "-pow>=3")]),
  ]

  private static let connectives: [Example] = [
    Example(.leadingConnective, "①or② t:elf", "Nothing stands before 'or'", [("Remove 'or'", "t:elf")]),
    Example(.leadingConnective, "a (①And or② b)", "Nothing stands before 'And or'", [("Remove 'And'", "a (b)")]),
    Example(.missingOperand, "t:elf or①", "Nothing follows 'or'", [("Remove 'or'", "t:elf")]),
    Example(.missingOperand, "(a b AND① ) c", "Nothing follows 'AND'", [("Remove 'AND'", "(a b ) c")]),
    Example(
      .repeatedConnective, "a or ①or② b", "One connective is enough here: 'or' is passed over",
      [("Remove 'or'", "a or b")]),
    Example(
      .repeatedConnective, "a and ①or and② b", "One connective is enough here: 'or and' is passed over",
      [("Remove 'or'", "a and b")]),
  ]

  private static let groups: [Example] = [
    Example(.emptyGroup, "a ①()② b", "The parentheses hold no term", [("Remove the parentheses", "a b")]),
    Example(.emptyGroup, "a or ①-(())②", "The parentheses hold no term", [("Remove the parentheses", "a")]),
    Example(.emptyGroup, "①(( or ))②a", "The parentheses hold no term", [("Remove the parentheses", "a")]),
    Example(
      .nestingTooDeep, String(repeating: "-(x ", count: 128) + "①((②a" + String(repeating: ")", count: 130),
      "Parentheses are nested more than 128 deep; the inner ones are passed over", []),
    Example(.surplusParenthesis, "t:elf ①)②", "No '(' opens what this ')' closes", [("Remove ')'", "t:elf")]),
    Example(.surplusParenthesis, "a①) )②b", "No '(' opens what this ')' closes", [("Remove ')'", "a b")]),
    Example(.unclosedGroup, "①(②t:elf ", "No ')' closes this '('", [("Insert ')'", "(t:elf) ")]),
    Example(.unclosedGroup, "a -①(②b \"c", "No ')' closes this '('", [("Insert '\")'", "a -(b \"c\")")]),
    Example(.unclosedGroup, "a ①(②", "No ')' closes this '('", [("Remove the parentheses", "a")]),
  ]

  private static let quotes: [Example] = [
    Example(
      .missingSpace, "o:/a/①i", "Text is glued to the closing slash; it is read as a term of its own",
      [("Insert a space", "o:/a/ i")]),
    Example(
      .missingSpace, "“a”①-b", "Text is glued to the closing quote; it is read as a term of its own",
      [("Insert a space", "“a” -b")]),
    Example(.unclosedQuote, "o:①\"②draw a", "No quote closes this one", [("Insert '\"'", "o:\"draw a\"")]),
    Example(.unclosedQuote, "a ①‘②b c", "No quote closes this one", [("Insert '’'", "a ‘b c’")]),
    Example(.unclosedQuote, #"①"②a\"#, "No quote closes this one", [(#"Insert '\"'"#, #""a\\""#)]),
    Example(.unclosedRegex, "o:①/②^ta", "No '/' closes this regular expression", [("Insert '/'", "o:/^ta/")]),
    Example(
      .unopenedQuote, "draw card①\"②", "This quote was never opened; it is read as a letter of 'card\"'",
      [("Remove '\"'", "draw card")]),
    Example(
      .unopenedQuote, "o:card①”② b", "This quote was never opened; it is read as a letter of 'card”'",
      [("Remove '”'", "o:card b")]),
  ]
}
