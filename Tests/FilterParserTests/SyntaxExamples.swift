import FilterParser
import Testing
import _FilterTestSupport

typealias Example = DiagnosticExample<SyntaxDiagnosticKind>

/// Examples of every syntax diagnostic.
enum SyntaxExamples {
  static let all: [Example] = prefixes + operators + connectives + groups + quotes

  private static let removeTerm = "Remove the unfinished term"

  private static let prefixes: [Example] = [
    Example(
      .danglingMinus, "①-② x", "'-' without a term; attach it to the term to negate",
      [("Negate what follows", "-x"), (removeTerm, "x")]),
    Example(
      .danglingMinus, "a or ①-②", "'-' without a term; attach it to the term to negate", [(removeTerm, "a")]),
    Example(
      .danglingMinus, "①-②  (a b)", "'-' without a term; attach it to the term to negate",
      [("Negate what follows", "-(a b)"), (removeTerm, "(a b)")]),
    Example(
      .missingExactName, "a ①!② \"b c\"", "'!' without a name; attach it to the name",
      [("Look for exactly what follows", "a !\"b c\""), (removeTerm, "a \"b c\"")]),
    Example(
      .missingExactName, "①-!② t:elf", "'!' without a name; attach it to the name", [(removeTerm, "t:elf")]),
    Example(.repeatedMinus, "①--②t:elf", "these '-' cancel each other out", [("Remove '--'", "t:elf")]),
    Example(.repeatedMinus, "a or ①--②-(b c)", "these '-' cancel each other out", [("Remove '--'", "a or -(b c)")]),
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
      .doubledOperator, "c:①>=u②", "value starts with an operator: '>=u'",
      [("Use '>='", "c>=u"), (removeTerm, "")]),
    Example(
      .doubledOperator, "-a<①>b② c", "value starts with an operator: '>b'",
      [("Use '!='", "-a!=b c"), (removeTerm, "c")]),
    Example(
      .doubledOperator, "a=①=b②", "value starts with an operator: '=b'", [("Use '='", "a=b"), (removeTerm, "")]),
    Example(.doubledOperator, "a:①<\"b\"②", "value starts with an operator: '<\"b\"'", [(removeTerm, "")]),
    Example(.missingField, "a or ①>=3②", "missing field before the operator of '>=3'", [(removeTerm, "a")]),
    // An exact name is no field.
    Example(.missingField, "!elf ①=② x", "missing field before the operator of '='", [(removeTerm, "!elf x")]),
    Example(.missingField, "(①-:②)", "missing field before the operator of '-:'", [(removeTerm, "")]),
    Example(.missingValue, "t:①", "missing value after 't:'", [(removeTerm, "")]),
    Example(.missingValue, "a or -pow>=① or b", "missing value after '-pow>='", [(removeTerm, "a or b")]),
    Example(.missingValue, "(t:①) c:g", "missing value after 't:'", [(removeTerm, "c:g")]),
    Example(
      .spaceAfterOperator, "-t:① ②elf", "space between '-t:' and its value", [("Remove the space", "-t:elf")]),
    Example(
      .spaceAfterOperator, "o:①\t ②\"a b\" c", "space between 'o:' and its value",
      [("Remove the space", "o:\"a b\" c")]),
    Example(
      .spaceBeforeOperator, "pow ①>=②3", "space between a field and its operator '>='",
      [("Remove the space", "pow>=3")]),
    Example(
      .spaceBeforeOperator, "-pow  ①>=② 3", "space between a field and its operator '>='",
      [("Remove the space", "-pow>=3")]),
  ]

  private static let connectives: [Example] = [
    Example(.leadingConnective, "①or② t:elf", "missing term before 'or'", [("Remove 'or'", "t:elf")]),
    Example(.leadingConnective, "a (①And or② b)", "missing term before 'And or'", [("Remove 'And'", "a (b)")]),
    Example(.missingOperand, "t:elf or①", "missing term after 'or'", [("Remove 'or'", "t:elf")]),
    Example(.missingOperand, "(a b AND① ) c", "missing term after 'AND'", [("Remove 'AND'", "(a b ) c")]),
    Example(
      .repeatedConnective, "a or ①or② b", "repeated connective 'or' is ignored",
      [("Remove 'or'", "a or b")]),
    Example(
      .repeatedConnective, "a and ①or and② b", "repeated connective 'or and' is ignored",
      [("Remove 'or'", "a and b")]),
  ]

  private static let groups: [Example] = [
    Example(.emptyGroup, "a ①()② b", "no term between the parentheses", [("Remove the parentheses", "a b")]),
    Example(.emptyGroup, "a or ①-(())②", "no term between the parentheses", [("Remove the parentheses", "a")]),
    Example(.emptyGroup, "①(( or ))②a", "no term between the parentheses", [("Remove the parentheses", "a")]),
    Example(
      .nestingTooDeep, String(repeating: "-(x ", count: 128) + "①((②a" + String(repeating: ")", count: 130),
      "parentheses nested more than 128 deep; the inner ones are ignored", []),
    Example(.surplusParenthesis, "t:elf ①)②", "unmatched ')'", [("Remove ')'", "t:elf")]),
    Example(.surplusParenthesis, "a①) )②b", "unmatched ')'", [("Remove ')'", "a b")]),
    Example(.unclosedGroup, "①(②t:elf ", "unclosed '('", [("Insert ')'", "(t:elf) ")]),
    Example(.unclosedGroup, "a -①(②b \"c", "unclosed '('", [("Insert '\")'", "a -(b \"c\")")]),
    Example(.unclosedGroup, "a ①(②", "unclosed '('", [("Remove the parentheses", "a")]),
  ]

  private static let quotes: [Example] = [
    Example(
      .missingSpace, "o:/a/①i", "missing space after the closing slash; what follows is a separate term",
      [("Insert a space", "o:/a/ i")]),
    Example(
      .missingSpace, "“a”①-b", "missing space after the closing quote; what follows is a separate term",
      [("Insert a space", "“a” -b")]),
    Example(.unclosedQuote, "o:①\"②draw a", "unclosed quote", [("Insert '\"'", "o:\"draw a\"")]),
    Example(.unclosedQuote, "a ①‘②b c", "unclosed quote", [("Insert '’'", "a ‘b c’")]),
    Example(.unclosedQuote, #"①"②a\"#, "unclosed quote", [(#"Insert '\"'"#, #""a\\""#)]),
    Example(.unclosedRegex, "o:①/②^ta", "unclosed regular expression", [("Insert '/'", "o:/^ta/")]),
    Example(
      .unopenedQuote, "draw card①\"②", "unopened quote is read as part of 'card\"'",
      [("Remove '\"'", "draw card")]),
    Example(
      .unopenedQuote, "o:card①”② b", "unopened quote is read as part of 'card”'",
      [("Remove '”'", "o:card b")]),
  ]
}
